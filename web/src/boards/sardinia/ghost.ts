/** What a move would do, before it is made. */

import type { BoardContext, MoveRef } from '../board';
import { island } from './about';
import type { Kind, View } from './view';

const PLACED: Record<string, Kind> = {
  settler: 'settler',
  step: 'settler',
  priest: 'priest',
  'priest-to': 'priest',
  village: 'village',
  fort: 'fort',
  ship: 'ship',
  sail: 'ship',
};

export function ghostOf(move: MoveRef): Kind | undefined {
  return PLACED[move.json.move];
}

/** "Your influence: 2 → 3" or "You would score 2 points". */
export function promise(context: BoardContext<View>, move: MoveRef, province: string): string {
  const { words, view, seat } = context;
  const state = view.provinces.find(({ id }) => id === province);
  if (seat === null || !state) return '';
  if (move.json.move === 'crop') {
    const points = state.crop ? view.players[seat]!.crops[state.crop] + 1 : 0;
    return words.say('sardinia-would-score', { points });
  }
  const before = state.influence[seat] ?? 0;
  const through = state.full && ['step', 'priest-to'].includes(move.json.move); // nobody can stay there
  const more = through ? 0 : ghostOf(move) === 'village' ? 2 : 1;
  return words.say('sardinia-would', { before, after: before + more });
}

/** What a fort on a site, or a ship in a harbour, would add: province by province. */
export function promises(context: BoardContext<View>, move: MoveRef, provinces: string[]): [string, string][] {
  const names = new Map(island(context).provinces.map(({ id, name }) => [id, name]));
  return provinces.map((id) => [names.get(id) ?? id, promise(context, move, id)]);
}
