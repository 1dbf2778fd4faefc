/** One lesson as this browser lives it: a table of which the service keeps nothing. */

import { lessonAt, type Attempted, type LessonAnswer, type LessonCard } from '../../api/learning';
import type { MoveJson, Preview, Seat, TableInfo, Way } from '../../api/types';
import { account } from '../../shell/account.svelte';
import { MoveSender } from '../table/moveSender.svelte';
import { Notices } from '../table/notices.svelte';
import { TableSession } from '../table/session.svelte';
import { words } from '../../i18n/app.svelte';
import { loadGlossary } from '../glossary/glossary';
import { progress } from './progress.svelte';

/** After so many tries that were none, somebody is shown what to do. */
const STUCK = 2;

/** A lesson of a course. */
export interface Place {
  course: string;
  lesson: LessonCard;
}

export class LessonSession extends TableSession {
  answer = $state.raw<LessonAnswer | null>(null);
  /** What was said to the last try. */
  said = $state.raw<Attempted | null>(null);
  /** How many tries of this step were none. */
  wrong = $state(0);
  /** Whether what to do was shown. */
  shown = $state(false);
  #language = '';

  override readonly notices: Notices = new AtLesson(this);
  override readonly sender: MoveSender = new LessonMoveSender(this);

  constructor(
    readonly place: Place,
    readonly begun: string[] = [],
  ) {
    super(`${place.course}/${place.lesson.id}`);
  }

  get moves(): string[] {
    return this.answer?.moves ?? this.begun;
  }

  get over(): boolean {
    return this.answer?.over != null;
  }

  /** When it is over nothing more is to be chosen. */
  override get ready(): boolean {
    return super.ready && !this.over;
  }

  get stuck(): boolean {
    return this.wrong >= STUCK && !this.over;
  }

  override open(): Promise<void> {
    return this.prepare(() => undefined);
  }

  protected override async find(): Promise<TableInfo> {
    const answer = await this.#ask();
    await loadGlossary(answer.game, words.language);
    this.#take(answer);
    return infoOf(answer);
  }

  #ask(attempt?: MoveJson): Promise<LessonAnswer> {
    const { course, lesson } = this.place;
    this.#language = words.language;
    return lessonAt(course, lesson.id, { moves: this.moves, attempt, show: this.shown, language: this.#language });
  }

  #take(answer: LessonAnswer): void {
    const { course, lesson } = this.place;
    this.answer = answer;
    for (const { entries, state } of answer.updates) this.feed.take(entries, state);
    progress.keep(course, lesson.id, answer.moves);
    if (answer.over !== null) progress.done(course, lesson.id, answer.next === null);
  }

  /** Try a move, legal or not; whether it was played. */
  async attempt(move: MoveJson): Promise<boolean> {
    const before = this.answer;
    if (!before || this.over) return false;
    const answer = await this.#ask(move);
    this.said = answer.attempt;
    const right = answer.attempt?.verdict === 'good';
    const played = right || answer.attempt?.verdict === 'allowed';
    if (before.test && (right || !played)) {
      progress.answer(this.place.course, `${answer.lesson} ${before.step}`, right && !this.shown);
    }
    if (right) this.#next();
    else if (!played) this.wrong += 1;
    this.#take(right && answer.test ? { ...answer, goal: [] } : answer);
    return played;
  }

  /** What would come of a move that the lesson takes. */
  async preview(move: MoveJson): Promise<Preview | null> {
    const { attempt, updates } = await this.#ask(move);
    const after = updates.at(-1)?.state;
    if (!after || !(attempt?.verdict === 'good' || attempt?.verdict === 'allowed')) return null;
    const events = updates.flatMap(({ entries }) => entries.flatMap((entry) => entry.events));
    const { view, legal, scores, open_seats } = after;
    return { view, legal, scores, open_seats, events, played: 1 };
  }

  #next(): void {
    this.wrong = 0;
    this.shown = false;
  }

  /** Show what to do now. */
  show = async (): Promise<void> => {
    this.shown = true;
    this.said = null;
    const answer = await this.#ask().catch(() => null);
    if (answer) this.#take(answer);
  };

  /** Do for somebody what was shown. */
  help = (): void => {
    const [move] = this.answer?.goal ?? [];
    if (move) this.sender.play(move);
  };

  /** The same in another language. */
  async reword(): Promise<void> {
    if (!this.answer || this.#language === words.language) return;
    this.said = null;
    await loadGlossary(this.answer.game, words.language);
    const answer = await this.#ask().catch(() => null);
    if (answer) this.#take(answer);
  }
}

/** Asking why something is not allowed counts as trying it. */
class AtLesson extends Notices {
  constructor(readonly lesson: LessonSession) {
    super(lesson);
  }

  override async whyNot(_seat: number | null, move: MoveJson): Promise<void> {
    await this.lesson.sender.playAll([move]);
  }
}

class LessonMoveSender extends MoveSender {
  constructor(readonly lesson: LessonSession) {
    super(lesson, lesson.feed, lesson.notices);
  }

  /** One choice of a board may be several moves: as long as they are taken, they are tried. */
  override async playAll(moves: MoveJson[]): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.notices.clear();
    try {
      for (const move of moves) if (!(await this.lesson.attempt(move))) break;
    } catch (error) {
      this.notices.refused(error);
    } finally {
      this.sending = false;
    }
  }

  /** What opens up after a move without arguments, such as a menu, if the lesson would take it. */
  override async preview(moves: MoveJson[]): Promise<Preview | null> {
    const [move] = moves;
    if (moves.length !== 1 || Object.keys(move!).length > 1) return null;
    return this.lesson.preview(move!).catch(() => null);
  }

  override async ways(): Promise<Way[]> {
    return this.lesson.answer?.ways ?? [];
  }

  override get undoable(): boolean {
    return false;
  }
}

/** A lesson looks to a board like a table with the learner at it. */
function infoOf({ course, lesson, game, players, options, seat, names }: LessonAnswer): TableInfo {
  const own = account.user?.name ?? account.typed.trim();
  const seats = names.map((name, i): Partial<Seat> => {
    const mine = i === seat;
    return { seat: i, kind: 'person', user: null, bot: null, name: mine && own ? own : name, connected: true };
  });
  const info: Partial<TableInfo> = {
    id: `${course}/${lesson}`,
    game,
    options,
    players,
    status: 'running',
    seats: seats as Seat[],
    my_seats: [seat],
    solo: players === 1,
    clock: { kind: 'none' },
    stream: null,
    content: null,
    result: null,
  };
  return info as TableInfo;
}
