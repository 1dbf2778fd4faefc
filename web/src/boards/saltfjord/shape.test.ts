import { describe, expect, it } from 'vitest';
import { panelsOf, tabOf } from './panels';
import { FINGER, headOf, shapeOf, type Room } from './shape';

const room = (width: number, height: number, more: Partial<Room> = {}): Room => ({
  width,
  height,
  alone: false,
  touch: false,
  ...more,
});
const cell = (village: number) => (village - headOf(village)) / 6;

describe('the shape of the board', () => {
  it('shows everything on a laptop, and larger on a larger screen', () => {
    const shapes = [room(960, 607), room(1025, 655), room(1080, 787), room(1546, 967), room(2186, 1327)].map(shapeOf);
    expect(shapes.map(({ kind }) => kind)).toEqual(Array(5).fill('whole'));
    const sizes = shapes.map(({ em }) => em);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect(sizes[0]).toBeGreaterThan(12.5);
    expect(sizes[4]).toBeGreaterThan(2 * sizes[0]!);
  });

  it('keeps the village beside tabs on a tablet, and the fjord below where there is room', () => {
    const wide = shapeOf(room(718, 655));
    expect([wide.kind, panelsOf(wide)]).toEqual(['beside', ['store', 'fjord', 'market', 'tech']]);
    expect(cell(wide.village)).toBeGreaterThan(FINGER);
    const tall = shapeOf(room(768, 866, { touch: true }));
    expect([tall.kind, panelsOf(tall)]).toEqual(['beside', ['store', 'market']]);
    expect([tabOf('fjord', tall), tabOf('tech', tall), tabOf('village', tall)]).toEqual([null, 'market', null]);
  });

  it('gives the whole height to the village where there is little of it', () => {
    const shape = shapeOf(room(844, 290, { touch: true }));
    expect([shape.kind, shape.village]).toEqual(['low', 282]);
    expect(panelsOf(shape)).toHaveLength(5);
  });

  it('shows one part at a time on a phone, with cells as large as a finger', () => {
    for (const [width, height] of [
      [360, 446],
      [390, 631],
    ] as const) {
      const shape = shapeOf(room(width, height, { touch: true }));
      expect(shape.kind).toBe('single');
      expect(cell(shape.village)).toBeGreaterThan(FINGER - 1);
      expect(shape.village).toBeLessThan(width);
    }
  });

  it('lets seats and tabs scroll away where they would leave no room', () => {
    expect(shapeOf(room(422, 160)).flows).toBe(true);
    expect(shapeOf(room(360, 446)).flows).toBe(false);
  });

  it('has cells that can be pointed at in the smallest of windows', () => {
    for (const touch of [false, true]) expect(cell(shapeOf(room(180, 200, { touch })).village)).toBeGreaterThan(24);
  });
});
