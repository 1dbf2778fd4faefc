/** Finds the board of a game: the folder of its name, or the plain one that can show any game. */

import type { Board } from './board';

const BOARDS = import.meta.glob<Board>('./*/index.ts', { import: 'default' });
const WORDS = import.meta.glob<string>('./*/locale/*.ftl', { query: '?raw', import: 'default' });

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in BOARDS;
}

export async function findBoard(game: string): Promise<Board> {
  const load = BOARDS[`./${game}/index.ts`] ?? BOARDS['./fallback/index.ts'];
  return load!();
}

/** A board's own words, beside those of its game. */
export async function boardWords(game: string, language: string): Promise<string[]> {
  const names = Object.keys(WORDS).filter(
    (name) => name.startsWith(`./${game}/`) && name.endsWith(`.${language}.ftl`),
  );
  return Promise.all(names.sort().map((name) => WORDS[name]!()));
}
