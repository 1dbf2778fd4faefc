/** Lines of the chat that nobody has looked at here: those of others, since the page was opened. */

import { account } from '../../shell/account.svelte';
import type { TableSession } from './session.svelte';

export class UnreadChat {
  #read = $state<number | null>(null);

  constructor(readonly session: TableSession) {}

  /** The chat is looked at; what is there when the page is opened is old news, too. */
  look(open: boolean): void {
    if (open || this.#read === null) this.#read = this.#last;
  }

  get #last(): number | null {
    return this.session.log.entries.at(-1)?.seq ?? null;
  }

  get count(): number {
    const read = this.#read;
    if (read === null) return 0;
    const fresh = this.session.log.entries.filter(({ kind, seq }) => kind === 'chat' && seq > read);
    return fresh.filter(({ user }) => user !== account.user?.id).length;
  }
}
