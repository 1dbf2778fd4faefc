/** A record gone through move by move, on the same board. */

import { api } from '../../api/client';
import type { ReplayStep } from '../../api/types';
import type { BoardContext, Explanation } from '../../boards/board';
import { say } from '../../i18n/app.svelte';
import { ReadonlyContext } from '../table/readonlyContext';
import { Notices } from '../table/notices.svelte';
import { TableView } from '../table/tableView.svelte';

export class ReplaySession extends TableView {
  step = $state.raw<ReplayStep | null>(null);
  seat = $state<number | null>(null);
  readonly notices = new Notices(this);
  readonly context: BoardContext = new InReplay(this);
  #steps = new Map<string, Promise<ReplayStep>>();
  #wanted = 0;

  get at(): number {
    return this.step?.move ?? 0;
  }

  get length(): number {
    return this.step?.length ?? 0;
  }

  /** What happened in the move shown, in words. */
  get said(): string {
    const { step, words } = this;
    if (!step || !words) return '';
    const told = step.events.map((event) => words.event(event, this.names));
    return told.join(' ') || (step.move === 0 ? say('replay-start') : '');
  }

  open(move: number): Promise<void> {
    return this.prepare((info) => {
      if (info.status !== 'finished') this.seat = info.my_seats[0] ?? null;
      return this.go(move);
    });
  }

  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.go(this.at);
  }

  async go(move: number): Promise<void> {
    const length = this.step?.length ?? move;
    this.#wanted = Math.max(0, Math.min(length, move));
    const wanted = this.#wanted;
    const step = await this.#fetch(wanted);
    if (this.#wanted !== wanted) return;
    this.step = step;
    for (const next of [wanted + 1, wanted - 1]) {
      if (next >= 0 && next <= step.length) this.#fetch(next).catch(() => null);
    }
  }

  #fetch(move: number): Promise<ReplayStep> {
    const key = `${this.seat}.${move}`;
    const known = this.#steps.get(key) ?? api.replay(this.id, move, this.seat);
    this.#steps.set(key, known);
    return known;
  }
}

/** What a board gets at a moment of a record. */
class InReplay extends ReadonlyContext<ReplaySession> {
  get #step() {
    return this.table.step!;
  }
  get view() {
    return this.#step.view;
  }
  get seat() {
    return this.table.seat;
  }
  get scores() {
    return this.#step.scores;
  }
  get openSeats() {
    return this.#step.open_seats;
  }
  get recent() {
    return this.#step.events;
  }
  get over() {
    return this.table.at === this.table.length;
  }

  override explain(about: Explanation | null): void {
    this.table.notices.explain(about);
  }
}
