/** A record gone through move by move, on the same board. */

import { Refused, api } from '../api/client';
import type { GameInfo, ReplayStep, TableInfo } from '../api/types';
import { Choices, type Board, type BoardContext } from '../boards/board';
import { boardWords, findBoard } from '../boards/find';
import { settings } from '../shell/settings.svelte';
import { say, words as app } from '../words/app.svelte';
import { loadGame, loadWords, type GameWords } from '../words/game';
import { seatNames } from './names';

const NOTHING = new Choices([]);

export class ReplaySession {
  info = $state.raw<TableInfo | null>(null);
  step = $state.raw<ReplayStep | null>(null);
  board = $state.raw<Board | null>(null);
  words = $state.raw<GameWords | null>(null);
  problem = $state<string | null>(null);
  seat = $state<number | null>(null);
  readonly context: BoardContext;
  #game: GameInfo | null = null;
  #content: Record<string, unknown> = {};
  #steps = new Map<string, Promise<ReplayStep>>();
  #wanted = 0;

  constructor(readonly id: string) {
    this.context = this.#makeContext();
  }

  get at(): number {
    return this.step?.move ?? 0;
  }

  get length(): number {
    return this.step?.length ?? 0;
  }

  get names(): string[] {
    return seatNames(this.info?.seats ?? []);
  }

  /** What happened in the move shown, in words. */
  get said(): string {
    const { step, words } = this;
    if (!step || !words) return '';
    const told = step.events.map((event) => words.event(event, this.names));
    return told.join(' ') || (step.move === 0 ? say('replay-start') : '');
  }

  async open(move: number): Promise<void> {
    try {
      this.info = await api.table(this.id);
      const name = this.info.game;
      if (this.info.status !== 'finished') this.seat = this.info.my_seats[0] ?? null;
      const [game, board] = await Promise.all([loadGame(name), findBoard(name)]);
      const files = board.content ?? [];
      const data = await Promise.all(files.map((file) => api.content(name, file)));
      this.#game = game;
      this.#content = Object.fromEntries(files.map((file, i) => [file, data[i]]));
      await this.speak(app.language);
      await this.go(move);
      this.board = board;
    } catch (error) {
      this.problem = error instanceof Refused ? error.error.code : 'offline';
    }
  }

  async speak(language: string): Promise<void> {
    const name = this.info!.game;
    this.words = await loadWords(name, language, await boardWords(name, language));
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

  #makeContext(): BoardContext {
    const session = this;
    return {
      get game() { return session.#game!; },
      get info() { return session.info!; },
      get content() { return session.#content; },
      get words() { return session.words!; },
      get view() { return session.step!.view; },
      get seat() { return session.seat; },
      get names() { return session.names; },
      get scores() { return session.step!.scores; },
      get openSeats() { return session.step!.open_seats; },
      get legal() { return NOTHING; },
      get recent() { return session.step!.events; },
      get scene() { return null; },
      get narrow() { return settings.narrow; },
      get motion() { return settings.motion; },
      get over() { return session.at === session.length; },
      play: () => undefined,
      playAll: () => Promise.resolve(),
      whyNot: () => undefined,
      preview: () => Promise.resolve(null),
      explain: () => undefined,
      announce: () => undefined,
    };
  }
}
