/** Where everything is on the empire sheet, for a wide page and for a phone. */

import { COLUMNS, TRACKS, type Empire, type Track } from './view';

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface SectionPlace extends Rect {
  track: Track;
  column: number;
  areas: Rect[];
  /** Where the points are written. */
  points: { x: number; y: number };
}

export interface FieldPlace extends Rect {
  field: number;
  areas: Rect[];
}

export interface SheetPlan {
  width: number;
  height: number;
  left: number;
  column: number;
  rows: Rect[];
  sections: SectionPlace[];
  fields: FieldPlace[];
  boxes: Rect[];
  river: Rect;
  header: number;
  /** The size of a symbol that stands alone in its area. */
  symbol: number;
}

interface Measures {
  width: number;
  left: number;
  column: number;
  top: number;
  rows: Record<Track, number>;
  roof: Record<Track, number>;
  gap: number;
  river: number;
  field: number;
  boxes: number;
  plaque: number;
  symbol: number;
}

const WIDE: Measures = {
  width: 668,
  left: 84,
  column: 64,
  top: 50,
  rows: { walls: 92, huts: 94, granaries: 118, bridges: 86 },
  roof: { walls: 15, huts: 22, granaries: 17, bridges: 5 },
  gap: 5,
  river: 20,
  field: 84,
  boxes: 54,
  plaque: 20,
  symbol: 23,
};

const NARROW: Measures = {
  width: 390,
  left: 27,
  column: 40,
  top: 34,
  rows: { walls: 70, huts: 74, granaries: 98, bridges: 62 },
  roof: { walls: 9, huts: 13, granaries: 11, bridges: 3 },
  gap: 2,
  river: 11,
  field: 66,
  boxes: 38,
  plaque: 15,
  symbol: 19,
};

export function sheetPlan(empire: Empire, narrow: boolean): SheetPlan {
  const m = narrow ? NARROW : WIDE;
  const rows: Rect[] = [];
  let y = m.top;
  for (const track of TRACKS) {
    rows.push({ x: m.left, y, width: m.column * COLUMNS, height: m.rows[track] });
    y += m.rows[track] + m.gap;
  }
  const river = { x: 0, y: y - m.gap - 4, width: m.width, height: m.river + 8 };
  const fieldTop = y + m.river;
  const boxTop = fieldTop + m.field + m.gap * 2;
  return {
    width: m.width,
    height: boxTop + m.boxes + 4,
    left: m.left,
    column: m.column,
    rows,
    river,
    header: m.top,
    symbol: m.symbol,
    sections: rows.flatMap((row, i) => sections(empire, m, TRACKS[i]!, row)),
    fields: empire.fields.map((_, i) => field(empire, m, i, fieldTop)),
    boxes: scoreBoxes(m, boxTop),
  };
}

function sections(empire: Empire, m: Measures, track: Track, row: Rect): SectionPlace[] {
  const found = empire.tracks.find(({ id }) => id === track)!;
  const edge = m.column > 50 ? 7 : 3;
  return found.sections.map(({ areas }, column) => {
    const x = row.x + column * m.column;
    const top = row.y + m.roof[track] + 2;
    const room = row.height - m.roof[track] - m.plaque - 4;
    const height = Math.min(m.column > 50 ? 50 : 42, (room - 3 * (areas.length - 1)) / areas.length);
    const used = height * areas.length + 3 * (areas.length - 1);
    const first = top + (room - used) / 2;
    return {
      x,
      y: row.y,
      width: m.column,
      height: row.height,
      track,
      column,
      areas: areas.map((_, i) => ({
        x: x + edge,
        y: first + i * (height + 3),
        width: m.column - 2 * edge,
        height,
      })),
      points: { x: x + m.column / 2, y: row.y + row.height - m.plaque / 2 },
    };
  });
}

/** A field lies beyond its bridge. */
function field(empire: Empire, m: Measures, index: number, y: number): FieldPlace {
  const { id, areas } = empire.fields[index]!;
  const bridge = empire.bridges.find(({ unlocks }) => unlocks === id)!;
  const inset = m.column > 50 ? 3 : 1;
  const x = m.left + (Math.min(...bridge.sections) - 1) * m.column + inset;
  const width = bridge.sections.length * m.column - 2 * inset;
  const edge = m.column > 50 ? 6 : 2;
  const step = (width - edge) / areas.length;
  return {
    field: index,
    x,
    y,
    width,
    height: m.field,
    areas: areas.map((_, i) => ({
      x: x + edge + i * step,
      y: y + edge + 2,
      width: step - edge,
      height: m.field - 2 * edge - 2,
    })),
  };
}

/** Six boxes and the sum. */
function scoreBoxes(m: Measures, y: number): Rect[] {
  const edge = m.column > 50 ? 12 : 4;
  const step = (m.width - edge) / 7;
  return Array.from({ length: 7 }, (_, i) => ({
    x: edge + i * step,
    y,
    width: step - edge / 2 - 2,
    height: m.boxes,
  }));
}

/** Where `count` symbols stand in a box, and how large they are: as large as they can be. */
export function spread(area: Rect, count: number, symbol: number): { x: number; y: number; size: number }[] {
  const sizeWith = (columns: number) =>
    Math.min(symbol, (area.width - 2) / columns, (area.height - 2) / Math.ceil(count / columns));
  const columns = [1, 2, 3].reduce((best, each) => (sizeWith(each) > sizeWith(best) ? each : best));
  const rows = Math.ceil(count / columns);
  const size = sizeWith(columns);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: area.x + area.width / 2 + ((i % columns) - (inRow - 1) / 2) * size * 1.02,
      y: area.y + area.height / 2 + (row - (rows - 1) / 2) * size * 1.02,
      size,
    };
  });
}
