/** The terms of a table, in words. */

import type { Clock } from '../../api/types';
import { say } from '../../i18n/app.svelte';

export function clockInWords(clock: Clock): string {
  if (clock.kind === 'live') {
    return say('terms-live', { minutes: clock.bank_ms / 60_000, seconds: clock.increment_ms / 1000 });
  }
  return clock.kind === 'days' ? say('terms-days', { days: clock.days }) : say('clock-none');
}
