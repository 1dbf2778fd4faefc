/** A question before something is given away: it is asked once, of the moment that it is about. */

import type { MoveRef } from '../api/types';
import { settings } from '../shell/settings.svelte';
import { say } from '../words/app.svelte';
import type { Feed } from './feed.svelte';
import type { OpenTable } from './opening.svelte';

export interface Question {
  text: string;
  /** What the button says that does it all the same. */
  label: string;
  yes: () => void;
  /** The moment it is about; afterwards it is of no use. */
  token: string | null;
}

export class Asking {
  #asked = $state.raw<Question | null>(null);
  #spoilt = false;

  constructor(
    readonly table: OpenTable,
    readonly feed: Feed,
  ) {}

  get question(): Question | null {
    return this.#asked && this.#asked.token === this.feed.latest?.token ? this.#asked : null;
  }

  /** What the game has to say before a move. */
  #caution(move: MoveRef | undefined) {
    return this.feed.latest?.cautions?.find(({ index }) => index === move?.index);
  }

  /** A caution in words; empty if the move is as good as any. */
  warning(move: MoveRef | undefined): string {
    const found = this.#caution(move);
    return found ? (this.table.words?.say(found.message, found.values) ?? '') : '';
  }

  /** Ask before a move if it wastes something; whether that was necessary. */
  before(move: MoveRef, yes: () => void): boolean {
    const asks = Boolean(this.#caution(move)?.asks) && settings.get('ask');
    if (asks) this.ask(this.warning(move), this.table.words!.move(move.json), yes);
    return asks;
  }

  ask(text: string, label: string, yes: () => void): void {
    this.#asked = { text, label, yes, token: this.feed.latest?.token ?? null };
  }

  answer = (agrees: boolean): void => {
    const asked = this.question;
    this.#asked = null;
    if (agrees) asked?.yes();
  };

  /** Before moves are taken back across a draw, where the result would be a best. */
  beforeTakingBack(yes: () => void): boolean {
    const undo = this.feed.latest?.undo;
    const spoils = Boolean(this.table.info?.solo && !this.#spoilt && undo && !undo.moves && undo.beyond);
    const agree = () => {
      this.#spoilt = true;
      yes();
    };
    if (spoils) this.ask(say('undo-uncounts'), say('undo-anyway'), agree);
    return spoils;
  }
}
