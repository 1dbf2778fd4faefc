import { describe, expect, it } from 'vitest';
import { checkpoints, lines, marks } from './scoreLines';

const COURSE = {
  length: 80,
  moves: [0, 20, 60],
  scores: [
    [0, 0],
    [5, 0],
    [5, 20],
  ],
  sources: [],
};

describe('the course of a game', () => {
  it('is a line in steps for each seat, up to its last points', () => {
    const [first, second] = lines(COURSE, { width: 400, height: 100 });
    expect(first!.d).toBe('M0 100H0V100H100V75H300V75H400');
    expect(second!.end).toEqual([400, 0]);
  });

  it('has round numbers at its side', () => {
    expect(marks(COURSE, { width: 400, height: 100 }).map(({ points }) => points)).toEqual([0, 5, 10, 15, 20]);
  });

  it('can be read as a table', () => {
    const rows = checkpoints(COURSE);
    expect(rows.map(({ move }) => move)).toEqual([10, 20, 30, 40, 50, 60, 70, 80]);
    expect([rows[0]!.scores, rows[1]!.scores, rows[7]!.scores]).toEqual([
      [0, 0],
      [5, 0],
      [5, 20],
    ]);
  });
});
