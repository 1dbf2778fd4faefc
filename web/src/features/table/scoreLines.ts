/** The course of a game as lines in a box, and as rows of a table. */

import type { ScoreHistory } from '../../api/types';

export interface Box {
  width: number;
  height: number;
}

const ROWS = 8;

function most({ scores }: ScoreHistory): number {
  return Math.max(5, ...scores.flat());
}

/** For each seat a line in steps: points stay until they change. */
export function lines(
  course: ScoreHistory,
  { width, height }: Box,
): { seat: number; d: string; end: [number, number] }[] {
  const top = most(course);
  const x = (move: number) => Math.round((move / Math.max(1, course.length)) * width * 10) / 10;
  const y = (points: number) => Math.round((1 - points / top) * height * 10) / 10;
  return (course.scores[0] ?? []).map((first, seat) => {
    const steps = course.moves.map((move, i) => `H${x(move)}V${y(course.scores[i]![seat]!)}`);
    const last = course.scores.at(-1)![seat]!;
    return { seat, d: `M0 ${y(first)}${steps.join('')}H${width}`, end: [width, y(last)] };
  });
}

/** Round numbers of points, and how high they stand. */
export function marks(course: ScoreHistory, { height }: Box): { points: number; y: number }[] {
  const top = most(course);
  const step = [5, 10, 20, 25, 50, 100, 200].find((size) => top / size <= 5) ?? 500;
  const count = Math.floor(top / step) + 1;
  return Array.from({ length: count }, (_, i) => ({ points: i * step, y: (1 - (i * step) / top) * height }));
}

/** Some moments, evenly spread, with the scores there. */
export function checkpoints({ length, moves, scores }: ScoreHistory): { move: number; scores: number[] }[] {
  const wanted = Array.from({ length: ROWS }, (_, i) => Math.round((length * (i + 1)) / ROWS));
  return [...new Set(wanted)].map((move) => ({ move, scores: scores[moves.findLastIndex((each) => each <= move)]! }));
}
