/** What a coach has said in this browser, so that less is said from game to game. */

import type { Tip } from '../../api/learning';

interface Memory {
  /** As the player wants it; `null` is as long as a game is new. */
  on: boolean | null;
  /** How many games were played to their end, by game. */
  games: Record<string, number>;
  /** In how many of them a tip was said, by game and tip. */
  heard: Record<string, number>;
  /** What was said at tables that are still played. */
  tables: Record<string, string[]>;
}

const KEY = 'osada-coach';
/** How many games of a kind are coached, and in how many of them the same is said. */
const FIRST_GAMES = 3;
const TWICE = 2;
/** Tables that nobody has played to their end are forgotten in time. */
const TABLES = 40;

function stored(): Memory {
  const fresh: Memory = { on: null, games: {}, heard: {}, tables: {} };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Memory>) };
  } catch {
    return fresh;
  }
}

export class TipMemory {
  #memory = $state.raw(stored());

  /** Another tab may have written meanwhile. */
  #change(changed: (now: Memory) => Partial<Memory>): void {
    const now = stored();
    this.#memory = { ...now, ...changed(now) };
    localStorage.setItem(KEY, JSON.stringify(this.#memory));
  }

  get on(): boolean | null {
    return this.#memory.on;
  }

  wish(on: boolean | null): void {
    this.#change(() => ({ on }));
  }

  /** How many games of a kind were played to their end. */
  games(game: string): number {
    return this.#memory.games[game] ?? 0;
  }

  speaks(game: string): boolean {
    return this.on ?? this.games(game) < FIRST_GAMES;
  }

  /** The first tip that is not known yet: not said at this table, nor in two games before. */
  next(game: string, table: string, tips: readonly Tip[]): Tip | undefined {
    const { heard, tables } = this.#memory;
    const said = tables[table] ?? [];
    return tips.find(({ id }) => !said.includes(id) && (heard[`${game}/${id}`] ?? 0) < TWICE);
  }

  /** A game is under way: it counts once it is over. */
  begin(table: string): void {
    if (!this.#memory.tables[table]) this.#said(table, []);
  }

  say(table: string, id: string): void {
    this.#said(table, [id]);
  }

  #said(table: string, ids: string[]): void {
    this.#change(({ tables }) => {
      const all = Object.entries({ ...tables, [table]: [...(tables[table] ?? []), ...ids] });
      return { tables: Object.fromEntries(all.slice(-TABLES)) };
    });
  }

  /** A game is over: what was said in it was heard once more. */
  end(game: string, table: string): void {
    if (!this.#memory.tables[table]) return;
    this.#change(({ games, heard, tables: { [table]: said = [], ...tables } }) => {
      const more = said.map((id) => [`${game}/${id}`, (heard[`${game}/${id}`] ?? 0) + 1]);
      return {
        games: { ...games, [game]: (games[game] ?? 0) + 1 },
        heard: { ...heard, ...Object.fromEntries(more) },
        tables,
      };
    });
  }
}

export const tipMemory = new TipMemory();
