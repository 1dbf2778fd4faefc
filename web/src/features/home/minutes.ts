/** How long a game takes, in words: for the fewest and for the most players. */

import { say } from '../../i18n/app.svelte';

export function minutes(each: readonly number[]): string {
  if (!each.length) return '';
  const [from, to] = [Math.min(...each), Math.max(...each)];
  return from === to ? say('about-minutes', { minutes: to }) : say('about-minutes-range', { from, to });
}
