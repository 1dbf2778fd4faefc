/** Shows what happened at a pace that can be followed: one update after the other, scene by scene. */

import type { Entry, GameEvent, TableState } from '../../api/types';
import type { Flight, Scene } from '../../boards/board';
import { settings } from '../../shell/settings.svelte';

export interface Update {
  entries: Entry[];
  state: TableState;
}

/** An update to be shown, perhaps once more. */
interface Showing extends Update {
  again?: boolean;
}

/** The visible result of an update. */
export interface Stage {
  scenes(events: GameEvent[], after: unknown): Scene[];
  flights(events: GameEvent[], after: unknown): Flight[];
  told(entries: Entry[]): void;
}

/** Milliseconds at the calm pace. */
const BREATH = 450;
const TURNING = 300;
export const FLIGHT = 650;
export const STAGGER = 130;
const LINGER = 2500;
/** More updates than this in a row are shown faster, and very many not at all. */
const SEVERAL = 8;
const MANY = 60;
const REMEMBERED = 400;

/** Who may act at the same time as others is not held up by what they do. */
function mayAct(state: TableState | null): boolean {
  return state !== null && state.seat !== null && state.open_seats.includes(state.seat);
}

function mover(entries: Entry[]): number | null {
  return entries.findLast(({ kind, seat }) => kind === 'move' && seat !== null)?.seat ?? null;
}

const eventsOf = (entries: Entry[]) => entries.flatMap((entry) => (entry.kind === 'move' ? entry.events : []));

export class Presenter {
  shown = $state.raw<TableState | null>(null);
  scene = $state.raw<Scene | null>(null);
  flights = $state.raw<Flight[]>([]);
  recent = $state.raw<GameEvent[]>([]);
  busy = $state(false);
  /** Whose moves are being shown: their part of the board lies in front. */
  acting = $state<number | null>(null);
  /** The others' moves since the user's last one, and the state before them. */
  #past = $state.raw<{ before: TableState; update: Update }[]>([]);
  #since: GameEvent[] = [];
  #newest: TableState | null = null;
  #queue: Showing[] = [];
  #hurry = false;
  #wake: (() => void) | null = null;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly stage: Stage) {}

  add(update: Update): void {
    if (!this.#newest || update.state.seq >= this.#newest.seq) this.#newest = update.state;
    this.#queue.push(update);
    if (this.#queue.length > MANY) this.skip();
    if (!this.busy) void this.#run();
  }

  /** Come to the present at once. */
  skip = (): void => {
    this.#hurry = true;
    this.#wake?.();
  };

  /** Whether there is something that can be shown once more. */
  get canRepeat(): boolean {
    return this.#past.length > 0 && !this.busy && settings.speed > 0;
  }

  /** Replay the others' moves since the user's last one. */
  again = (): void => {
    const first = this.#past[0];
    if (!first || !this.canRepeat) return;
    this.shown = first.before;
    this.#queue.push(...this.#past.map(({ update }) => ({ ...update, again: true })));
    void this.#run();
  };

  async #run(): Promise<void> {
    this.busy = true;
    clearTimeout(this.#leaving);
    try {
      for (let update = this.#queue.shift(); update; update = this.#queue.shift()) await this.#show(update);
    } finally {
      this.shown = this.#newest;
      if (this.#since.length) this.recent = this.#since;
      this.busy = false;
      this.#hurry = false;
      this.#comeBack();
    }
  }

  /** Show the user's part of the board again on their turn, or when nothing more happens. */
  #comeBack(): void {
    if (mayAct(this.shown) || this.#still) this.acting = null;
    else this.#leaving = setTimeout(() => (this.acting = null), LINGER * settings.speed);
  }

  async #show(update: Showing): Promise<void> {
    const { entries, state, again = false } = update;
    const events = eventsOf(entries);
    const followed = this.#follows(mover(entries), state);
    const before = this.shown;
    const scenes = before && !this.#still ? this.stage.scenes(events, state.view) : [];
    if (!again) this.stage.told(entries);
    if (followed) await this.#follow(mover(entries), events, state);
    for (const scene of scenes) {
      if (this.#still) break;
      this.scene = scene;
      await this.#wait(scene.ms);
    }
    this.scene = null;
    if (!before || state.seq >= before.seq) this.shown = state;
    this.#mark(events, update, before);
    if (followed && events.length) await this.#wait(BREATH);
  }

  /** A move is followed if it is another's, and if one was not free to act meanwhile. */
  #follows(by: number | null, state: TableState): boolean {
    return this.shown !== null && !this.#still && by !== null && by !== state.seat && !mayAct(this.shown);
  }

  async #follow(by: number | null, events: GameEvent[], state: TableState): Promise<void> {
    if (this.acting !== by) {
      this.acting = by;
      await this.#wait(TURNING);
    }
    const flights = this.stage.flights(events, state.view);
    if (!flights.length) return;
    this.flights = flights;
    await this.#wait(FLIGHT + STAGGER * (flights.length - 1));
    this.flights = [];
  }

  /** Remember the events to mark on the board, and those that can be shown again. */
  #mark(events: GameEvent[], { entries, state, again }: Showing, before: TableState | null): void {
    const taken = entries.some(({ kind }) => kind === 'undo');
    if (!events.length && !taken) return;
    this.recent = events;
    if (again) return;
    const own = taken || mover(entries) === state.seat;
    const here = before && !own ? [{ before, update: { entries, state } }] : [];
    this.#past = own ? [] : [...this.#past, ...here].slice(-MANY);
    this.#since = own ? [] : [...this.#since, ...events].slice(-REMEMBERED);
  }

  get #still(): boolean {
    return this.#hurry || settings.speed === 0;
  }

  #wait(ms: number): Promise<void> {
    if (this.#still) return Promise.resolve();
    const hurried = Math.min(1, SEVERAL / (this.#queue.length + 1));
    return new Promise((done) => {
      const timer = setTimeout(end, ms * settings.speed * hurried);
      const wake = end;
      function end() {
        clearTimeout(timer);
        done();
      }
      this.#wake = wake;
    });
  }
}
