/** What the service tells of a table: each entry once, and the newest state. */

import { api } from '../../api/client';
import { rememberSeq } from '../../api/lastSeq';
import { Socket } from '../../api/socket';
import type { Entry, TableFrame, TableInfo, TableState } from '../../api/types';
import type { Update } from './presenter.svelte';

export interface Listener {
  update(update: Update): void;
  info(info: TableInfo): void;
  /** Which seats somebody sits at now. */
  present(seats: number[]): void;
  /** The table is not there any more, or not for these eyes. */
  closed(problem: string): void;
}

export class Feed {
  latest = $state.raw<TableState | null>(null);
  connected = $state(true);
  #socket: Socket<TableFrame> | null = null;
  #seen = new Set<number>();
  #last = 0;

  constructor(
    readonly id: string,
    readonly listener: Listener,
  ) {}

  /** Listen with the current identity: sitting down changes what the server sends. */
  connect(): void {
    this.#socket?.close();
    this.#socket = new Socket<TableFrame>({
      address: () => `/tables/${this.id}/socket${this.#last ? `?since=${this.#last}` : ''}`,
      frame: (frame) => this.#receive(frame),
      connected: (connected) => (this.connected = connected),
      closed: (code) => this.listener.closed(code === 4404 ? 'not-found' : 'forbidden'),
    });
  }

  close(): void {
    this.#socket?.close();
  }

  #receive(frame: TableFrame): void {
    if (frame.type === 'update') {
      rememberSeq(this.id, frame.seq);
      if (frame.info) this.listener.info(frame.info);
      this.take(frame.entries, frame.state);
      this.#last = Math.max(this.#last, frame.seq);
    } else if (frame.type === 'presence') {
      this.listener.present(frame.connected);
    }
  }

  /** Take in what the socket or an answer tells. */
  take(entries: Entry[], state: TableState): void {
    const fresh = entries.filter(({ seq }) => !this.#seen.has(seq));
    for (const { seq } of fresh) this.#seen.add(seq);
    if (this.#knows(state) && !fresh.length) return;
    if (!this.latest || state.seq >= this.latest.seq) this.latest = state;
    this.listener.update({ entries: fresh, state });
  }

  /** An answer and the socket tell the same twice: a board need not look at it again. */
  #knows({ seq, seat, token, status, paused }: TableState): boolean {
    const known = this.latest;
    if (!known || seq > known.seq) return false;
    if (seq < known.seq) return true;
    return seat === known.seat && token === known.token && status === known.status && paused === known.paused;
  }

  /** Ask for the state: the one that is known has turned out to be old. */
  async refresh(): Promise<void> {
    const state = await api.state(this.id).catch(() => null);
    if (state) this.take([], state);
  }
}
