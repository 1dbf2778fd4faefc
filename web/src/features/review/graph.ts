/** The course of a review as lines in a box. */

import type { Decision, Outlook, Review } from '../../api/types';

export interface Box {
  width: number;
  height: number;
}

/** What is drawn of a moment: the chance to win, or the points that were expected where nobody can win. */
export function heights({ chances, points }: Outlook): number[] {
  return chances ?? points;
}

/** The lowest and the highest that is drawn. */
export function range(review: Review): [number, number] {
  if (review.course.every(({ chances }) => chances)) return [0, 1];
  const all = review.course.flatMap(heights);
  return [Math.min(0, ...all), Math.max(1, ...all)];
}

export const across = (review: Review, move: number, { width }: Box) =>
  Math.round((move / Math.max(1, review.length)) * width * 10) / 10;

export function up(review: Review, value: number, { height }: Box): number {
  const [low, high] = range(review);
  return Math.round((1 - (value - low) / (high - low)) * height * 10) / 10;
}

/** For each seat a line from moment to moment. */
export function lines(review: Review, box: Box): string[] {
  return Array.from({ length: review.players }, (_, seat) =>
    review.course
      .map(
        (point, i) =>
          `${i ? 'L' : 'M'}${across(review, point.move, box)} ${up(review, heights(point)[seat] ?? 0, box)}`,
      )
      .join(''),
  );
}

/** Where the replay stands among the moments. */
export function at(review: Review, move: number): number {
  return Math.max(
    0,
    review.course.findLastIndex((point) => point.move <= move),
  );
}

/** The decisions that cost something, for marks. */
export const marked = (review: Review): Decision[] =>
  review.decisions.filter(({ label }) => label === 'mistake' || label === 'blunder');

/** Those of some seats that can be gone through as tasks. */
export const mistakes = (review: Review, seats: readonly number[]): Decision[] =>
  review.decisions.filter(
    ({ seat, label }) => seats.includes(seat) && (label === 'inaccuracy' || label === 'mistake' || label === 'blunder'),
  );

/** Some moments, evenly spread, for a table. */
export function rows(review: Review, most = 12): Outlook[] {
  const last = review.course.length - 1;
  const wanted = Array.from({ length: most }, (_, i) => Math.round((last * i) / (most - 1)));
  return [...new Set(wanted)].map((i) => review.course[i]!);
}
