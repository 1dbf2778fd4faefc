/**
 * From polygons to a drawn island. Neighbours share their border's points, so a border is smoothed once,
 * as a chain between two meeting points, and both provinces use the same curve.
 */

import type { IslandMap, Point } from './view';

const keyOf = ([x, y]: Point) => `${x},${y}`;
const edgeKey = (a: Point, b: Point) => [keyOf(a), keyOf(b)].sort().join(' ');
const SAMPLES = 5;

export interface Outlines {
  provinces: Map<string, string>;
  coast: string;
  borders: string[];
  islets: string[];
}

export function outlines(map: IslandMap): Outlines {
  const counts = edgeCounts(map);
  const nodes = meetingPoints(map, counts);
  const provinces = new Map<string, string>();
  const borders = new Map<string, Point[]>();
  const shore: Point[][] = [];
  for (const { id, polygon } of map.provinces) {
    const curves = chains(polygon, nodes).map((chain) => {
      const coastal = counts.get(edgeKey(chain[0]!, chain[1]!)) === 1;
      const curve = smooth(chain, coastal);
      if (coastal) shore.push(curve);
      else borders.set(edgeKey(chain[0]!, chain[1]!), curve);
      return curve;
    });
    provinces.set(id, `${path(curves.flat())}Z`);
  }
  return {
    provinces,
    coast: rings(shore)
      .map((ring) => `${path(ring)}Z`)
      .join(''),
    borders: [...borders.values()].map(path),
    islets: map.decor_islands.map(({ polygon }) => {
      const closed = smooth([...polygon, polygon[0]!], true);
      return `${path(closed)}Z`;
    }),
  };
}

function ringEdges(polygon: Point[]): [Point, Point][] {
  return polygon.map((point, i) => [point, polygon[(i + 1) % polygon.length]!]);
}

function edgeCounts(map: IslandMap): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { polygon } of map.provinces) {
    for (const [a, b] of ringEdges(polygon)) {
      counts.set(edgeKey(a, b), (counts.get(edgeKey(a, b)) ?? 0) + 1);
    }
  }
  return counts;
}

/** Points where three or more lines meet. */
function meetingPoints(map: IslandMap, counts: Map<string, number>): Set<string> {
  const degree = new Map<string, number>();
  for (const edge of counts.keys()) {
    for (const point of edge.split(' ')) degree.set(point, (degree.get(point) ?? 0) + 1);
  }
  const meeting = [...degree].filter(([, lines]) => lines > 2).map(([point]) => point);
  return new Set([...meeting, ...map.forts.map(({ x, y }) => keyOf([x, y]))]);
}

/** A ring cut at its meeting points. */
function chains(polygon: Point[], nodes: Set<string>): Point[][] {
  const first = polygon.findIndex((point) => nodes.has(keyOf(point)));
  const ring = first < 0 ? polygon : [...polygon.slice(first), ...polygon.slice(0, first)];
  const found: Point[][] = [];
  let chain: Point[] = [];
  for (const point of [...ring, ring[0]!]) {
    chain.push(point);
    if (chain.length > 1 && nodes.has(keyOf(point))) {
      found.push(chain);
      chain = [point];
    }
  }
  if (chain.length > 1) found.push(chain);
  return found;
}

/** The same curve for both directions of a chain. */
function smooth(chain: Point[], coastal: boolean): Point[] {
  const backwards = keyOf(chain[0]!) > keyOf(chain.at(-1)!);
  const points = backwards ? chain.toReversed() : chain;
  const curve = spline(coastal ? roughen(points) : points);
  return backwards ? curve.reverse() : curve;
}

/** Small bays and headlands: each long edge gets a middle that lies a little aside, always the same one. */
function roughen(points: Point[]): Point[] {
  return points.flatMap((point, i) => {
    const next = points[i + 1];
    if (!next) return [point];
    const [dx, dy] = [next[0] - point[0], next[1] - point[1]];
    if (Math.hypot(dx, dy) < 24) return [point];
    const aside = 0.13 * Math.sin(point[0] * 12.9 + point[1] * 78.2);
    return [point, [point[0] + dx / 2 - dy * aside, point[1] + dy / 2 + dx * aside] as Point];
  });
}

/** Catmull–Rom through all points. */
function spline(points: Point[]): Point[] {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const curve: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    for (let s = 0; s < SAMPLES; s++) {
      curve.push(between(at(i - 1), at(i), at(i + 1), at(i + 2), s / SAMPLES));
    }
  }
  return [...curve, points.at(-1)!];
}

function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const along = (p: number, q: number, r: number, s: number) =>
    q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
  return [along(a[0], b[0], c[0], d[0]), along(a[1], b[1], c[1], d[1])];
}

/** Joins coastal curves end to end into closed rings. */
function rings(curves: Point[][]): Point[][] {
  const starts = new Map(curves.map((curve) => [keyOf(curve[0]!), curve]));
  const found: Point[][] = [];
  while (starts.size) {
    const [[begin, curve]] = starts as unknown as [[string, Point[]]];
    const ring: Point[] = [];
    for (let next: Point[] | undefined = curve, key = begin; next;) {
      starts.delete(key);
      ring.push(...next);
      key = keyOf(next.at(-1)!);
      next = starts.get(key);
    }
    found.push(ring);
  }
  return found;
}

function path(points: Point[]): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
