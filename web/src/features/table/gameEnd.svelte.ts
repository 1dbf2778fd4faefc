/** What can be done when a game is over: look at the result again, and play again. */

import { api } from '../../api/client';
import type { ScoreHistory } from '../../api/types';
import { go } from '../../shell/router.svelte';
import type { TableSession } from './session.svelte';

/** Milliseconds. */
const PATIENCE = 4000;

export class GameEnd {
  /** Whether the result was put aside to see the board. */
  closed = $state(false);

  /** How the points came about, and whether it is a personal best. */
  course = $state.raw<ScoreHistory | null>(null);
  best = $state(false);
  /** Whether all that can be told is here, or has been waited for long enough: then nothing jumps. */
  known = $state(false);

  constructor(readonly session: TableSession) {}

  /** Ask for what the ending tells. */
  async look(): Promise<void> {
    const { id, info, context } = this.session;
    const course = api.course(id).then((found) => (this.course = found));
    const bests = info?.solo
      ? context.bests().then((all) => (this.best = all.some(({ table }) => table === id)))
      : Promise.resolve();
    const late = new Promise((done) => setTimeout(done, PATIENCE));
    await Promise.race([Promise.allSettled([course, bests]), late]);
    this.known = true;
  }

  get over(): boolean {
    const { presenter } = this.session;
    return presenter.shown?.status === 'finished' && !presenter.busy;
  }

  get mayPlayAgain(): boolean {
    return this.session.seat !== null && !this.session.info?.fork;
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
