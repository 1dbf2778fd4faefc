/** A piece of land in small squares, to ask quickly how much of a box is not free. */

import type { Point } from './view';

export const CELL = 4;

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function around(polygon: readonly Point[]): Rect {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export class Raster {
  readonly #wide: number;
  readonly #high: number;
  readonly #frame: Rect;
  /** For every corner, how many squares above and to the left of it are not free. */
  readonly #sums: Int32Array;
  readonly #land: Uint8Array;

  constructor(
    readonly polygon: readonly Point[],
    taken: readonly Rect[] = [],
    land?: Uint8Array,
  ) {
    this.#frame = around(polygon);
    this.#wide = Math.ceil((this.#frame.right - this.#frame.left) / CELL);
    this.#high = Math.ceil((this.#frame.bottom - this.#frame.top) / CELL);
    this.#land = land ?? this.#drawn();
    this.#sums = this.#summed(taken);
  }

  /** The same land, with things on it. */
  without(taken: readonly Rect[]): Raster {
    return new Raster(this.polygon, taken, this.#land);
  }

  #centre(column: number, row: number): Point {
    return [this.#frame.left + (column + 0.5) * CELL, this.#frame.top + (row + 0.5) * CELL];
  }

  #drawn(): Uint8Array {
    const land = new Uint8Array(this.#wide * this.#high);
    return land.map((_, i) => Number(within(this.#centre(i % this.#wide, Math.floor(i / this.#wide)), this.polygon)));
  }

  #summed(taken: readonly Rect[]): Int32Array {
    const line = this.#wide + 1;
    const sums = new Int32Array(line * (this.#high + 1));
    for (let row = 0; row < this.#high; row++) {
      for (let column = 0; column < this.#wide; column++) {
        const [x, y] = this.#centre(column, row);
        const lies = (box: Rect) => x > box.left && x < box.right && y > box.top && y < box.bottom;
        const free = this.#land[row * this.#wide + column] && !taken.some(lies);
        const at = (row + 1) * line + column + 1;
        sums[at] = Number(!free) + sums[at - 1]! + sums[at - line]! - sums[at - line - 1]!;
      }
    }
    return sums;
  }

  /** How many squares of a box are not free: sea, somebody else's land, or taken. */
  blocked(box: Rect): number {
    const column = (x: number) => Math.round((x - this.#frame.left) / CELL);
    const row = (y: number) => Math.round((y - this.#frame.top) / CELL);
    const [left, right, top, bottom] = [column(box.left), column(box.right), row(box.top), row(box.bottom)];
    const inside = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);
    const [l, r] = [inside(0, left, this.#wide), inside(0, right, this.#wide)];
    const [t, b] = [inside(0, top, this.#high), inside(0, bottom, this.#high)];
    const sum = (x: number, y: number) => this.#sums[y * (this.#wide + 1) + x]!;
    const beyond = (right - left) * (bottom - top) - (r - l) * (b - t);
    return beyond + sum(r, b) - sum(l, b) - sum(r, t) + sum(l, t);
  }
}

/** Whether a point lies in a polygon: a ray from it crosses the border an odd number of times. */
function within([x, y]: Point, polygon: readonly Point[]): boolean {
  let odd = false;
  let [bx, by] = polygon.at(-1)!;
  for (const [ax, ay] of polygon) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
    [bx, by] = [ax, ay];
  }
  return odd;
}
