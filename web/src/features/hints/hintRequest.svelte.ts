/** A hint at a table: asked for, waited for, stopped, and followed move by move. */

import { codeOf } from '../../api/client';
import { hintLines, type HintOption } from '../../api/hints';
import type { MoveRef } from '../../api/types';
import type { TableSession } from '../table/session.svelte';
import { words } from '../../i18n/app.svelte';
import { codeInWords } from '../../i18n/problem';

type Stage = 'closed' | 'asking' | 'running' | 'shown' | 'failed';

export class HintRequest {
  stage = $state<Stage>('closed');
  progress = $state.raw({ done: 0, pieces: 0 });
  problem = $state('');
  /** Which of the turns is marked on the board. */
  chosen = $state(0);
  #options = $state.raw<HintOption[]>([]);
  #stop = new AbortController();
  /** The last entry of the log when the hint was told, and the moment it is about. */
  #since = 0;
  #token: string | null = null;

  constructor(readonly session: TableSession) {}

  /** Whether there is a hint to be had now. */
  get offered(): boolean {
    const { info, myTurn, seat, feed } = this.session;
    return Boolean(info?.hints && myTurn && seat !== null && feed.latest?.token && !info.paused);
  }

  /** Whether this seat has taken one before: then one knows what it means. */
  get #known(): boolean {
    const { log, seat, info } = this.session;
    return Boolean(info?.fork) || log.entries.some((entry) => entry.kind === 'hint' && entry.seat === seat);
  }

  /** What has been played since the hint. */
  get #played(): number[] {
    const { log, seat } = this.session;
    const mine = log.entries.filter((entry) => entry.kind === 'move' && entry.seat === seat && entry.seq > this.#since);
    return mine.map(({ move }) => move?.index ?? -1);
  }

  #follows(option: HintOption): boolean {
    const played = this.#played;
    return played.length < option.moves.length && played.every((move, i) => option.moves[i]?.index === move);
  }

  /** The turns that go on as one has begun. */
  get options(): HintOption[] {
    return this.stage === 'shown' ? this.#options.filter((option) => this.#follows(option)) : [];
  }

  get marked(): HintOption | undefined {
    return this.options[this.chosen] ?? this.options[0];
  }

  /** The move to make next for the turn that is marked. */
  get goal(): MoveRef[] {
    const next = this.marked?.moves[this.#played.length];
    return next && this.session.ready && this.session.myTurn ? [next] : [];
  }

  /** To be called whenever anything has changed: a hint is of no use at another moment. */
  follow(): void {
    const { feed, ready } = this.session;
    if (this.stage === 'shown' && ready && (!this.options.length || feed.latest?.status !== 'running')) this.close();
    else if (this.#waits && feed.latest?.token !== this.#token) this.close();
  }

  get #waits(): boolean {
    return this.stage === 'asking' || this.stage === 'running';
  }

  ask = (): void => {
    if (!this.offered || this.#waits) return;
    this.#token = this.session.feed.latest?.token ?? null;
    if (this.#known) void this.begin();
    else this.stage = 'asking';
  };

  begin = async (): Promise<void> => {
    const { seat, token } = this.session.feed.latest ?? {};
    if (seat == null || !token) return;
    this.#stop = new AbortController();
    this.#token = token;
    this.progress = { done: 0, pieces: 0 };
    this.stage = 'running';
    try {
      await this.#read(seat, token, this.#stop.signal);
    } catch (error) {
      if (!this.#stop.signal.aborted) this.#fail(codeOf(error));
    }
  };

  async #read(seat: number, token: string, signal: AbortSignal): Promise<void> {
    for await (const line of hintLines(this.session.id, { seat, token }, words.language, signal)) {
      if (signal.aborted) return;
      this.progress = { done: line.done, pieces: line.pieces };
      if (line.state === 'failed') this.#fail(line.code ?? '');
      if (line.state === 'finished') this.#show(line.options);
    }
    if (this.stage === 'running') this.#fail('offline');
  }

  #show(options: HintOption[]): void {
    this.#since = Math.max(0, ...this.session.log.entries.map(({ seq }) => seq));
    this.#options = options;
    this.chosen = 0;
    this.stage = 'shown';
  }

  #fail(code: string): void {
    this.problem = codeInWords(code);
    this.stage = code === 'stale' ? 'closed' : 'failed';
  }

  close = (): void => {
    this.#stop.abort();
    this.stage = 'closed';
  };
}
