/** Finds what a game brings: the folder of its name, or the plain one that does for any game. */

import type { Board } from './board';
import type { Front } from './front';

const PLAIN = 'fallback';
const BOARDS = import.meta.glob<Board>('./*/index.ts', { import: 'default' });
const FRONTS = import.meta.glob<Front>('./*/front.ts', { import: 'default', eager: true });
const WORDS = import.meta.glob<string>('./*/locale/board.*.ftl', { query: '?raw', import: 'default' });

export async function findBoard(game: string): Promise<Board> {
  const load = BOARDS[`./${game}/index.ts`] ?? BOARDS[`./${PLAIN}/index.ts`];
  return load!();
}

/** The games for which something can be designed. */
export function workshops(): string[] {
  const games = Object.keys(FRONTS).filter((path) => FRONTS[path]!.workshop);
  return games.map((path) => path.split('/')[1]!);
}

export function findFront(game: string): Front {
  return FRONTS[`./${game}/front.ts`] ?? FRONTS[`./${PLAIN}/front.ts`]!;
}

/** A board's own words, beside those of its game. */
export async function boardWords(game: string, language: string): Promise<string[]> {
  const names = Object.keys(WORDS).filter((name) => name.startsWith(`./${game}/`) && name.endsWith(`.${language}.ftl`));
  return Promise.all(names.sort().map((name) => WORDS[name]!()));
}
