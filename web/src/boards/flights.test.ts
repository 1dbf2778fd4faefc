import { describe, expect, it } from 'vitest';
import type { BoardContext, GameEvent } from './board';
import { flights as saltfjord } from './saltfjord/flights';
import { flights as sardinia } from './sardinia/flights';
import { flights as settlers } from './settlers/flights';

/** Things are called by their kind and number; a boat lies in area 3. */
const CONTEXT = {
  words: { id: (kind: string, value: unknown) => `${kind}${String(value)}` },
  view: { players: [{}, { boat: 3 }] },
} as unknown as BoardContext<never>;

const told = (event: string, more: object): GameEvent => ({ event, seat: 1, ...more });

describe('what travels', () => {
  it('on the island: pieces from a reserve or a province, crops home', () => {
    const events = [told('settler-placed', { province: 4 }), told('ship-moved', { from_harbour: 1, harbour: 2 }), told('crop-taken', { province: 4, crop: 0 })];
    expect(sardinia(events, CONTEXT).map(({ from, to, what }) => [from[0], to[0], what])).toEqual([
      ['seat 1', 'province province4', 'settler'],
      ['harbour harbour1', 'harbour harbour2', 'ship'],
      ['crop province4', 'seat 1', 'crop crop0'],
    ]);
  });

  it('on the sheets: what a field or a building gives goes to the pool', () => {
    const events = [told('harvested', { field: 2 }), told('gained', { amount: 2, resource: 1 })];
    expect(settlers(events, CONTEXT)).toEqual([{ from: ['field 2', 'seat 1'], to: ['pool resource1'], what: 'resource1', seat: 1 }]);
  });

  it('in the village: goods come from the building that worked, a boat goes home from where it was', () => {
    const events = [told('building-activated', { cell: 7 }), told('gained', { amount: 1, resource: 0 }), told('boat-returned', { points: 2 })];
    const [goods, boat] = saltfjord(events, CONTEXT);
    expect([goods!.from[0], goods!.to[0]]).toEqual(['cell r2c2', 'goods resource0']);
    expect([boat!.from, boat!.to]).toEqual([['area 3'], ['area 0']]);
  });

  it('is nothing where nothing moves', () => {
    const ended = [told('action-ended', {}), told('growth-ended', {}), told('turn-ended', {})];
    expect([sardinia, settlers, saltfjord].flatMap((flights) => flights(ended, CONTEXT))).toEqual([]);
  });
});
