/** Shows what happened at a pace that can be followed: one update after the other, scene by scene. */

import type { Entry, GameEvent, TableState } from '../api/types';
import type { Scene } from '../boards/board';
import { settings } from '../shell/settings.svelte';

export interface Update {
  entries: Entry[];
  state: TableState;
}

const BREATH = 650;
const MANY = 12;

/** Who may act at the same time as others is not held up by what they do. */
function mayAct({ seat, open_seats }: TableState): boolean {
  return seat !== null && open_seats.includes(seat);
}

export class Presenter {
  shown = $state.raw<TableState | null>(null);
  scene = $state.raw<Scene | null>(null);
  recent = $state.raw<GameEvent[]>([]);
  busy = $state(false);
  #queue: Update[] = [];
  #hurry = false;
  #wake: (() => void) | null = null;

  constructor(
    readonly scenes: (events: GameEvent[], after: unknown) => Scene[],
    readonly told: (entries: Entry[]) => void,
  ) {}

  add(update: Update): void {
    this.#queue.push(update);
    if (this.#queue.length > MANY) this.skip();
    if (!this.busy) void this.#run();
  }

  /** Come to the present at once. */
  skip = (): void => {
    this.#hurry = true;
    this.#wake?.();
  };

  async #run(): Promise<void> {
    this.busy = true;
    try {
      for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
        await this.#show(update);
        if (this.#queue.length && this.recent.length && !mayAct(update.state)) await this.#wait(BREATH);
      }
    } finally {
      this.busy = false;
      this.#hurry = false;
    }
  }

  async #show({ entries, state }: Update): Promise<void> {
    const events = entries.flatMap((entry) => (entry.kind === 'move' ? entry.events : []));
    const scenes = this.shown && !this.#still ? this.scenes(events, state.view) : [];
    this.told(entries);
    for (const scene of scenes) {
      if (this.#still) break;
      this.scene = scene;
      await this.#wait(scene.ms);
    }
    this.scene = null;
    if (!this.shown || state.seq >= this.shown.seq) this.shown = state;
    if (events.length || entries.some((entry) => entry.kind === 'undo')) this.recent = events;
  }

  get #still(): boolean {
    return this.#hurry || settings.speed === 0;
  }

  #wait(ms: number): Promise<void> {
    if (this.#still) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(end, ms * settings.speed);
      const wake = end;
      function end() {
        clearTimeout(timer);
        done();
      }
      this.#wake = wake;
    });
  }
}
