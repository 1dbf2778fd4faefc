import { expect, test } from 'vitest';
import { against, opponents, running, ticks, type ReviewedGame } from './form';

const games = ['level3', 'nobody', 'people', 'level3'].map((each) => ({ opponents: each })) as ReviewedGame[];

test('company can be looked at together, and never with games alone', () => {
  expect(opponents(games)).toEqual(['company', 'level3', 'people', 'nobody']);
  expect(opponents(games.slice(0, 2))).toEqual(['level3', 'nobody']);
  expect(against(games, 'company').length).toBe(3);
  expect(against(games, 'nobody').length).toBe(1);
});

test('the line is the mean of the last few', () => {
  expect(running([1, 2, 3, 8], 2)).toEqual([1, 1.5, 2.5, 5.5]);
});

test('round numbers stand beside a plot, with nothing among them', () => {
  expect(ticks([0.3, 1.7])).toEqual([0, 0.5, 1, 1.5, 2]);
  expect(ticks([-7, 12])).toEqual([-10, -5, 0, 5, 10, 15]);
  expect(ticks([])).toContain(0);
});
