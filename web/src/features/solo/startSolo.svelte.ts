/** Sitting down alone: with fresh dice, with dice to hand on, or with those of a code. */

import { openTable } from '../fairness/contribution';
import { account } from '../../shell/account.svelte';
import { go } from '../../shell/router.svelte';
import { problemOf } from '../../i18n/problem';
import { make } from '../daily/streams';

export const DICE = ['fresh', 'shared', 'code'] as const;

export class SoloStart {
  dice = $state<(typeof DICE)[number]>('fresh');
  code = $state('');
  busy = $state(false);
  problem = $state('');

  constructor(readonly game: string) {}

  get ready(): boolean {
    return !this.busy && (this.dice !== 'code' || this.code.trim() !== '');
  }

  async begin(options: Record<string, string>): Promise<void> {
    this.busy = true;
    this.problem = '';
    try {
      go(await this.#place(options));
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
  }

  /** The page to go on to. A code may be given as the whole address of its page. */
  async #place(options: Record<string, string>): Promise<string> {
    if (this.dice === 'code') return `/dice/${this.code.trim().split('/').at(-1)}`;
    await account.ensure();
    if (this.dice === 'shared') return `/dice/${(await make(this.game, options)).id}`;
    const table = await openTable({ game: this.game, options, seats: ['me'], access: 'link', start: true });
    return `/tables/${table.id}`;
  }
}
