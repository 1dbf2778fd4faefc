/** The personal record of a solo player, looked up once a game is over. */

import type { Best, BoardContext, TableInfo } from '../board';

export interface PersonalRecord {
  best: number;
  overall: number;
  /** Whether an earlier result was beaten: a first game beats none. */
  isNew: boolean;
}

class Records {
  #known = $state.raw<Record<string, PersonalRecord>>({});

  of(table: string): PersonalRecord | undefined {
    return this.#known[table];
  }

  async look(context: Pick<BoardContext, 'info' | 'bests'>): Promise<void> {
    const { info } = context;
    if (this.#known[info.id]) return;
    const found = judge(await context.bests(), info);
    if (found) this.#known = { ...this.#known, [info.id]: found };
  }
}

/** What a finished table means among somebody's bests. */
export function judge(bests: readonly Best[], info: Pick<TableInfo, 'id' | 'options'>): PersonalRecord | null {
  const own = bests.find(({ category }) => category === `adventure ${info.options.adventure}`);
  if (!own) return null;
  return {
    best: own.score,
    overall: Math.max(...bests.map(({ score }) => score)),
    isNew: own.table === info.id && own.played - own.uncounted > 1,
  };
}

export const record = new Records();
