import { expect, test } from 'vitest';
import { at, heights, lines, marked, range, rows, up } from './graph';
import type { Review } from '../../api/types';

const point = (move: number, first: number) => ({
  move,
  by: -1,
  points: [30 * first, 30],
  chances: [first, 1 - first],
  results: [0, 0],
});

const review = {
  players: 2,
  length: 10,
  course: [point(0, 0.5), point(4, 0.75), point(10, 1)],
  decisions: [
    { number: 0, seat: 0, moves: [1], label: 'best', loss: 0 },
    { number: 1, seat: 1, moves: [5], label: 'blunder', loss: 6 },
  ],
} as unknown as Review;
const alone = {
  ...review,
  players: 1,
  course: review.course.map((each) => ({ ...each, chances: null, points: [each.points[0]!] })),
};

test('chances are drawn from nothing to certainty', () => {
  expect(range(review)).toEqual([0, 1]);
  expect(up(review, 1, { width: 100, height: 50 })).toBe(0);
  expect(lines(review, { width: 100, height: 50 })).toEqual(['M0 25L40 12.5L100 0', 'M0 25L40 37.5L100 50']);
});

test('alone there are only points', () => {
  expect(heights(alone.course[2]!)).toEqual([30]);
  expect(range(alone)).toEqual([0, 30]);
});

test('the replay stands at a moment', () => {
  expect([0, 3, 4, 9, 10].map((move) => at(review, move))).toEqual([0, 0, 1, 1, 2]);
});

test('only what cost something is marked, and a table has some rows', () => {
  expect(marked(review).map(({ number }) => number)).toEqual([1]);
  expect(rows(review).map(({ move }) => move)).toEqual([0, 4, 10]);
});
