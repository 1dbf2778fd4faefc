/** The personal record of whoever plays alone, looked up once a game is over. */

import { api } from '../../api/client';
import type { Best, TableInfo } from '../../api/types';

export interface PersonalRecord {
  best: number;
  overall: number;
  isNew: boolean;
}

class Records {
  #known = $state.raw<Record<string, PersonalRecord>>({});

  of(table: string): PersonalRecord | undefined {
    return this.#known[table];
  }

  async look(info: TableInfo): Promise<void> {
    const user = info.seats[0]?.user;
    if (!user || this.#known[info.id]) return;
    const profile = await api.profile(user).catch(() => null);
    const found = profile && judge(profile.solo, info);
    if (found) this.#known = { ...this.#known, [info.id]: found };
  }
}

/** What a finished table means among somebody's bests. */
export function judge(bests: readonly Best[], info: Pick<TableInfo, 'id' | 'options'>): PersonalRecord | null {
  const ours = bests.filter(({ game }) => game === 'settlers');
  const own = ours.find(({ category }) => category === `adventure ${info.options.adventure}`);
  if (!own) return null;
  return { best: own.score, overall: Math.max(...ours.map(({ score }) => score)), isNew: own.table === info.id };
}

export const record = new Records();
