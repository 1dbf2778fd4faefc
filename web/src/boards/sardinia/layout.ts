/**
 * Where things stand in a province, so that nothing covers anything: its name, under it what it is worth and
 * its crop, and places for pieces around them. How much room words need depends on how large the map is drawn.
 */

import { CELL, Raster, around, type Rect } from './raster';
import type { Harbour, IslandMap, Point, Province } from './view';

/** The part of the map that is always to be seen, in its own units. */
export const FACE = { x: 84, y: 82, width: 858, height: 1490 };
/** DesignDrawing smaller than this, pixels a unit, single pieces and names cannot be told apart. */
export const LEAST = 0.39;
const NEAR = 0.5;
/** Pixels: no word is smaller, no number on the map. */
const WORD = 11.3;
const NUMBER = 10.4;
const GAP = 5;
const PLACES = 7;
/** What a name over another one costs, beside a way of 30 units: more than any way. */
const OVER = 100;

export interface Sizes {
  /** Font sizes in units of the map: of names, of what a province is worth, of sites and of harbours. */
  name: number;
  worth: number;
  site: number;
  harbour: number;
  /** Half of the least target, in units. */
  reach: number;
}

export interface Arrangement {
  name: Point;
  worth: Point;
  crop: Point;
  /** Places for pieces; the last one, on the name, is for a piece that passes through a full province (S7). */
  slots: Point[];
}

/** Pixels a unit: all of the island if one can read it then, otherwise a part of it, to be moved. */
export function scaleFor(width: number, height: number, whole: boolean): number {
  const fit = Math.min(width / FACE.width, height / FACE.height);
  if (fit >= LEAST || whole) return fit;
  return Math.min(NEAR, Math.max(LEAST, width / FACE.width));
}

/** Font sizes for a map drawn at a scale, in steps, so that a window that grows does not stir everything. */
export function sizesFor(scale: number): Sizes {
  const least = (size: number, pixels: number) => Math.max(size, Math.ceil(pixels / scale));
  return {
    name: least(22, WORD),
    worth: least(24, NUMBER),
    site: least(21, NUMBER),
    harbour: least(20, WORD),
    reach: 12.6 / scale,
  };
}

/** A number of influence with its owner's symbol: four of them fit where a name stands. */
export const chipWidth = ({ site }: Sizes) => site * 1.5;

/** How high such numbers are. */
export const chipHeight = ({ site }: Sizes) => site * 1.2;

/** Whether so many of them have room above a name, too: no fort stands there, nor a piece, nor a harbour's name. */
export function roomAbove(map: IslandMap, { name }: Arrangement, count: number, sizes: Sizes, taken: Point[]): boolean {
  const half = (count * chipWidth(sizes)) / 2;
  const bottom = name[1] - sizes.name * 0.8;
  const row = { left: name[0] - half, right: name[0] + half, top: bottom - chipHeight(sizes), bottom };
  const [wide, high] = [sizes.name * 6, sizes.name * 3.5];
  const harbours = map.harbours.map(({ x, y }) => ({
    left: x - wide,
    right: x + wide,
    top: y - high,
    bottom: y + high,
  }));
  const things = [...map.forts.map(({ x, y }) => stone(x, y, sizes)), ...taken.map((at) => piece(at, 40)), ...harbours];
  return !things.some((thing) => meet(row, thing));
}

const known = new WeakMap<IslandMap, Map<string, Arrangement[]>>();

/** The arrangement of every province for words and numbers of a size. */
export function arrange(map: IslandMap, sizes: Sizes): Arrangement[] {
  const bySize = known.get(map) ?? new Map<string, Arrangement[]>();
  const key = `${sizes.name} ${sizes.site}`;
  known.set(map, bySize);
  const found = bySize.get(key) ?? arrangedAll(map, sizes);
  bySize.set(key, found);
  return found;
}

/** One after the other: drawn small, a name leaves its province, and no other is written over it. */
function arrangedAll(map: IslandMap, sizes: Sizes): Arrangement[] {
  const names: Rect[] = [];
  return map.provinces.map((province) => {
    const found = arranged(map, province, sizes, names);
    names.push(nameBox(province, sizes, found.name));
    return found;
  });
}

function nameBox({ name }: Province, sizes: Sizes, [x, y]: Point): Rect {
  const half = name.length * sizes.name * 0.27;
  return { left: x - half, right: x + half, top: y - sizes.name * 0.72, bottom: y + 3 };
}

function arranged(map: IslandMap, province: Province, sizes: Sizes, names: Rect[]): Arrangement {
  const land = new Raster(province.polygon);
  const forts = map.forts.filter(({ provinces }) => provinces.includes(province.id));
  const stones = forts.map(({ x, y }) => stone(x, y, sizes));
  const { name, worth, crop, boxes } = bestHeading(province, sizes, land.without(stones), names);
  const slots = places(province, land.without([...stones, ...boxes.map(grown)]), middle(boxes));
  return { name, worth, crop, slots: [...slots, [name[0], name[1] - 4]] };
}

/** A fort with its number under it. */
function stone(x: number, y: number, { site }: Sizes): Rect {
  return { left: x - 24, right: x + 24, top: y - 27, bottom: y + 20 + site };
}

/** Where a harbour's name is written: below it, or as near to that as no fort stands in the way. */
export function harbourName(map: IslandMap, { name, x, y }: Harbour, sizes: Sizes): Point {
  const half = name.length * sizes.harbour * 0.26;
  const stones = map.forts.map((site) => stone(site.x, site.y, sizes));
  const below = y + 30 + sizes.harbour * 0.8;
  const edge = (at: number) => Math.min(Math.max(at, FACE.x + half), FACE.x + FACE.width - half);
  for (const aside of [0, -15, 15, -30, 30, -45, 45, -60, 60, -75, 75]) {
    const at = edge(x + aside);
    const box = { left: at - half, right: at + half, top: below - sizes.harbour * 0.75, bottom: below + 4 };
    if (!stones.some((each) => meet(box, each))) return [at, below];
  }
  return [edge(x), y - 56];
}

interface Heading {
  name: Point;
  worth: Point;
  crop: Point;
  boxes: Rect[];
}

function headingAt(province: Province, sizes: Sizes, [x, y]: Point): Heading {
  const { name, worth } = sizes;
  const half = Math.max(province.name.length * name * 0.27, 2 * chipWidth(sizes));
  const medal = worth * 0.8;
  const apart = medal + 20 + GAP;
  const row = y + Math.max(medal, 20) + GAP;
  const left = x - apart / 2 - (20 - medal) / 2;
  const boxes = [
    { left: x - half, right: x + half, top: y - name * 0.72, bottom: y + 3 },
    { left: left - medal - 3, right: left + apart + 21, top: row - 22, bottom: row + 22 },
  ];
  return { name: [x, y], worth: [left, row], crop: [left + apart, row], boxes };
}

/** As near to where the map wants the name as there is room for it. */
function bestHeading(province: Province, sizes: Sizes, land: Raster, names: Rect[]): Heading {
  const wish: Point = [(province.label[0] + province.token[0]) / 2, province.label[1] - 24];
  let best = headingAt(province, sizes, wish);
  let least = Infinity;
  for (let dx = -72; dx <= 72; dx += 6) {
    for (let dy = -72; dy <= 72; dy += 6) {
      const heading = headingAt(province, sizes, [wish[0] + dx, wish[1] + dy]);
      const out = heading.boxes.reduce((sum, box) => sum + land.blocked(box), 0);
      const over = names.filter((each) => meet(each, nameBox(province, sizes, heading.name))).length;
      const cost = Math.hypot(dx, dy) / 30 + out / 8 + over * OVER;
      if (cost < least) [best, least] = [heading, cost];
    }
  }
  return best;
}

/** A piece that can be taken up has a ring around it, which leaves the name free, too. */
function grown({ left, top, right, bottom }: Rect): Rect {
  return { left: left - 9, top: top - 9, right: right + 9, bottom: bottom + 9 };
}

function meet(a: Rect, b: Rect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function middle(boxes: Rect[]): Point {
  const [first, last] = [boxes[0]!, boxes.at(-1)!];
  return [(first.left + first.right) / 2, (first.top + last.bottom) / 2];
}

/** Rows of places for pieces, as wide as seven of them have room, those nearest to the name. */
function places(province: Province, land: Raster, centre: Point): Point[] {
  const far = ([x, y]: Point) => Math.hypot(x - centre[0], (y - centre[1]) * 0.9) - (y > centre[1] ? 12 : 0);
  let most: Point[] = [];
  for (const room of [44, 41, 38, 35, 32, 29, 26]) {
    const found = packed(province.polygon, land, room);
    if (found.length >= PLACES) return found.sort((a, b) => far(a) - far(b)).slice(0, PLACES);
    if (found.length > most.length) most = found;
  }
  return [...most, ...province.slots].slice(0, PLACES);
}

/** As many places as can be had, in rows; the best of some beginnings. */
function packed(polygon: Point[], land: Raster, room: number): Point[] {
  const high = room * 1.2;
  const { left, right, top, bottom } = around(polygon);
  let best: Point[] = [];
  for (let start = 0; start < high; start += 4) {
    const found: Point[] = [];
    for (let y = top + start; y < bottom; y += high) {
      for (let x = left; x < right; x += CELL) {
        if (land.blocked(piece([x, y], room))) continue;
        found.push([x, y]);
        x += room - CELL;
      }
    }
    if (found.length > best.length) best = found;
  }
  return best;
}

/** The box that a piece fills. */
function piece([x, y]: Point, room: number): Rect {
  const half = Math.min(18, room / 2);
  return { left: x - half, right: x + half, top: y - Math.min(24, room * 0.6), bottom: y + Math.min(17, room * 0.5) };
}
