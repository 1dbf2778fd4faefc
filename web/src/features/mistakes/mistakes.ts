/** Requests about the user's mistakes in a reviewed game. */

import { ask } from '../../api/client';
import type { MistakeAnswer, MistakeList, MistakeTask, MistakeVerdict, MoveJson, PuzzleState } from '../../api/types';
import { words } from '../../i18n/app.svelte';

function query(names: string[] = []): string {
  const wanted = new URLSearchParams({ language: words.language });
  for (const name of names) wanted.append('name', name);
  return `?${wanted}`;
}

export const mistakesOf = (table: string) => ask<MistakeList>('GET', `/tables/${table}/mistakes${query()}`);

/** What can be asked about one of them. */
export class About {
  #address: string;

  constructor(
    key: string,
    number: number,
    readonly names: () => string[],
  ) {
    this.#address = `/reviews/${key}/mistakes/${number}`;
  }

  task = () => ask<MistakeTask>('GET', this.#address + query());

  look = (_id: string, moves: (number | MoveJson)[]) =>
    ask<PuzzleState>('POST', `${this.#address}/look${query()}`, { moves });

  answer = (_id: string, moves: number[]) =>
    ask<MistakeVerdict>('POST', `${this.#address}/answer${query(this.names())}`, { moves });

  show = () => ask<MistakeAnswer>('POST', `${this.#address}/show${query(this.names())}`, {});
}
