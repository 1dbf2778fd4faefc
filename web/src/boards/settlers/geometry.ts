/** Where everything is on the empire sheet: worked out for the room there is, never scaled to it. */

import { COLUMNS, TRACKS, type Empire, type Track } from './view';

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Room {
  width: number;
  height: number;
}

export interface SectionPlace extends Rect {
  track: Track;
  column: number;
  /** How high its roof, its merlons or its parapet are. */
  roof: number;
  areas: Rect[];
  /** Where the points are written. */
  points: { x: number; y: number };
}

export interface FieldPlace extends Rect {
  field: number;
  areas: Rect[];
}

export interface SheetPlan extends Room {
  left: number;
  column: number;
  /** Whether tracks have their names beside them, or their symbols only. */
  labelled: boolean;
  /** How large the drawing is: 1 on an ordinary screen. */
  scale: number;
  rows: Rect[];
  sections: SectionPlace[];
  fields: FieldPlace[];
  boxes: Rect[];
  river: Rect;
  /** The size of a symbol that stands alone in its area. */
  symbol: number;
}

/** A target has 24 pixels at least, and a line drawn by hand may run inside by one. */
export const LEAST_AREA = 25;
/** What a finger hits. */
const EASY_AREA = 44;
/** Narrower than this a sheet is moved under the window rather than made smaller. */
export const LEAST_WIDTH = 282;
const LABELLED = 494;
/** From this width on all areas of a field stand in a row. */
const ONE_ROW = 356;
const BETWEEN = 3;

interface Measures extends Room {
  scale: number;
  labelled: boolean;
  left: number;
  column: number;
  roof: Record<Track, number>;
  plaque: number;
  gap: number;
  river: number;
  boxes: number;
  edge: number;
  fieldRows: number;
}

const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));

function measures({ width, height }: Room): Measures {
  // From the least height on each unit of scale has 400 pixels: more than what it makes higher.
  const scale = clamp(0.5, Math.min((width - 28) / 640, (height - 200) / 400), 2.6);
  const labelled = width >= LABELLED;
  const left = labelled ? Math.max(68, 84 * scale) : 28;
  return {
    width,
    height,
    scale,
    labelled,
    left,
    column: (width - left - 3) / COLUMNS,
    roof: {
      walls: Math.max(11, 15 * scale),
      huts: Math.max(13, 22 * scale),
      granaries: Math.max(12, 18 * scale),
      bridges: Math.max(10, 9 * scale),
    },
    plaque: Math.max(16, 21 * scale),
    gap: Math.max(3, 5 * scale),
    river: Math.max(12, 20 * scale),
    boxes: Math.max(32, 50 * scale),
    edge: width < LABELLED ? 1 : Math.max(3, 6 * scale),
    fieldRows: width < ONE_ROW ? 2 : 1,
  };
}

/** The most areas of a section of this track. */
function stack(empire: Empire, track: Track): number {
  return Math.max(...empire.tracks.find(({ id }) => id === track)!.sections.map(({ areas }) => areas.length));
}

function rowOf(m: Measures, track: Track, areas: number, area: number): number {
  return m.roof[track] + m.plaque + 5 + areas * area + BETWEEN * (areas - 1);
}

function fieldOf(m: Measures, area: number): number {
  return m.fieldRows * (area + BETWEEN) + BETWEEN + fieldEdge(m);
}

const fieldEdge = (m: Measures) => Math.max(8, 9 * m.scale);

/** The heights of the four tracks and of the fields, with areas of some height. */
function heights(empire: Empire, m: Measures, area: number): number[] {
  const tracks = TRACKS.map((track) => {
    const areas = stack(empire, track);
    return rowOf(m, track, areas, areas > 1 ? Math.max(LEAST_AREA, area * 0.55) : area);
  });
  return [...tracks, fieldOf(m, m.fieldRows > 1 ? Math.max(LEAST_AREA, area * 0.8) : area * 1.3)];
}

const total = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0);
const around = (m: Measures) => m.gap * 7 + m.river + m.boxes;

/** The height that a sheet of this width needs at least; where it is moved under the window, to be at ease. */
export function leastHeight(empire: Empire, width: number, moved = false): number {
  const m = measures({ width, height: 0 });
  const area = moved ? Math.max(LEAST_AREA, Math.min(EASY_AREA, m.column)) : LEAST_AREA;
  return Math.ceil(total(heights(empire, m, area + 1)) + around(m) + (moved ? EASY_AREA : 0));
}

/** The heights that fill the room: areas grow until they are as high as wide. */
function filled(empire: Empire, m: Measures): number[] {
  const room = m.height - around(m);
  const least = LEAST_AREA + 1;
  const [low, high] = [heights(empire, m, least), heights(empire, m, Math.max(least, m.column * 0.94))];
  const share = clamp(0, (room - total(low)) / Math.max(1, total(high) - total(low)), 1);
  return low.map((height, i) => height + share * (high[i]! - height));
}

export function sheetPlan(empire: Empire, room: Room): SheetPlan {
  const m = measures(room);
  const high = filled(empire, m);
  const spare = Math.max(0, m.height - around(m) - total(high));
  const gap = m.gap + Math.min(m.gap * 2, spare / 9);
  let y = m.gap + Math.max(0, (spare - 7 * (gap - m.gap)) / 2);
  const rows = TRACKS.map((_, i): Rect => {
    const row = { x: m.left, y, width: m.column * COLUMNS, height: high[i]! };
    y += row.height + gap;
    return row;
  });
  const river = { x: 0, y: y - gap - 4, width: m.width, height: m.river + 8 };
  const fieldTop = y + m.river;
  return {
    ...room,
    left: m.left,
    column: m.column,
    labelled: m.labelled,
    scale: m.scale,
    rows,
    river,
    symbol: clamp(17, m.column * 0.36, 60),
    sections: rows.flatMap((row, i) => sections(empire, m, TRACKS[i]!, row)),
    fields: fields(empire, m, fieldTop, high[4]!),
    boxes: scoreBoxes(m, fieldTop + high[4]! + gap),
  };
}

function sections(empire: Empire, m: Measures, track: Track, row: Rect): SectionPlace[] {
  const found = empire.tracks.find(({ id }) => id === track)!;
  return found.sections.map(({ areas }, column) => {
    const x = row.x + column * m.column;
    const top = row.y + m.roof[track] + 2;
    const room = row.height - m.roof[track] - m.plaque - 4;
    const height = Math.min(m.column, (room - BETWEEN * (areas.length - 1)) / areas.length);
    const first = top + (room - height * areas.length - BETWEEN * (areas.length - 1)) / 2;
    return {
      x,
      y: row.y,
      width: m.column,
      height: row.height,
      track,
      column,
      roof: m.roof[track],
      areas: areas.map((_, i) => ({
        x: x + m.edge,
        y: first + i * (height + BETWEEN),
        width: m.column - 2 * m.edge,
        height,
      })),
      points: { x: x + m.column / 2, y: row.y + row.height - m.plaque / 2 },
    };
  });
}

/** A field lies beyond its bridge; on a narrow sheet each takes the room that its areas need. */
function fields(empire: Empire, m: Measures, y: number, height: number): FieldPlace[] {
  const counts = empire.fields.map(({ areas }) => areas.length);
  const step = (m.width - 2) / total(counts);
  const spread = !m.labelled && m.fieldRows === 1;
  return empire.fields.map(({ id }, index) => {
    const bridge = empire.bridges.find(({ unlocks }) => unlocks === id)!;
    const before = total(counts.slice(0, index));
    const x = spread ? 1 + before * step : m.left + (Math.min(...bridge.sections) - 1) * m.column;
    const width = spread ? counts[index]! * step : bridge.sections.length * m.column;
    const inset = m.labelled ? 2 : 0.5;
    return field(m, { x: x + inset, y, width: width - 2 * inset, height }, index, counts[index]!);
  });
}

function field(m: Measures, place: Rect, index: number, count: number): FieldPlace {
  const edge = m.labelled ? Math.max(3, 5 * m.scale) : 1;
  const top = fieldEdge(m);
  const columns = Math.ceil(count / m.fieldRows);
  const across = (place.width - edge) / columns;
  const down = (place.height - top - BETWEEN) / m.fieldRows;
  const areas = Array.from({ length: count }, (_, i) => ({
    x: place.x + edge + (i % columns) * across,
    y: place.y + top + Math.floor(i / columns) * down,
    width: across - edge,
    height: down - BETWEEN,
  }));
  return { ...place, field: index, areas };
}

/** Six boxes and the sum. */
function scoreBoxes(m: Measures, y: number): Rect[] {
  const edge = m.labelled ? 8 * m.scale : 3;
  const step = (m.width - edge) / 7;
  return Array.from({ length: 7 }, (_, i) => ({ x: edge + i * step, y, width: step - edge, height: m.boxes }));
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
