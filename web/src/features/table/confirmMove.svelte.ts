/** A question before something is given away: it is asked once, of the moment that it is about. */

import type { MoveRef } from '../../api/types';
import type { Caveat } from '../../boards/board';
import { settings } from '../../shell/settings.svelte';
import { say } from '../../i18n/app.svelte';
import type { Feed } from './feed.svelte';
import type { TableView } from './tableView.svelte';

export interface Question extends Caveat {
  yes: () => void;
  /** The moment it is about; afterwards it is of no use. */
  token: string | null;
  /** What it is about: a move, or the words of a caveat. */
  about?: number | string;
  at: number;
}

/** Milliseconds after which choosing the same again is an answer and no double click. */
const MEANT = 700;

export class ConfirmMove {
  #asked = $state.raw<Question | null>(null);
  #spoilt = false;

  constructor(
    readonly table: TableView,
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

  /** Ask before a move if it wastes something, or before moves with a caveat; whether that was necessary. */
  before(move: MoveRef, yes: () => void, caveat?: Caveat): boolean {
    const about = caveat?.text ?? move.index;
    const gives = Boolean(caveat ?? this.#caution(move)?.asks);
    const asks = gives && settings.get('ask') && !this.#insisted(about);
    const { text, label } = caveat ?? { text: this.warning(move), label: this.table.words!.move(move.json) };
    if (asks) this.ask(text, label, yes, about);
    else this.#asked = null;
    return asks;
  }

  /** Choosing the same move again confirms it. */
  #insisted(about: number | string): boolean {
    const asked = this.question;
    return asked !== null && asked.about === about && performance.now() - asked.at > MEANT;
  }

  ask(text: string, label: string, yes: () => void, about?: number | string): void {
    const at = this.#asked?.about === about && this.question ? this.question.at : performance.now();
    this.#asked = { text, label, yes, token: this.feed.latest?.token ?? null, about, at };
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
