import { describe, expect, it } from 'vitest';
import law from './law.json';
import { covered } from './plans';
import { nextRank, rankOf } from './ranks';
import type { Cell } from './view';

const RANKS = law.ranks as [points: number, name: string][];

describe('the board agrees with the rules', () => {
  it.each(law.covers)('what a plan covers from $corner', ({ cells, corner, sections }) => {
    expect(covered(corner, cells as Cell[]).sort()).toEqual(sections.sort());
  });

  it('which rank so many points earn', () => {
    for (let points = 0; points < 150; points++) {
      const [, name] = RANKS.findLast(([least]) => least <= points)!;
      const next = RANKS.find(([least]) => least > points);
      expect(rankOf(points), `${points} points`).toBe(name);
      expect(nextRank(points), `${points} points`).toEqual(next ? { points: next[0], name: next[1] } : null);
    }
  });
});
