/** The ranks of those who play alone (W29). */

const RANKS: readonly [points: number, name: string][] = [
  [0, 'plebeian'],
  [40, 'servant'],
  [45, 'squire'],
  [50, 'knight'],
  [55, 'castellan'],
  [60, 'prince'],
  [70, 'king'],
  [80, 'emperor'],
];

/** The message that names the rank for so many points. */
export function rankOf(points: number): string {
  return `rank-${RANKS.findLast(([least]) => points >= least)![1]}`;
}

export function nextRank(points: number): { points: number; name: string } | null {
  const next = RANKS.find(([least]) => least > points);
  return next ? { points: next[0], name: `rank-${next[1]}` } : null;
}
