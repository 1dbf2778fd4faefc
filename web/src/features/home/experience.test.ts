import { expect, it } from 'vitest';
import type { PastGame } from '../../api/history';
import { recommended, experienceOf } from './experience';

const past = (bot: string, place: number, game = 'chess') =>
  ({ game, my_seats: [0], places: [place, 3 - place], seats: [{ bot: null }, { bot }] }) as unknown as PastGame;
const BOTS = ['level1', 'level2', 'level3'];

it('recommends the first level to a newcomer', () => {
  expect(experienceOf([past('level2', 1, 'go')], 'chess')).toEqual({ played: 0, beaten: 0 });
  expect(recommended(BOTS, { played: 0, beaten: 0 })).toBe('level1');
  expect(recommended(['random'], { played: 0, beaten: 0 })).toBeUndefined();
});

it('goes up with what was beaten, and no higher than there is', () => {
  const games = [past('level1', 1), past('level2', 2), past('greedy', 1)];
  expect(recommended(BOTS, experienceOf(games, 'chess'))).toBe('level2');
  expect(recommended(BOTS, experienceOf([past('level3', 1)], 'chess'))).toBe('level3');
});
