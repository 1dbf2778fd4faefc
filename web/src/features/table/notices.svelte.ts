/** What a player should read now: why a move is not allowed, what went wrong, what a thing is. */

import { Refused, api } from '../../api/client';
import type { MoveJson } from '../../api/types';
import { notation, type Explanation } from '../../boards/board';
import { say } from '../../i18n/app.svelte';
import type { Rule } from '../../i18n/game';
import { problemOf } from '../../i18n/problem';
import type { TableView } from './tableView.svelte';

/** A rule that forbids a move, or a failure. */
export interface Notice {
  text: string;
  rule: Rule | null;
}

/** Milliseconds: as long as a pointer takes from the board to the words about it. */
const LINGER = 700;

export class Notices {
  notice = $state.raw<Notice | null>(null);
  explanation = $state.raw<Explanation | null>(null);
  /** The move, in words, that a first touch has shown and a second one makes. */
  awaited = $state<string | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts questions and moves: an answer that is overtaken by one of them is not shown. */
  #asked = 0;

  constructor(readonly table: TableView) {}

  /** Tell about a thing. What is told no more stays for a moment, so that one can go and follow its links. */
  explain(about: Explanation | null): void {
    clearTimeout(this.#timer);
    if (about) this.explanation = about;
    else this.#timer = setTimeout(() => (this.explanation = null), LINGER);
  }

  /** Somebody reads it: it stays. */
  hold(): void {
    clearTimeout(this.#timer);
  }

  /** Where more is told of what is explained now; it leads back, and to the data of the table. */
  get article(): string | null {
    const id = this.explanation?.article;
    return this.table.info && id ? this.address(id) : null;
  }

  address(article: string): string {
    const { id, game, content } = this.table.info!;
    const origin = new URLSearchParams({ table: id, ...(content ? { content } : {}) });
    return `/almanac/${game}/${article}?${origin}`;
  }

  clear(): void {
    this.#asked += 1;
    clearTimeout(this.#timer);
    this.notice = null;
    this.explanation = null;
    this.awaited = null;
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
    const asked = (this.#asked += 1);
    const found = await api.why(id, seat, notation(move, game)).catch(() => null);
    if (asked !== this.#asked) return;
    if (found?.rule) this.#forbid(found.rule);
    else if (!found) this.notice = { text: say('no-such-move'), rule: null };
  }
}
