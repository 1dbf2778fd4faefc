import { expect, it } from 'vitest';
import { arrange, roomAbove, scaleFor, sizesFor, LEAST } from './layout';
import { scene } from './scene';
import type { IslandMap, Point } from './view';

const map = scene().content['map.json'] as IslandMap;
const SCALES = [LEAST, 0.44, 0.6, 1];

/** The box that a piece fills. */
const meets = ([x, y]: Point, [px, py]: Point, wide: number, high: number) =>
  Math.abs(x - px) < wide && Math.abs(y - py) < high;

it.each(SCALES)('leaves names, values and crops free of seven pieces, drawn at %d', (scale) => {
  const sizes = sizesFor(scale);
  for (const [i, { name, worth, crop, slots }] of arrange(map, sizes).entries()) {
    const half = (map.provinces[i]!.name.length * sizes.name) / 4;
    for (const slot of slots.slice(0, 7)) {
      const where = `${map.provinces[i]!.name} ${slot}`;
      expect(meets(slot, [name[0], name[1] - sizes.name / 3], half + 10, sizes.name / 3 + 12), where).toBe(false);
      expect(meets(slot, worth, 24, 26), where).toBe(false);
      expect(meets(slot, crop, 26, 28), where).toBe(false);
    }
  }
});

it.each(SCALES)('gives seven pieces places of their own, and one more to a piece that passes, at %d', (scale) => {
  for (const { slots } of arrange(map, sizesFor(scale))) {
    expect(slots).toHaveLength(8);
    const places = slots.slice(0, 7);
    for (const [i, one] of places.entries()) {
      for (const other of places.slice(i + 1)) expect(meets(one, other, 24, 24)).toBe(false);
    }
  }
});

it.each([0.22, 0.29])('writes no name over another, drawn at %d', (scale) => {
  const sizes = sizesFor(scale);
  const names = arrange(map, sizes).map(({ name }, i) => ({ at: name, called: map.provinces[i]!.name }));
  for (const [i, one] of names.entries()) {
    for (const other of names.slice(i + 1)) {
      const wide = ((one.called.length + other.called.length) * sizes.name) / 4;
      expect(meets(one.at, other.at, wide, sizes.name * 0.6), `${one.called} ${other.called}`).toBe(false);
    }
  }
});

it('draws the whole island where it can be read, and a part of it elsewhere', () => {
  expect(scaleFor(900, 1490, false)).toBe(1);
  expect(scaleFor(360, 400, false)).toBeGreaterThanOrEqual(LEAST);
  expect(scaleFor(360, 400, true)).toBeLessThan(LEAST);
});

it('never writes smaller than eleven pixels, nor numbers smaller than ten', () => {
  for (const scale of [0.25, ...SCALES]) {
    const { name, harbour, worth, site } = sizesFor(scale);
    expect(Math.min(name, harbour) * scale).toBeGreaterThanOrEqual(11);
    expect(Math.min(worth, site) * scale).toBeGreaterThanOrEqual(10);
  }
});

it('sees where numbers have room above a name, and where a piece stands in the way', () => {
  const sizes = sizesFor(LEAST);
  const all = arrange(map, sizes);
  const free = all.filter((at) => roomAbove(map, at, 2, sizes, []));
  expect(free.length).toBeGreaterThan(map.provinces.length / 2);
  const [x, y] = free[0]!.name;
  expect(roomAbove(map, free[0]!, 2, sizes, [[x, y - sizes.name * 1.2]])).toBe(false);
});
