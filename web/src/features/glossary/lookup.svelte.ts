/** A word or a rule that is looked up on the spot, without leaving the board. */

import type { Term } from '../../api/learning';
import type { GameWords } from '../../i18n/game';

export type Entry = { term: Term } | { rule: string };

export interface Lookup {
  entry: Entry;
  game: string;
  /** Where the rules are read; none while it is on its way. */
  book: GameWords | null;
  /** What was pressed: the words come up beside it. */
  from: DOMRect;
}

class LookingUp {
  now = $state.raw<Lookup | null>(null);

  /** Click handler for links that can still be opened in another tab: `onclick={lookup.click(…)}`. */
  click(entry: Entry, game: string, book: GameWords | null) {
    return (event: MouseEvent): void => {
      if (event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const from = (event.currentTarget as Element).getBoundingClientRect();
      this.now = { entry, game, book, from };
    };
  }

  /** From a word to one of its rules. */
  turn(entry: Entry): void {
    if (this.now) this.now = { ...this.now, entry };
  }

  close = (): void => {
    this.now = null;
  };
}

export const lookup = new LookingUp();
