/** Layout of the board in the room it is given, independent of the page around it. */

/**
 * `side`: both sheets beside each other. `stack`: one above the other. `tabs`: one of them at a time.
 * `rail`: what one has on the left, one of the sheets on the right, in a low window.
 */
export type Mode = 'side' | 'stack' | 'tabs' | 'rail';
/** How what lies in the middle is set: in one line, in two, in lines for a phone. */
export type Head = 'wide' | 'mid' | 'slim';

export interface Layout {
  mode: Mode;
  head: Head;
  /** The size of ordinary text, in pixels. */
  unit: number;
  /** The size of text on the village sheet. */
  village: number;
  /** Too low for the sheets to have room of their own: all of it moves, but what one has and does. */
  low: boolean;
  /** So low that nothing can stay in place. */
  tiny: boolean;
}

const SIDE_WIDTH = 690;
const STACK = { width: 600, height: 700 };
const LOW = 430;
const TINY = 300;
const LOW_TABS = 600;
const RAIL_WIDTH = 600;
const THIN = 300;
const SMALL = 13;
/** Widths of the middle in one line and in two, in units of text. */
const WIDE_HEAD = 72;
const MID_HEAD = 46;

const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));

function modeOf(width: number, height: number): Mode {
  if (height < LOW && height >= TINY && width >= RAIL_WIDTH) return 'rail';
  if (width >= STACK.width && height >= STACK.height && height > width) return 'stack';
  return width >= SIDE_WIDTH && height >= LOW ? 'side' : 'tabs';
}

export function layoutOf(width: number, height: number): Layout {
  const mode = modeOf(width, height);
  const unit =
    mode === 'side' || mode === 'stack'
      ? clamp(SMALL, Math.min(width / 76, height / 48), 21)
      : clamp(SMALL, width / 30, 14);
  const village = mode === 'side' ? clamp(SMALL, Math.min(width / 78, height / 50), 25) : unit;
  const head = width >= WIDE_HEAD * unit ? 'wide' : width >= MID_HEAD * unit ? 'mid' : 'slim';
  return {
    mode,
    head,
    unit,
    village,
    low: mode === 'tabs' && (height < LOW_TABS || width < THIN),
    tiny: height < TINY,
  };
}
