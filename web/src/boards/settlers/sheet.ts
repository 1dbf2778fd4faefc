/** On which of the two sheets something is crossed out. */

import type { MoveJson } from '../board';

const SHEETS: Record<string, 'empire' | 'village'> = {
  build: 'empire',
  harvest: 'empire',
  place: 'empire',
  village: 'village',
  use: 'village',
  reroll: 'village',
  found: 'village',
};

export function sheetOf({ move }: MoveJson): 'empire' | 'village' | undefined {
  return SHEETS[move];
}
