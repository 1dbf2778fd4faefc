/** The review of a table: asked for, waited for, stopped. */

import { ask, codeOf } from '../../api/client';
import type { ReviewState } from '../../api/types';

const AGAIN = 1000;

export class ReviewRequest {
  state = $state.raw<ReviewState | null>(null);
  problem = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #language = 'en';

  constructor(
    readonly table: string,
    readonly names: () => string[],
  ) {}

  get going(): boolean {
    return this.state?.state === 'waiting' || this.state?.state === 'running';
  }

  /** Look whether there is one, in a language. */
  async look(language: string): Promise<void> {
    this.#language = language;
    await this.#take(() => ask('GET', this.#address));
    if (this.problem === 'not-found') this.problem = '';
  }

  /** Ask for it, or find it. */
  async begin(language: string): Promise<void> {
    this.#language = language;
    await this.#take(() => ask('POST', `/tables/${this.table}/review?language=${language}`, {}));
  }

  stop = async (): Promise<void> => {
    clearTimeout(this.#timer);
    await ask('DELETE', `/reviews/${this.state!.key}`).catch(() => null);
    await this.look(this.#language);
  };

  /** By its key once that is known: a table must find its game's first. */
  get #address(): string {
    const query = new URLSearchParams({ language: this.#language });
    if (!this.state) return `/tables/${this.table}/review?${query}`;
    for (const name of this.names()) query.append('name', name);
    return `/reviews/${this.state.key}?${query}`;
  }

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
    if (this.going) this.#timer = setTimeout(() => void this.look(this.#language), AGAIN);
  }
}
