/** What can be done when a game is over: look at the result again, and play again. */

import { api } from '../api/client';
import { go } from '../shell/router.svelte';
import type { TableSession } from './session.svelte';

export class Aftermath {
  /** Whether the result was put aside to see the board. */
  closed = $state(false);

  constructor(readonly session: TableSession) {}

  get over(): boolean {
    const { presenter } = this.session;
    return presenter.shown?.status === 'finished' && !presenter.busy;
  }

  get mayPlayAgain(): boolean {
    return this.session.seat !== null;
  }

  /** Who has already set up another game, if it was not oneself: their name. */
  get invited(): string | null {
    const { info, log, names } = this.session;
    if (!info?.next || !this.mayPlayAgain) return null;
    const made = log.entries.findLast(({ text }) => text === 'rematch');
    const seat = info.seats.find(({ user }) => user !== null && user === made?.user)?.seat;
    if (seat === undefined || info.my_seats.includes(seat)) return null;
    return names[seat] ?? null;
  }

  again = async (): Promise<void> => {
    const { info } = this.session;
    if (!info) return;
    const next = await api.rematch(info.id).catch(() => null);
    go(next ? `/tables/${next.id}` : `/new/${info.game}${info.content ? `?content=${info.content}` : ''}`);
  };
}
