import { expect, it } from 'vitest';
import type { BoardContext, GameEvent } from '../board';
import { flights } from './flights';

/** Things are called by their kind and number. */
const CONTEXT = {
  words: { id: (kind: string, value: unknown) => `${kind}${String(value)}` },
} as unknown as BoardContext<never>;
const told = (event: string, more: object): GameEvent => ({ event, seat: 1, ...more });

it('moves pieces from a reserve or a province, and crops home', () => {
  const events = [
    told('settler-placed', { province: 4 }),
    told('ship-moved', { from_harbour: 1, harbour: 2 }),
    told('crop-taken', { province: 4, crop: 0 }),
  ];
  expect(flights(events, CONTEXT).map(({ from, to, what }) => [from[0], to[0], what])).toEqual([
    ['seat 1', 'province province4', 'settler'],
    ['harbour harbour1', 'harbour harbour2', 'ship'],
    ['crop province4', 'seat 1', 'crop crop0'],
  ]);
});

it('moves nothing where nothing moves', () => {
  expect(flights([told('action-ended', {})], CONTEXT)).toEqual([]);
});
