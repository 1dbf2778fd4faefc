/** Moments in words. */

import { words } from './app.svelte';

/** A day and its time, as people of this language write them. */
export function when(moment: string): string {
  const format = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(new Date(moment));
}
