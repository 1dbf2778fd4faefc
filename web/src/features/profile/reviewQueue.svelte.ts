/** Has some tables reviewed, one after the other, while one looks on. */

import { ReviewRequest } from '../review/reviewRequest.svelte';
import { words } from '../../i18n/app.svelte';

const LOOK = 500;

export class ReviewQueue {
  /** How many are done, of how many; nothing while nothing is asked for. */
  done = $state(0);
  many = $state(0);
  problem = $state('');
  #now: ReviewRequest | null = null;

  get going(): boolean {
    return this.many > 0;
  }

  /** What of the one at hand is done. */
  get share(): number {
    const state = this.#now?.state;
    return this.done + (state?.pieces ? state.done / state.pieces : 0);
  }

  /** One after the other; `told` is called after each. */
  async review(tables: readonly string[], told: () => Promise<void>): Promise<void> {
    this.problem = '';
    this.done = 0;
    this.many = tables.length;
    for (const table of tables) {
      await this.#one(table);
      if (!this.going) return;
      if (this.problem === 'one-at-a-time' || this.problem === 'busy') break;
      this.done += 1;
      await told();
    }
    this.many = 0;
  }

  async #one(table: string): Promise<void> {
    const now = new ReviewRequest(table, () => []);
    this.#now = now;
    await now.begin(words.language);
    while (this.going && now.going) await new Promise((on) => setTimeout(on, LOOK));
    now.close();
    this.problem = now.problem;
  }

  stop = async (): Promise<void> => {
    this.many = 0;
    if (this.#now?.going) await this.#now.stop();
    this.#now?.close();
  };

  /** Nobody looks on any more: what has begun goes on, nothing else is begun. */
  close(): void {
    this.many = 0;
    this.#now?.close();
  }
}
