/** The plain board: shows the view of any game as it is. The moves are in the list of moves. */

import type { Board, TextSection } from '../board';
import Plain from './Plain.svelte';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(', ') || '–';
  if (isRecord(value)) {
    return Object.entries(value)
      .map(([key, item]) => `${key} ${inWords(item)}`)
      .join('; ');
  }
  return value === null || value === '' ? '–' : String(value);
}

function sections(view: unknown, title: string): TextSection[] {
  if (!isRecord(view)) return [];
  const rows = Object.entries(view).map(([key, value]) => [key, inWords(value)]);
  return [{ id: 'view', title, columns: ['', ''], rows }];
}

const board: Board = {
  component: Plain,
  describe: (context) => sections(context.view, context.game.titles[context.words.language] ?? ''),
};

export default board;
