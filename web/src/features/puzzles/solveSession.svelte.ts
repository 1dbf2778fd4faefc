/** A turn to be found: made move by move on the board, taken back, and handed in. */

import { codeOf } from '../../api/client';
import type {
  MoveJson,
  MoveRef,
  Preview,
  PuzzleState,
  PuzzleTask,
  PuzzleTurn,
  PuzzleVerdict,
  TableInfo,
  Way,
} from '../../api/types';
import { Choices, type BoardContext, type Explanation } from '../../boards/board';
import { ReadonlyContext, NOTHING } from '../table/readonlyContext';
import { Notices } from '../table/notices.svelte';
import { TableView } from '../table/tableView.svelte';
import { say, words as app } from '../../i18n/app.svelte';
import { answer, look } from './puzzles';

/** What is asked: whose turn it is, and where it stands. */
export type Task = Pick<PuzzleTask, 'id' | 'game' | 'players' | 'options' | 'seat' | 'state'>;

/** What came of an answer. */
export interface Judged {
  right: boolean;
  loss: number;
}

/** Where the task comes from, and who looks at a turn and judges it. */
export interface Source<T extends Task = PuzzleTask, V extends Judged = PuzzleVerdict> {
  task(): Promise<T>;
  look(id: string, moves: (number | MoveJson)[]): Promise<PuzzleState>;
  answer(id: string, moves: number[]): Promise<V>;
  /** The table that it was played at, if it was played at one. */
  table?(): Promise<TableInfo>;
}

/** Puzzles of a game, as the service has them. */
export function puzzlesOf(game: string, task: () => Promise<PuzzleTask>): Source {
  return {
    task,
    look: (id, moves) => look(game, id, moves, app.language),
    answer: (id, moves) => answer(game, id, moves, app.language),
  };
}

export class SolveSession<T extends Task = PuzzleTask, V extends Judged = PuzzleVerdict> extends TableView {
  task = $state.raw<T | null>(null);
  verdict = $state.raw<V | null>(null);
  sending = $state(false);
  /** Whether the turn is being judged: one that nobody thought of has to be rehearsed. */
  judging = $state(false);
  announcement = $state('');
  /** The moves so far, and where they have led: one state more than there are moves. */
  #moves = $state.raw<MoveRef[]>([]);
  #states = $state.raw<PuzzleState[]>([]);
  /** The best turn, while it is shown. */
  #shown = $state.raw<PuzzleState | null>(null);
  readonly notices = new Notices(this);
  readonly context: BoardContext = new InPuzzle(this);
  readonly sender = { play: (move: MoveRef | undefined) => this.play(move) };

  constructor(readonly source: Source<T, V>) {
    super('');
  }

  open(): Promise<void> {
    return this.prepare(() => {});
  }

  protected override async find(): Promise<TableInfo> {
    const [task, table] = await Promise.all([this.source.task(), this.source.table?.()]);
    this.task = task;
    this.#states = [task.state];
    return table ? { ...table, status: 'running', my_seats: [task.seat] } : asTable(task);
  }

  get state(): PuzzleState | null {
    return this.#shown ?? this.#states.at(-1) ?? null;
  }

  get done(): boolean {
    return this.state?.done ?? false;
  }

  /** How many moves have been made: another number is another moment. */
  get made(): number {
    return this.#moves.length;
  }

  play(move: MoveRef | undefined): void {
    if (move) void this.playAll([move.json]);
  }

  async playAll(moves: MoveJson[]): Promise<void> {
    for (const json of moves) {
      const move = new Choices(this.state?.legal ?? []).find(json);
      if (!move || this.sending || this.verdict) return;
      await this.#try(async () => {
        const made = [...this.#moves, move];
        const state = await this.look(made.map(({ index }) => index));
        this.#moves = made;
        this.#states = [...this.#states, state];
      });
    }
  }

  look(moves: (number | MoveJson)[]): Promise<PuzzleState> {
    return this.source.look(this.task!.id, moves);
  }

  get indices(): number[] {
    return this.#moves.map(({ index }) => index);
  }

  undo = (): void => {
    if (this.verdict) return;
    this.notices.clear();
    this.#moves = this.#moves.slice(0, -1);
    this.#states = this.#states.slice(0, Math.max(1, this.#states.length - 1));
  };

  restart = (): void => {
    this.notices.clear();
    this.verdict = null;
    this.#shown = null;
    this.#moves = [];
    this.#states = this.#states.slice(0, 1);
  };

  /** Hand the turn in. */
  submit = async (): Promise<void> => {
    this.judging = true;
    await this.#try(async () => {
      this.verdict = await this.source.answer(this.task!.id, this.indices);
    });
    this.judging = false;
  };

  /** Show a turn on the board; without one, the user's turn again. */
  async show(turn: PuzzleTurn | null): Promise<void> {
    await this.#try(async () => {
      this.#shown = turn && (await this.look(turn.moves.map(({ index }) => index)));
    });
  }

  async whyNot(move: MoveJson): Promise<void> {
    await this.look([...this.indices, move]).catch((error: unknown) => this.notices.refused(error));
  }

  async #try(what: () => Promise<void>): Promise<void> {
    this.sending = true;
    this.notices.clear();
    try {
      await what();
    } catch (error) {
      if (codeOf(error) === 'not-found') this.problem = 'not-found';
      else this.notices.refused(error);
    } finally {
      this.sending = false;
    }
  }
}

/** A board is made for tables: a puzzle is one that nobody else sits at. */
function asTable({ id, game, players, options, seat }: Task): TableInfo {
  const seats = Array.from({ length: players }, (_, number) => ({
    seat: number,
    kind: 'person',
    user: null,
    name: number === seat ? say('puzzle-you') : say('puzzle-other', { letter: 'ABCDEFGH'[number]! }),
    bot: null,
    connected: true,
  }));
  const info = {
    id,
    game,
    players,
    options,
    seats,
    status: 'running',
    content: null,
    solo: players === 1,
    my_seats: [seat],
  };
  return info as unknown as TableInfo;
}

class InPuzzle extends ReadonlyContext<SolveSession<Task, Judged>> {
  get #state() {
    return this.table.state!;
  }
  get view() {
    return this.#state.view;
  }
  get seat() {
    return this.table.task!.seat;
  }
  get scores() {
    return this.#state.scores;
  }
  get openSeats() {
    return this.#state.open_seats;
  }
  get recent() {
    return this.#state.events;
  }
  get over() {
    return false;
  }
  override get legal() {
    const { verdict, sending } = this.table;
    return verdict || sending ? NOTHING : new Choices(this.#state.legal);
  }
  override play(move: MoveRef | undefined): void {
    this.table.play(move);
  }
  override playAll(moves: MoveJson[]): Promise<void> {
    return this.table.playAll(moves);
  }
  override warning(move: MoveRef | undefined): string {
    const found = this.#state.cautions.find(({ index }) => index === move?.index);
    return found ? (this.words.say(found.message, found.values) ?? '') : '';
  }
  override whyNot(move: MoveJson): void {
    void this.table.whyNot(move);
  }
  override async preview(moves: MoveJson[]): Promise<Preview | null> {
    const found = await this.table.look([...this.table.indices, ...moves]).catch(() => null);
    return found && { ...found, played: moves.length };
  }
  override async ways(): Promise<Way[]> {
    return this.#state.ways;
  }
  override async bests() {
    return [];
  }
  override explain(about: Explanation | null): void {
    this.table.notices.explain(about);
  }
  override confirming(move: string | null): void {
    this.table.notices.awaited = move;
  }
  override announce(text: string): void {
    this.table.announcement = text;
  }
}
