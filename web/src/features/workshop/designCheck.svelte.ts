/** Has a design judged by the service as it is changed: by the same checks as the command line. */

import { api } from '../../api/client';
import { account } from '../../shell/account.svelte';
import { problemOf } from '../../i18n/problem';
import { Faults } from './faults';

const PAUSE = 250;

export class DesignCheck {
  faults = $state.raw(new Faults([]));
  /** Whether what is said is about the design as it is now. */
  fresh = $state(false);
  problem = $state('');
  /** The hash of the design, if nothing is wrong with it. */
  content = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    readonly game: string,
    readonly file: string,
  ) {}

  /** Judge, as soon as nothing has changed for a moment. */
  look(design: unknown, language: string): void {
    this.fresh = false;
    this.content = '';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(design, language), PAUSE);
  }

  async #ask(design: unknown, language: string): Promise<void> {
    const number = ++this.#asked;
    try {
      await account.ensure();
      const { faults, content } = await api.bring(this.game, { [this.file]: design }, language, false);
      if (number !== this.#asked) return;
      this.faults = new Faults(faults);
      this.fresh = true;
      this.content = content ?? '';
      this.problem = '';
    } catch (error) {
      if (number === this.#asked) this.problem = problemOf(error);
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked++;
  }
}
