/** A player's symbol, as a path around the origin in a circle of radius 7: never colour alone. */

const SYMBOLS = [
  'M-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0z',
  'M0-6.4 6.4 0 0 6.4-6.4 0z',
  'M0-6 6 4.6H-6z',
  'M-4.8-4.8h9.6v9.6h-9.6z',
  'M-2-6.4h4V-2h4.4v4H2v4.4h-4V2h-4.4v-4H-2z',
  'M0-6.6 1.9-2.2l4.7.4L3 1.3l1.1 4.6L0 3.4l-4.1 2.5L-3 1.3l-3.6-3.1 4.7-.4z',
];

export function symbol(seat: number): string {
  return SYMBOLS[seat % SYMBOLS.length]!;
}

export function colour(seat: number): string {
  return `var(--seat-${seat % SYMBOLS.length})`;
}
