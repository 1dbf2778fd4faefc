/** The review of a table: asked for, waited for, stopped. */

import { ask, codeOf } from '../api/client';
import type { ReviewState } from './types';

const AGAIN = 1000;

export class Reviewing {
  state = $state.raw<ReviewState | null>(null);
  problem = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #language = 'en';

  constructor(readonly table: string) {}

  get going(): boolean {
    return this.state?.state === 'waiting' || this.state?.state === 'running';
  }

  /** Look whether there is one, in a language. */
  async look(language: string): Promise<void> {
    this.#language = language;
    await this.#take(() => ask('GET', `/tables/${this.table}/review?language=${language}`));
    if (this.problem === 'not-found') this.problem = '';
  }

  begin = (): Promise<void> => this.#take(() => ask('POST', `/tables/${this.table}/review`, {}));

  stop = async (): Promise<void> => {
    clearTimeout(this.#timer);
    await ask('DELETE', `/tables/${this.table}/review`).catch(() => null);
    await this.look(this.#language);
  };

  close(): void {
    clearTimeout(this.#timer);
  }

  async #take(request: () => Promise<ReviewState>): Promise<void> {
    clearTimeout(this.#timer);
    this.problem = '';
    try {
      this.state = await request();
    } catch (error) {
      this.problem = codeOf(error);
      return;
    }
    const untold = this.state.state === 'finished' && !this.state.told;
    if (this.going || untold) this.#timer = setTimeout(() => void this.look(this.#language), untold ? 0 : AGAIN);
  }
}
