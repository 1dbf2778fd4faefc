/** Messages of one language, from Fluent text: the same files that Python reads. */

import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Arguments = Record<string, string | number>;

export class Messages {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    texts: string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
  }

  #pattern(key: string) {
    const [name = '', attribute] = key.split('.');
    const message = this.#bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  /** Whether there is a message, or a message's attribute (`rule-S1.text`), of that name. */
  has(key: string): boolean {
    return this.#pattern(key) != null;
  }

  /** A message with its blanks filled in; the key itself where there is none, so that it is seen. */
  say(key: string, values: Arguments = {}): string {
    const pattern = this.#pattern(key);
    return pattern == null ? key : this.#bundle.formatPattern(pattern, values, []);
  }
}
