/** What a player should read now: why a move is not allowed, what went wrong, what a thing is. */

import { Refused, api } from '../api/client';
import type { MoveJson } from '../api/types';
import { notation, type Explanation } from '../boards/board';
import { say } from '../words/app.svelte';
import type { Rule } from '../words/game';
import { problemOf } from '../words/problem';
import type { OpenTable } from './opening.svelte';

/** A rule that forbids a move, or a failure. */
export interface Notice {
  text: string;
  rule: Rule | null;
}

export class Notices {
  notice = $state.raw<Notice | null>(null);
  explanation = $state.raw<Explanation | null>(null);

  constructor(readonly table: OpenTable) {}

  clear(): void {
    this.notice = null;
    this.explanation = null;
  }

  /** Say why the service refused something. */
  refused(error: unknown): void {
    if (error instanceof Refused && error.error.rule) this.#forbid(error.error.rule);
    else this.notice = { text: problemOf(error), rule: null };
  }

  #forbid(id: string): void {
    const rule = this.table.words!.rule(id);
    this.notice = { text: say('not-allowed', { rule: id, why: rule.why }), rule };
  }

  /** Say why a seat may not make a move; a spectator, that spectators make none. */
  async whyNot(seat: number | null, move: MoveJson): Promise<void> {
    const { id, game } = this.table;
    if (!game) return;
    if (seat === null) {
      this.notice = { text: say('spectators-watch'), rule: null };
      return;
    }
    const found = await api.why(id, seat, notation(move, game)).catch(() => null);
    if (found?.rule) this.#forbid(found.rule);
    else if (!found) this.notice = { text: say('no-such-move'), rule: null };
  }
}
