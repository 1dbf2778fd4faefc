import { expect, it } from 'vitest';
import { ranked } from './ranking';

it('names the leader first, and leaves out players without any', () => {
  expect(ranked([1, 0, 4, 2])).toEqual([
    { seat: 2, influence: 4, leads: true },
    { seat: 3, influence: 2, leads: false },
    { seat: 0, influence: 1, leads: false },
  ]);
});

it('lets several lead, and nobody where there is no influence', () => {
  expect(ranked([2, 2]).every(({ leads }) => leads)).toBe(true);
  expect(ranked([0, 0])).toEqual([]);
});
