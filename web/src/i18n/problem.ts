/** What has gone wrong, in the app's words. */

import { codeOf } from '../api/client';
import { say, words } from './app.svelte';

/** A code of the service, or `offline`, in words. */
export function codeInWords(code: string): string {
  return say(words.has(`error-${code}`) ? `error-${code}` : 'error-unknown');
}

export function problemOf(error: unknown): string {
  return codeInWords(codeOf(error));
}
