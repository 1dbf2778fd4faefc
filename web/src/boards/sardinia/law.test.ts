import { describe, expect, it } from 'vitest';
import type { BoardContext } from '../board';
import { promise } from './ghost';
import law from './law.json';
import type { View } from './view';

/** Somebody with some influence in a province, where wine grows, and some wine. */
function context(influence: number, wine: number, full = false): BoardContext<View> {
  return {
    seat: 0,
    view: { provinces: [{ id: 'p1', influence: [influence], crop: 'wine', full }], players: [{ crops: { wine } }] },
    words: { say: (key: string, values: object) => JSON.stringify([key, values]) },
  } as unknown as BoardContext<View>;
}

const promised = (given: BoardContext<View>, move: string) =>
  JSON.parse(promise(given, { index: 0, notation: move, json: { move } }, 'p1')) as unknown;

describe('the board agrees with the rules', () => {
  it.each(law.influence)('what $move makes of an influence of $before', ({ move, full, before, after }) => {
    expect(promised(context(before, 0, full), move)).toEqual(['sardinia-would', { before, after }]);
  });

  it.each(law.crops)('what a crop scores after $taken', ({ taken, points }) => {
    expect(promised(context(0, taken), 'crop')).toEqual(['sardinia-would-score', { points }]);
  });
});
