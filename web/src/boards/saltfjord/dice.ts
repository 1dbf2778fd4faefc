/** What a die costs, and how many may be taken. */

import type { Colour } from './view';

/** How many dice of a colour somebody may take in a round: of the orange ones, as many as its number (F15). */
export function diceLimit(colour: Colour, round: number): number {
  return colour === 'white' ? 3 : Math.max(1, round);
}

/** The fish for setting a die at a line: one a pip, but for those that abilities make free (F16). */
export function fishPrice(die: number, line: number, free: number): number {
  return Math.max(0, Math.abs(line - die) - free);
}
