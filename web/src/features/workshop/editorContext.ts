/** Everything that a page of the workshop needs of a game: what it brings, its words, its data. */

import { api } from '../../api/client';
import { findFront } from '../../boards/find';
import type { Workshop } from '../../boards/workshop';
import { loadWords, type GameWords } from '../../i18n/game';

export interface EditorContext {
  game: string;
  workshop: Workshop;
  words: GameWords;
}

export async function loadEditor(game: string, language: string): Promise<EditorContext> {
  const load = findFront(game).workshop;
  if (!load) throw new Error(`Nothing can be designed for ${game}.`);
  const [workshop, words] = await Promise.all([load(), loadWords(game, language)]);
  return { game, workshop, words };
}

export async function dataOf({ game, workshop }: EditorContext): Promise<Record<string, unknown>> {
  const files = await Promise.all(workshop.content.map((file) => api.content(game, file)));
  return Object.fromEntries(workshop.content.map((file, i) => [file, files[i]]));
}
