/** One table as this browser lives it: what comes in, what is shown, what is said, what may be done. */

import type { TableInfo } from '../../api/types';
import { contribute } from '../fairness/contribution';
import {
  Choices,
  type BoardContext,
  type Caveat,
  type Explanation,
  type MoveJson,
  type MoveRef,
} from '../../boards/board';
import { MoveSender } from './moveSender.svelte';
import { GameEnd } from './gameEnd.svelte';
import { ReadonlyContext, NOTHING } from './readonlyContext';
import { Feed } from './feed.svelte';
import { TableLog } from './log.svelte';
import { Notices } from './notices.svelte';
import { TableView } from './tableView.svelte';
import { Presenter } from './presenter.svelte';

/** More things at once nobody can follow. */
const MOST_FLIGHTS = 6;

export class TableSession extends TableView {
  readonly log = new TableLog(this);
  readonly notices = new Notices(this);
  readonly presenter = new Presenter({
    scenes: (events, after) => this.board?.scenes?.(events, this.context, after) ?? [],
    flights: (events, after) => this.board?.flights?.(events, this.context, after).slice(0, MOST_FLIGHTS) ?? [],
    told: (entries) => this.log.tell(entries),
  });
  readonly feed = new Feed(this.id, {
    update: (update) => this.presenter.add(update),
    info: (info) => {
      this.learn(info);
      void contribute(info);
    },
    present: (seats) => this.#meet(seats),
    closed: (problem) => (this.problem = problem),
  });
  readonly sender = new MoveSender(this, this.feed, this.notices);
  readonly gameEnd = new GameEnd(this);
  readonly context: BoardContext = new AtTable(this);

  open(): Promise<void> {
    return this.prepare(() => this.feed.connect());
  }

  #meet(connected: number[]): void {
    if (this.info) this.info = { ...this.info, seats: this.info.seats.map((seat) => seatedNow(seat, connected)) };
  }

  get seat(): number | null {
    return this.presenter.shown?.seat ?? null;
  }

  /** Whether the present is shown, and nothing is on its way. */
  get ready(): boolean {
    return !this.presenter.busy && this.presenter.shown === this.feed.latest && !this.sender.sending;
  }

  get myTurn(): boolean {
    const state = this.feed.latest;
    return state?.status === 'running' && state.seat !== null && state.open_seats.includes(state.seat);
  }

  readonly legal = $derived.by(() =>
    this.ready && this.feed.connected ? new Choices(this.feed.latest?.legal ?? []) : NOTHING,
  );
}

function seatedNow(seat: TableInfo['seats'][number], connected: number[]): TableInfo['seats'][number] {
  return { ...seat, connected: seat.kind === 'bot' || connected.includes(seat.seat) };
}

/** What a board gets at a table that is being played. */
class AtTable extends ReadonlyContext<TableSession> {
  get #shown() {
    return this.table.presenter.shown!;
  }
  get view() {
    return this.#shown.view;
  }
  get seat() {
    return this.table.seat;
  }
  get scores() {
    return this.#shown.scores;
  }
  get openSeats() {
    return this.#shown.open_seats;
  }
  get recent() {
    return this.table.presenter.recent;
  }
  get over() {
    return this.#shown.status === 'finished';
  }
  override get legal() {
    return this.table.legal;
  }
  override get acting() {
    return this.table.presenter.acting;
  }
  override get scene() {
    return this.table.presenter.scene;
  }

  override play(move: MoveRef | undefined): void {
    this.table.sender.play(move);
  }
  override playAll(moves: MoveJson[], caveat?: Caveat): Promise<void> {
    return this.table.sender.playAll(moves, caveat);
  }
  override warning(move: MoveRef | undefined): string {
    return this.table.sender.confirm.warning(move);
  }
  override whyNot(move: MoveJson): void {
    void this.table.notices.whyNot(this.table.feed.latest?.seat ?? null, move);
  }
  override preview(moves: MoveJson[]) {
    return this.table.sender.preview(moves);
  }
  override ways() {
    return this.table.sender.ways(this.words.language);
  }
  override explain(about: Explanation | null): void {
    this.table.notices.explain(about);
  }
  override confirming(move: string | null): void {
    this.table.notices.awaited = move;
  }
  override announce(text: string): void {
    this.table.log.announcement = text;
  }
}
