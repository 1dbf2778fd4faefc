import { expect, it } from 'vitest';
import type { BoardContext, GameEvent } from '../board';
import { flights } from './flights';
import type { View } from './view';

/** Things are called by their kind and number; a boat lies in area 3. */
const CONTEXT = {
  words: { id: (kind: string, value: unknown) => `${kind}${String(value)}` },
  view: { players: [{}, { boat: 3 }] },
} as unknown as BoardContext<never>;
/** An orange die lies at row 3, column 2, a white one at row 1, column 5. */
const AFTER = {
  players: [
    {},
    { cells: Array.from({ length: 36 }, (_, at) => ({ piece: at === 13 ? 'orange' : at === 4 ? 'white' : null })) },
  ],
} as unknown as View;
const told = (event: string, more: object): GameEvent => ({ event, seat: 1, ...more });

it('moves goods from the building that worked, and a boat home from where it was', () => {
  const events = [
    told('building-activated', { cell: 7 }),
    told('gained', { amount: 1, resource: 0 }),
    told('boat-returned', { points: 2 }),
  ];
  const [goods, boat] = flights(events, CONTEXT, AFTER);
  expect([goods!.from[0], goods!.to[0]]).toEqual(['cell r2c2', 'goods resource0']);
  expect([boat!.from, boat!.to]).toEqual([['area 3'], ['area 0']]);
});

it('moves nothing where nothing moves', () => {
  expect(flights([told('turn-ended', {})], CONTEXT, AFTER)).toEqual([]);
});

it('shows a die that comes to rest with its pips, the number of its line', () => {
  const rests = (cell: number) => flights([told('die-rested', { cell })], CONTEXT, AFTER).map(({ what }) => what);
  expect([rests(13), rests(4), rests(0)]).toEqual([['die orange 3'], ['die white 5'], []]);
});
