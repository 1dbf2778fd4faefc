/** Making moves and taking them back, one request at a time. */

import { api, codeOf } from '../../api/client';
import type { MoveJson, MoveRef, Played, Preview, Way } from '../../api/types';
import { Choices, type Caveat } from '../../boards/board';
import { ConfirmMove } from './confirmMove.svelte';
import type { Feed } from './feed.svelte';
import type { Notices } from './notices.svelte';
import type { TableView } from './tableView.svelte';

export class MoveSender {
  sending = $state(false);
  /** How many moves a choice was made of, by the length of the game after it. */
  #together = new Map<number, number>();
  #playing: Promise<void> = Promise.resolve();
  readonly confirm: ConfirmMove;

  constructor(
    readonly table: TableView,
    readonly feed: Feed,
    readonly notices: Notices,
  ) {
    this.confirm = new ConfirmMove(table, feed);
  }

  play = (move: MoveRef | undefined): void => {
    if (move) void this.playAll([move.json]);
  };

  /** Make a choice; if it wastes something, only when that was confirmed. */
  async playAll(moves: MoveJson[], caveat?: Caveat): Promise<void> {
    const first = moves[0] && new Choices(this.feed.latest?.legal ?? []).find(moves[0]);
    if (first && this.confirm.before(first, () => void this.#go(moves), caveat)) return;
    await this.#go(moves);
  }

  #go(moves: MoveJson[]): Promise<void> {
    this.#playing = this.#playTogether(moves);
    return this.#playing;
  }

  /** One choice, perhaps of several moves: it is taken back as one, too. */
  async #playTogether(moves: MoveJson[]): Promise<void> {
    let made = 0;
    for (const move of moves) {
      const found = new Choices(this.feed.latest?.legal ?? []).find(move);
      if (!found) break;
      await this.#send(found);
      made += 1;
    }
    if (this.feed.latest) this.#together.set(this.feed.latest.length, made);
  }

  async #send(move: MoveRef): Promise<void> {
    const { seat, token } = this.feed.latest!;
    if (seat === null || !token || this.sending) return;
    await this.#try(() => api.play(this.table.id, seat, token, move.index));
  }

  get undoable(): boolean {
    const undo = this.feed.latest?.undo;
    return Boolean(undo && (undo.moves || undo.beyond));
  }

  /** Take one's last choice back; if its moves are still on their way, when they have arrived. */
  undo = async (): Promise<void> => {
    await this.#playing;
    const state = this.feed.latest;
    if (!this.undoable || state?.seat == null) return;
    if (!this.confirm.beforeTakingBack(() => void this.#takeBack())) await this.#takeBack();
  };

  async #takeBack(): Promise<void> {
    const state = this.feed.latest;
    if (state?.seat == null) return;
    const { seat, token } = state;
    const moves = Math.max(1, Math.min(this.#together.get(state.length) ?? 1, state.undo?.moves ?? 1));
    await this.#try(() => api.undo(this.table.id, seat, token, moves));
  }

  async #try(request: () => Promise<Played>): Promise<void> {
    this.sending = true;
    this.notices.clear();
    try {
      const { entries, state } = await request();
      if (!this.#followsTurn) this.feed.take(entries, state);
    } catch (error) {
      if (codeOf(error) === 'stale') await this.feed.refresh();
      else this.notices.refused(error);
    } finally {
      this.sending = false;
    }
  }

  /** If the user has several seats, only the socket says which seat sees next. */
  get #followsTurn(): boolean {
    return (this.table.info?.my_seats.length ?? 0) > 1 && this.feed.connected;
  }

  /** What would come of some moves; `null` where nobody can say. */
  async preview(moves: MoveJson[]): Promise<Preview | null> {
    const state = this.feed.latest;
    if (state?.seat == null || !state.token) return null;
    return api.preview(this.table.id, state.seat, state.token, moves).catch(() => null);
  }

  /** Several moves that may be chosen as one now, in words. */
  async ways(language: string): Promise<Way[]> {
    const seat = this.feed.latest?.seat ?? null;
    if (seat === null) return [];
    return api.ways(this.table.id, seat, language).then(
      ({ ways }) => ways,
      () => [],
    );
  }
}
