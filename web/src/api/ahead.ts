/** What is asked for before the page that needs it has come. */

import { boardWords, findBoard, findFront } from '../boards/find';
import { settings } from '../shell/settings.svelte';
import { loadGame, loadWords } from '../words/game';
import { api } from './client';
import type { Edition, TableInfo } from './types';

const tables = new Map<string, Promise<TableInfo>>();
const contents = new Map<string, Promise<unknown>>();

const keyOf = (game: string, file: string, edition: Edition) => JSON.stringify([game, file, edition.revision, edition.content]);

/** A table, and with it whatever it will be played with. */
export function tableAhead(id: string): void {
  const found = api.table(id);
  tables.set(id, found);
  found.then(gameAhead, () => null);
}

async function gameAhead({ game, revision, content }: TableInfo): Promise<void> {
  const edition = { revision, content };
  const ahead = [
    findBoard(game),
    loadGame(game, edition).then(({ files }) => contentAhead(game, files, edition)),
    loadWords(game, settings.language, boardWords(game, settings.language), edition),
  ];
  await Promise.allSettled(ahead);
}

/** The data that a game's drawings are made from: its board needs them, too. */
function contentAhead(game: string, files: readonly string[], edition: Edition): void {
  for (const file of findFront(game).almanac?.content ?? []) {
    if (!files.includes(file)) continue;
    const found = api.content(game, file, edition);
    found.catch(() => null);
    contents.set(keyOf(game, file, edition), found);
  }
}

/** A table: what was asked for ahead, once, or asked for now. */
export function tableOnce(id: string): Promise<TableInfo> {
  const found = tables.get(id) ?? api.table(id);
  tables.delete(id);
  return found;
}

/** A data file, likewise. */
export function contentOnce(game: string, file: string, edition: Edition): Promise<unknown> {
  const key = keyOf(game, file, edition);
  const found = contents.get(key) ?? api.content(game, file, edition);
  contents.delete(key);
  return found;
}
