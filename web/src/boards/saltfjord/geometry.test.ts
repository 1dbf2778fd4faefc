import { describe, expect, it } from 'vitest';
import type { Tile } from './content';
import { cellAt, cellName, completes, fitting, lay } from './geometry';
import type { Cell } from './view';

const ELL: Tile = {
  id: 'L01',
  shape: 'ell',
  squares: [
    { row: 0, col: 0, building: { gain: { wood: 1 } } },
    { row: 0, col: 1, promenade: { gold: 1 } },
    { row: 1, col: 0, promenade: {} },
  ],
};
const ONE: Tile = { id: 'M01', shape: 'mono', squares: [{ row: 0, col: 0, promenade: { points: 2 } }] };

function village(...filled: number[]): Cell[] {
  return Array.from({ length: 36 }, (_, at) => ({
    tile: null,
    piece: null,
    building: filled.includes(at) ? { gain: { fish: 2 } } : null,
    promenade: null,
  }));
}

describe('a tile on the grid', () => {
  it('lies clockwise round its first square', () => {
    const cells = (turns: number) => lay(ELL, 14, turns)?.map(({ cell }) => cell);
    expect(cells(0)).toEqual([14, 15, 20]);
    expect(cells(1)).toEqual([14, 20, 13]);
    expect(cells(2)).toEqual([14, 13, 8]);
    expect(cells(3)).toEqual([14, 8, 15]);
    expect(lay(ELL, 5, 0)).toBeNull();
  });

  it('fits on empty cells only (F25), a start building only on snow (F10)', () => {
    expect(fitting(ELL, 14, village(15))).toEqual([1, 2]);
    expect(fitting(ELL, 14, village(), true)).toEqual([0]);
    expect(fitting(ONE, 14, village(14))).toEqual([]);
  });

  it('completes rows and columns, and a crossing pays twice (F27, F28)', () => {
    const row = [0, 1, 2, 3, 4];
    const column = [11, 17, 23, 29, 35];
    const laid = lay(ONE, 5, 0)!;
    expect(completes(village(...row), laid)).toEqual({ lines: [6], goods: { points: 2 } });
    expect(completes(village(...row, ...column), laid)).toEqual({ lines: [5, 6], goods: { points: 4 } });
    expect(completes(village(0), laid).lines).toEqual([]);
  });

  it('names cells as the record does', () => {
    expect(cellName(8)).toBe('r2c3');
    expect(cellAt('r2c3')).toBe(8);
  });
});
