/** Lines as a hand draws them: a little uneven, and always the same for the same seed. */

export type Point = readonly [x: number, y: number];

/** Numbers from -1 to 1 that follow from a text. */
function numbers(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9;
    return ((state >>> 8) & 0xffff) / 0x8000 - 1;
  };
}

const at = (value: number) => value.toFixed(1);

/** A line through points, each a little off and each edge a little bent. */
export function line(points: readonly Point[], seed: string, closed = false, off = 0.9): string {
  const next = numbers(seed);
  const shaken = points.map(([x, y]): Point => [x + next() * off, y + next() * off]);
  const [first, ...rest] = closed ? [...shaken, shaken[0]!] : shaken;
  let from = first!;
  const edges = rest.map((to) => {
    const middle = [(from[0] + to[0]) / 2 + next() * off, (from[1] + to[1]) / 2 + next() * off];
    from = to;
    return `Q${at(middle[0]!)} ${at(middle[1]!)} ${at(to[0])} ${at(to[1])}`;
  });
  return `M${at(first![0])} ${at(first![1])}${edges.join('')}${closed ? 'Z' : ''}`;
}

export function box(x: number, y: number, width: number, height: number, seed: string): string {
  const right = x + width;
  const bottom = y + height;
  return line(
    [
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ],
    seed,
    true,
  );
}

/** A cross in two quick strokes over a box. */
export function cross(x: number, y: number, width: number, height: number, seed: string): string {
  const next = numbers(seed);
  const inset = Math.min(width, height) * 0.12;
  const [left, right] = [x + inset, x + width - inset];
  const [top, bottom] = [y + inset, y + height - inset];
  const stroke = (x1: number, y1: number, x2: number, y2: number) => {
    const bend = [(x1 + x2) / 2 + next() * inset * 1.4, (y1 + y2) / 2 + next() * inset * 1.4];
    const ends = [x1, y1, x2, y2].map((value) => value + next() * inset * 0.7);
    return `M${at(ends[0]!)} ${at(ends[1]!)}Q${at(bend[0]!)} ${at(bend[1]!)} ${at(ends[2]!)} ${at(ends[3]!)}`;
  };
  return stroke(left, top, right, bottom) + stroke(right, top, left, bottom);
}

/** A ring drawn in one go, its end running past its beginning. */
export function ring(x: number, y: number, rx: number, ry: number, seed: string): string {
  const next = numbers(seed);
  const start = -2.2 + next() * 0.4;
  const steps = 12;
  const points = Array.from({ length: steps + 2 }, (_, i): Point => {
    const angle = start + (i / steps) * Math.PI * 2;
    const wide = 1 + next() * 0.05 + (i > steps - 1 ? 0.07 : 0);
    return [x + Math.cos(angle) * rx * wide, y + Math.sin(angle) * ry * wide];
  });
  return curve(points);
}

/** A smooth line through points. */
function curve(points: readonly Point[]): string {
  const middle = (a: Point, b: Point) => `${at((a[0] + b[0]) / 2)} ${at((a[1] + b[1]) / 2)}`;
  const inner = points
    .slice(1, -1)
    .map((point, i) => `Q${at(point[0])} ${at(point[1])} ${middle(point, points[i + 2]!)}`);
  const last = points.at(-1)!;
  return `M${at(points[0]![0])} ${at(points[0]![1])}${inner.join('')}L${at(last[0])} ${at(last[1])}`;
}

/** The outline around cells of a grid, drawn just inside their edges. */
export function outline(cells: readonly Point[], corner: (column: number, row: number) => Point, seed: string): string {
  const inside = new Set(cells.map(([row, column]) => `${row} ${column}`));
  const has = (row: number, column: number) => inside.has(`${row} ${column}`);
  const edges = new Map<string, [Point, Point]>();
  const add = (from: Point, to: Point) => edges.set(from.join(' '), [from, to]);
  for (const [row, column] of cells) {
    if (!has(row - 1, column)) add([column, row], [column + 1, row]);
    if (!has(row, column + 1)) add([column + 1, row], [column + 1, row + 1]);
    if (!has(row + 1, column)) add([column + 1, row + 1], [column, row + 1]);
    if (!has(row, column - 1)) add([column, row + 1], [column, row]);
  }
  const ringed: Point[] = [];
  let edge = edges.values().next().value;
  while (edge) {
    edges.delete(edge[0].join(' '));
    ringed.push(corner(edge[0][0], edge[0][1]));
    edge = edges.get(edge[1].join(' '));
  }
  return line(ringed, seed, true, 1.6);
}
