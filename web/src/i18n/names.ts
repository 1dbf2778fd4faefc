/** What the players of a table are called. */

import type { Seat } from '../api/types';
import { say, words } from './app.svelte';

const LETTERS = 'ABCDEFGH';

export function botName(bot: string): string {
  return words.has(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

/** A bot with its strength: "Bot, level 3". */
export function botTitle(bot: string): string {
  return say('bot-name', { name: botName(bot) });
}

function nameOf({ seat, kind, name }: Seat): string {
  if (kind === 'bot') return say('bot');
  return name ?? say('seat-letter', { letter: LETTERS[seat] ?? '' });
}

/** Short names by seat; those that occur twice get the letter of their seat. */
export function seatNames(seats: Seat[]): string[] {
  const names = seats.map(nameOf);
  return names.map((name, seat) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${LETTERS[seat] ?? ''}`,
  );
}
