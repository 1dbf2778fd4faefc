import { expect, it } from 'vitest';
import { Places } from './places';
import type { ProvinceView } from './view';

function holding(settlers: number[], villages = [0, 0], priests = [false, false]): ProvinceView {
  return { id: 'p1', crop: null, settlers, villages, priests, influence: [0, 0], full: false };
}

it('keeps a piece where it stands when others come and go', () => {
  const places = new Places();
  places.arrange(holding([2, 0]), 7);
  const [, second] = places.arrange(holding([2, 1]), 7);
  const after = places.arrange(holding([2, 1], [1, 0]), 7);
  expect(after.map(({ slot }) => slot)).toEqual([0, 1, 2, 3]);
  expect(after[1]).toEqual(second);
  expect(after[3]).toMatchObject({ seat: 0, kind: 'village' });
});

it('gives a free slot to the next piece', () => {
  const places = new Places();
  places.arrange(holding([1, 1]), 7);
  places.arrange(holding([0, 1]), 7);
  expect(places.next('p1')).toBe(0);
  expect(places.arrange(holding([0, 2]), 7).map(({ slot }) => slot)).toEqual([0, 1]);
});
