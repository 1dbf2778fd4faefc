/** The grid of a village: where a tile lies, and what it would complete. */

import type { Square, Tile } from './content';
import type { Cell, Face, Goods } from './view';

export const SIZE = 6;
export const CELLS = SIZE * SIZE;
export const SNOW = [14, 15, 20, 21];

export function cellName(cell: number): string {
  return `r${Math.floor(cell / SIZE) + 1}c${(cell % SIZE) + 1}`;
}

export function cellAt(name: string): number {
  return (Number(name[1]) - 1) * SIZE + Number(name[3]) - 1;
}

const STEPS: Record<string, number> = { stay: 0, up: -SIZE, down: SIZE, left: -1, right: 1 };

/** The cell that a cart comes to from another one (F48). */
export function cartTo(from: string, direction: string): number {
  return cellAt(from) + STEPS[direction]!;
}

/** A square's offset after some quarter turns clockwise. */
export function turned({ row, col }: { row: number; col: number }, turns: number): [number, number] {
  let at: [number, number] = [row, col];
  for (let i = 0; i < turns; i += 1) at = [at[1], 0 - at[0]];
  return at;
}

/** How many ways round a tile can lie. */
export function turnsOf(tile: Tile): number {
  return tile.squares.length === 1 ? 1 : 4;
}

export interface Laid {
  cell: number;
  square: Square;
}

/** Where the squares of a tile lie, its first one on a cell; `null` if some are off the board. */
export function lay(tile: Tile, cell: number, turns: number): Laid[] | null {
  const laid: Laid[] = [];
  for (const square of tile.squares) {
    const [down, right] = turned(square, turns);
    const row = Math.floor(cell / SIZE) + down;
    const col = (cell % SIZE) + right;
    if (row < 0 || row >= SIZE || col < 0 || col >= SIZE) return null;
    laid.push({ cell: row * SIZE + col, square });
  }
  return laid;
}

export function filled(cell: Face): boolean {
  return Boolean(cell.building) || cell.promenade != null;
}

/** The turns in which a tile fits on free cells, its first square on this one. */
export function fitting(tile: Tile, cell: number, cells: readonly Cell[], snowOnly = false): number[] {
  const free = (at: number) => !filled(cells[at]!) && (!snowOnly || SNOW.includes(at));
  return Array.from({ length: turnsOf(tile) }, (_, turns) => turns).filter((turns) =>
    lay(tile, cell, turns)?.every((laid) => free(laid.cell)),
  );
}

export interface Completed {
  /** Columns 0 to 5, rows 6 to 11. */
  lines: number[];
  goods: Goods;
}

export function lineCells(line: number): number[] {
  return Array.from({ length: SIZE }, (_, i) => (line < SIZE ? i * SIZE + line : (line - SIZE) * SIZE + i));
}

/** The rows and columns that a tile would fill, and what their promenades give (F27, F28). */
export function completes(cells: readonly Cell[], laid: readonly Laid[]): Completed {
  const after: Face[] = [...cells];
  for (const { cell, square } of laid) after[cell] = { promenade: square.promenade, building: square.building };
  const touched = new Set(laid.flatMap(({ cell }) => [cell % SIZE, SIZE + Math.floor(cell / SIZE)]));
  const lines = [...touched].filter((line) => lineCells(line).every((cell) => filled(after[cell]!)));
  return { lines: lines.sort((a, b) => a - b), goods: rewards(after, lines) };
}

function rewards(cells: readonly Face[], lines: readonly number[]): Goods {
  const goods: Goods = {};
  for (const cell of lines.flatMap(lineCells)) {
    for (const [kind, n] of Object.entries(cells[cell]?.promenade ?? {}) as [keyof Goods, number][]) {
      goods[kind] = (goods[kind] ?? 0) + n;
    }
  }
  return goods;
}
