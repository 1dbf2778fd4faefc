/** Whom a table waits for, as its reader would say it. */

import { say } from '../../i18n/app.svelte';
import type { TableSession } from './session.svelte';
import type { BotTimer } from './botTimer.svelte';

/** Why there is nothing to choose. */
export function waitingText(session: TableSession, botTimer?: BotTimer): string {
  const state = session.presenter.shown!;
  if (state.status === 'finished') return say('game-over');
  if (session.info?.paused) return say('paused');
  if (session.sender.sending) return say('sending');
  if (botTimer?.shown) {
    const names = botTimer.seats.map((seat) => session.names[seat] ?? '').join(', ');
    return say('thinking', { names, seconds: botTimer.seconds, count: botTimer.seats.length });
  }
  const others = state.open_seats.filter((seat) => seat !== session.seat);
  const names = others.map((seat) => session.names[seat] ?? '').join(', ');
  return names ? say('waiting-for', { names }) : say('waiting');
}

/** Other people who play and are not there; somebody for whom a bot plays is not waited for. */
export function absent(session: TableSession): string[] {
  const { info, names } = session;
  if (info?.status !== 'running') return [];
  return info.seats
    .filter(({ seat, kind }) => kind === 'person' && !info.my_seats.includes(seat))
    .filter(({ connected, taken_over }) => !connected && !taken_over)
    .map(({ seat }) => names[seat] ?? '');
}
