/** Requests that start before the page that needs them has loaded. */

import { boardWords, findBoard, findFront } from '../boards/find';
import { settings } from '../shell/settings.svelte';
import { loadGame, loadWords } from '../i18n/game';
import { api } from './client';
import type { Edition, TableInfo } from './types';

const tables = new Map<string, Promise<TableInfo>>();
const contents = new Map<string, Promise<unknown>>();

const keyOf = (game: string, file: string, edition: Edition) =>
  JSON.stringify([game, file, edition.revision, edition.content]);

/** Prefetch a table, its board, its game, data and words. */
export function prefetchTable(id: string): void {
  const found = api.table(id);
  tables.set(id, found);
  found.then(prefetchGame, () => null);
}

async function prefetchGame({ game, revision, content }: TableInfo): Promise<void> {
  const edition = { revision, content };
  const requests = [
    findBoard(game),
    loadGame(game, edition).then(({ files }) => prefetchContent(game, files, edition)),
    loadWords(game, settings.language, boardWords(game, settings.language), edition),
  ];
  await Promise.allSettled(requests);
}

/** Prefetch the data files that a game's drawings are made from; its board needs them, too. */
function prefetchContent(game: string, files: readonly string[], edition: Edition): void {
  for (const file of findFront(game).almanac?.content ?? []) {
    if (!files.includes(file)) continue;
    const found = api.content(game, file, edition);
    found.catch(() => null);
    contents.set(keyOf(game, file, edition), found);
  }
}

/** Return the prefetched table once, or request it now. */
export function tableOnce(id: string): Promise<TableInfo> {
  const found = tables.get(id) ?? api.table(id);
  tables.delete(id);
  return found;
}

/** Return the prefetched data file once, or request it now. */
export function contentOnce(game: string, file: string, edition: Edition): Promise<unknown> {
  const key = keyOf(game, file, edition);
  const found = contents.get(key) ?? api.content(game, file, edition);
  contents.delete(key);
  return found;
}
