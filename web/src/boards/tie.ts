/** Who shares the most points at the end; nobody, if one player has more than all others. */
export function tiedFirst(points: readonly number[]): number[] {
  const best = Math.max(...points);
  const tied = points.flatMap((score, seat) => (score === best ? [seat] : []));
  return tied.length > 1 ? tied : [];
}
