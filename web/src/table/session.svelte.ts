/** One table as this browser lives it: connection, moves, undo, what is shown and what is said. */

import { Refused, api } from '../api/client';
import { Socket } from '../api/socket';
import type { Entry, GameInfo, MoveJson, MoveRef, TableFrame, TableInfo, TableState } from '../api/types';
import { Choices, notation, type Board, type BoardContext, type Explanation } from '../boards/board';
import { boardWords, findBoard } from '../boards/find';
import { settings } from '../shell/settings.svelte';
import { say, words as app } from '../words/app.svelte';
import { loadGame, loadWords, type GameWords, type Rule } from '../words/game';
import { seatNames } from './names';
import { Presenter } from './presenter.svelte';

/** Something the player should read now: a rule that forbids a move, or a failure. */
export interface Notice {
  text: string;
  rule: Rule | null;
}

const NOTHING = new Choices([]);

export class TableSession {
  info = $state.raw<TableInfo | null>(null);
  latest = $state.raw<TableState | null>(null);
  log = $state.raw<Entry[]>([]);
  board = $state.raw<Board | null>(null);
  words = $state.raw<GameWords | null>(null);
  connected = $state(true);
  spectators = $state(0);
  notice = $state.raw<Notice | null>(null);
  explanation = $state.raw<Explanation | null>(null);
  announcement = $state('');
  problem = $state<string | null>(null);
  sending = $state(false);
  readonly presenter: Presenter;
  readonly context: BoardContext;
  #game: GameInfo | null = null;
  #content: Record<string, unknown> = {};
  #socket: Socket<TableFrame> | null = null;
  #seen = new Set<number>();
  #last = 0;
  /** How many moves a choice was made of, by the length of the game after it. */
  #together = new Map<number, number>();
  #playing: Promise<void> = Promise.resolve();

  constructor(readonly id: string) {
    this.presenter = new Presenter(
      (events, after) => this.board?.scenes?.(events, this.context, after) ?? [],
      (entries) => this.#tell(entries),
    );
    this.context = this.#makeContext();
  }

  async open(): Promise<void> {
    try {
      this.info = await api.table(this.id);
      await this.#prepare(this.info.game);
    } catch (error) {
      this.problem = error instanceof Refused ? error.error.code : 'offline';
      return;
    }
    this.connect();
  }

  /** Listen to the table, as whoever one is now: sitting down changes what one is told. */
  connect(): void {
    this.#socket?.close();
    this.#socket = new Socket<TableFrame>({
      address: () => `/tables/${this.id}/socket${this.#last ? `?since=${this.#last}` : ''}`,
      frame: (frame) => this.#receive(frame),
      connected: (connected) => (this.connected = connected),
      closed: (code) => (this.problem = code === 4404 ? 'not-found' : 'forbidden'),
    });
  }

  close(): void {
    this.#socket?.close();
  }

  async #prepare(name: string): Promise<void> {
    const [game, board] = await Promise.all([loadGame(name), findBoard(name)]);
    const files = board.content ?? [];
    const data = await Promise.all(files.map((file) => api.content(name, file)));
    this.#game = game;
    this.#content = Object.fromEntries(files.map((file, i) => [file, data[i]]));
    await this.speak(app.language);
    this.board = board;
  }

  async speak(language: string): Promise<void> {
    const name = this.info!.game;
    this.words = await loadWords(name, language, await boardWords(name, language));
  }

  // What comes in

  #receive(frame: TableFrame): void {
    if (frame.type === 'update') {
      if (frame.info) this.info = frame.info;
      this.#take(frame.entries, frame.state);
      this.#last = Math.max(this.#last, frame.seq);
    } else if (frame.type === 'presence') {
      this.spectators = frame.spectators;
      this.#meet(frame.connected);
    }
  }

  #meet(connected: number[]): void {
    if (!this.info) return;
    const seats = this.info.seats.map((seat) => ({
      ...seat,
      connected: seat.kind === 'bot' || connected.includes(seat.seat),
    }));
    this.info = { ...this.info, seats };
  }

  #take(entries: Entry[], state: TableState): void {
    const fresh = entries.filter(({ seq }) => !this.#seen.has(seq));
    for (const { seq } of fresh) this.#seen.add(seq);
    if (this.#knows(state) && !fresh.length) return;
    if (!this.latest || state.seq >= this.latest.seq) this.latest = state;
    this.presenter.add({ entries: fresh, state });
  }

  /** An answer and the socket tell the same twice: a board need not look at it again. */
  #knows({ seq, seat, token, status, paused }: TableState): boolean {
    const known = this.latest;
    if (!known || seq > known.seq) return false;
    if (seq < known.seq) return true;
    return seat === known.seat && token === known.token && status === known.status && paused === known.paused;
  }

  #tell(entries: Entry[]): void {
    if (!entries.length) return;
    const undone = new Set(entries.flatMap((entry) => entry.undone));
    const all = [...this.log, ...entries].filter(({ seq }) => !undone.has(seq));
    this.log = all.sort((a, b) => a.seq - b.seq);
    const lines = entries.filter(({ kind }) => kind !== 'start').flatMap((entry) => this.lines(entry));
    if (lines.length) this.announcement = lines.join(' ');
  }

  // What is said

  get names(): string[] {
    return seatNames(this.info?.seats ?? []);
  }

  /** A log entry in words, a line an event. */
  lines(entry: Entry): string[] {
    const { names, words, board } = this;
    if (!words) return [];
    const heard = entry.events.filter(({ event }) => !board?.silent?.has(event));
    const told = heard.map((event) => words.event(event, names));
    const who = entry.seat === null ? say('somebody') : (names[entry.seat] ?? '');
    if (entry.kind === 'chat') return [`${who}: ${entry.text ?? ''}`];
    if (entry.kind === 'move' || entry.kind === 'start') return told;
    const key = `log-${entry.kind}${entry.text ? `-${entry.text}` : ''}`;
    return app.has(key) ? [say(key, { name: who })] : told;
  }

  // What may be done

  get seat(): number | null {
    return this.presenter.shown?.seat ?? null;
  }

  get ready(): boolean {
    return !this.presenter.busy && this.presenter.shown === this.latest && !this.sending;
  }

  get myTurn(): boolean {
    const state = this.latest;
    return state?.status === 'running' && state.seat !== null && state.open_seats.includes(state.seat);
  }

  #legal = $derived.by(() => (this.ready ? new Choices(this.latest?.legal ?? []) : NOTHING));

  play = (move: MoveRef | undefined): void => {
    if (move) void this.playAll([move.json]);
  };

  playAll(moves: MoveJson[]): Promise<void> {
    this.#playing = this.#playTogether(moves);
    return this.#playing;
  }

  /** One choice, perhaps of several moves: it is taken back as one, too. */
  async #playTogether(moves: MoveJson[]): Promise<void> {
    let made = 0;
    for (const move of moves) {
      const found = new Choices(this.latest?.legal ?? []).find(move);
      if (!found) break;
      await this.#send((seat, token) => api.play(this.id, seat, token, found.index));
      made += 1;
    }
    if (this.latest) this.#together.set(this.latest.length, made);
  }

  get undoable(): number {
    const undo = this.latest?.undo;
    return undo ? undo.moves || Number(undo.beyond) : 0;
  }

  /** Take one's last choice back; if its moves are still on their way, when they have arrived. */
  undo = async (): Promise<void> => {
    await this.#playing;
    const state = this.latest;
    if (!this.undoable || state?.seat == null) return;
    const { seat, token } = state;
    const moves = Math.max(1, Math.min(this.#together.get(state.length) ?? 1, state.undo?.moves ?? 1));
    await this.#try(() => api.undo(this.id, seat, token, moves));
  };

  async #send(request: (seat: number, token: string) => ReturnType<typeof api.play>): Promise<void> {
    const state = this.latest;
    if (state?.seat == null || !state.token || this.sending) return;
    await this.#try(() => request(state.seat!, state.token!));
  }

  async #try(request: () => ReturnType<typeof api.play>): Promise<void> {
    this.sending = true;
    this.notice = null;
    this.explanation = null;
    try {
      const { entries, state } = await request();
      if (!this.#followsTurn) this.#take(entries, state);
    } catch (error) {
      await this.#refused(error);
    } finally {
      this.sending = false;
    }
  }

  /** At a table with several seats of one's own the socket alone says whose eyes come next. */
  get #followsTurn(): boolean {
    return (this.info?.my_seats.length ?? 0) > 1 && this.connected;
  }

  async #refused(error: unknown): Promise<void> {
    if (error instanceof Refused && error.error.rule) {
      this.#forbid(error.error.rule);
      return;
    }
    const code = error instanceof Refused ? error.error.code : 'offline';
    if (code === 'stale') {
      const state = await api.state(this.id).catch(() => null);
      if (state) this.#take([], state);
      return;
    }
    this.notice = { text: app.has(`error-${code}`) ? say(`error-${code}`) : say('error-unknown'), rule: null };
  }

  #forbid(id: string): void {
    const rule = this.words!.rule(id);
    this.notice = { text: say('not-allowed', { rule: id, why: rule.why }), rule };
  }

  async whyNot(move: MoveJson): Promise<void> {
    const state = this.latest;
    if (!this.#game) return;
    if (state?.seat == null) {
      this.notice = { text: say('spectators-watch'), rule: null };
      return;
    }
    const written = notation(move, this.#game);
    const found = await api.why(this.id, state.seat, written).catch(() => null);
    if (found?.rule) this.#forbid(found.rule);
    else if (!found) this.notice = { text: say('no-such-move'), rule: null };
  }

  async #preview(moves: MoveJson[]) {
    const state = this.latest;
    if (state?.seat == null || !state.token) return null;
    return api.preview(this.id, state.seat, state.token, moves).catch(() => null);
  }

  #makeContext(): BoardContext {
    const session = this;
    const shown = () => session.presenter.shown!;
    return {
      get game() { return session.#game!; },
      get info() { return session.info!; },
      get content() { return session.#content; },
      get words() { return session.words!; },
      get view() { return shown().view; },
      get seat() { return session.seat; },
      get names() { return session.names; },
      get scores() { return shown().scores; },
      get openSeats() { return shown().open_seats; },
      get legal() { return session.#legal; },
      get recent() { return session.presenter.recent; },
      get scene() { return session.presenter.scene; },
      get narrow() { return settings.narrow; },
      get motion() { return settings.motion; },
      get over() { return shown().status === 'finished'; },
      play: (move) => session.play(move),
      playAll: (moves) => session.playAll(moves),
      whyNot: (move) => void session.whyNot(move),
      preview: (moves) => session.#preview(moves),
      explain: (about) => (session.explanation = about),
      announce: (text) => (session.announcement = text),
    };
  }
}
