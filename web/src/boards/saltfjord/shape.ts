/**
 * How the board is arranged in the room it has. Letters and buttons keep their size; what there is no
 * room for goes behind a tab: first what lies between the players, on a phone everything but one part.
 */

import { SIZE } from './geometry';

/** All at once; the village beside tabs; the same without room above the village; one part at a time. */
export type Kind = 'whole' | 'beside' | 'low' | 'single';

export interface Shape {
  kind: Kind;
  /** The size of letters, in pixels: everything is measured by it. */
  em: number;
  /** The sides of the village. */
  village: number;
  /** The height of the place of the dice, and of what is in hand. */
  hand: number;
  /** Whether the fjord has a place of its own below the village and the tabs. */
  strip: boolean;
  /** Whether the market and the technologies go behind one tab. */
  merged: boolean;
  /** Whether seats and tabs scroll away with what is below them. */
  flows: boolean;
  /** How much larger than letters the market and the technologies are drawn behind their tabs. */
  market: number;
  tech: number;
}

export interface Room {
  width: number;
  height: number;
  alone: boolean;
  /** Whether a finger is what one points with. */
  touch: boolean;
}

const WHOLE = { width: 70, height: 46.7, village: 26.9, least: 12.6 };
const LETTERS = 15;
const SIDE = 296;
const SEATS = 56;
const TABS = 50;
const ROOMS = 104;
const STRIP = 132;
const TALL = 590;
const ROOMY = 380;
const FLAT = 340;
const BESIDE = { width: 560, height: 520 };
/** What can be touched has this size, or else the first touch only shows what it would do. */
export const FINGER = 44;
const POINTER = 25;

const PLAIN = { hand: 0, strip: false, merged: false, flows: false, market: 1, tech: 1 };

export function shapeOf(room: Room): Shape {
  const { width, height } = room;
  const em = Math.min(width / WHOLE.width, height / WHOLE.height);
  if (em >= WHOLE.least) return { ...PLAIN, kind: 'whole', em, village: em * WHOLE.village };
  if (width < BESIDE.width) return single(room);
  return height < BESIDE.height ? low(room) : beside(room);
}

function diceHeight({ alone, touch }: Room): number {
  return (alone ? 1 : 2) * (touch ? FINGER + 4 : 36) + 6;
}

/** Tiles, crates and tracks fill the breadth that they have, up to a point. */
function enlarged(width: number, em: number): Pick<Shape, 'market' | 'tech'> {
  const within = (ems: number, most: number) => Math.max(1, Math.min(most, width / em / ems));
  return { market: within(18.4, 1.4), tech: within(21, 1.25) };
}

function beside(room: Room): Shape {
  const { width, height } = room;
  const above = SEATS + diceHeight(room) + ROOMS + 28;
  const strip = height - above - STRIP >= ROOMY;
  const village = Math.min(width - SIDE - 24, height - above - (strip ? STRIP : 0));
  const side = height - SEATS - TABS - (strip ? STRIP : 0);
  const merged = side >= TALL;
  return {
    ...PLAIN,
    kind: 'beside',
    em: LETTERS,
    village,
    hand: diceHeight(room),
    strip,
    merged,
    ...enlarged(width - village - 24, LETTERS),
  };
}

function low(room: Room): Shape {
  const { width, height } = room;
  const village = Math.max(least(false), Math.min(height - 8, width - SIDE - 24));
  return {
    ...PLAIN,
    kind: 'low',
    em: LETTERS,
    village,
    hand: diceHeight(room),
    ...enlarged(width - village - 24, LETTERS),
  };
}

function single(room: Room): Shape {
  const { width, height, touch } = room;
  const wide = width - 8;
  const left = height - SEATS - TABS - diceHeight(room) - ROOMS - 20;
  const village = Math.min(wide, Math.max(left, least(touch)));
  const em = width < 260 ? 13 : LETTERS;
  return { ...PLAIN, kind: 'single', em, village, hand: diceHeight(room), flows: height < FLAT, ...enlarged(wide, em) };
}

function least(touch: boolean): number {
  return SIZE * (touch ? FINGER : POINTER) + headOf(200);
}

/** The breadth of the numbers beside a village. */
export function headOf(village: number): number {
  return Math.max(26, village * 0.1);
}
