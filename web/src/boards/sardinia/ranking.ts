/** Who has how much influence, in order; more than one can lead. */

export interface Share {
  seat: number;
  influence: number;
  leads: boolean;
}

export function ranked(influence: readonly number[]): Share[] {
  const most = Math.max(...influence);
  return influence
    .map((each, seat) => ({ seat, influence: each, leads: each === most }))
    .filter(({ influence }) => influence > 0)
    .sort((a, b) => b.influence - a.influence);
}
