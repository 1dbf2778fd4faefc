/** How long a bot has been thinking, in seconds. */

import type { TableSession } from './session.svelte';

/** A thought that is shorter is no news. */
const WORTH = 2;

export class BotTimer {
  seconds = $state(0);

  constructor(readonly session: TableSession) {}

  /** The bots that are waited for, by seat; none while people are, too. */
  get seats(): number[] {
    const { info, feed } = this.session;
    const open = feed.latest?.status === 'running' && !info?.paused ? feed.latest.open_seats : [];
    const bots = open.filter((seat) => thinks(info?.seats[seat]));
    return bots.length === open.length ? bots : [];
  }

  /** Count from the newest state on; call it in an effect. */
  follow(): (() => void) | undefined {
    const since = this.session.feed.latest?.seq;
    this.seconds = 0;
    if (since === undefined || !this.seats.length) return undefined;
    const timer = setInterval(() => (this.seconds += 1), 1000);
    return () => clearInterval(timer);
  }

  get shown(): boolean {
    return this.seats.length > 0 && this.seconds >= WORTH;
  }
}

function thinks(seat: { kind: string; taken_over: boolean } | undefined): boolean {
  return seat?.kind === 'bot' || Boolean(seat?.taken_over);
}
