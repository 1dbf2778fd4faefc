/** Who is using the app. Everybody is a guest with a name from the first click. */

import { api } from '../api/client';
import type { User } from '../api/types';
import { say } from '../i18n/app.svelte';
import { settings } from './settings.svelte';

class Account {
  user = $state.raw<User | null>(null);
  known = $state(false);
  /** The name typed by a visitor without a session; their first action creates a guest of that name. */
  typed = $state('');

  async load(): Promise<void> {
    this.user = (await api.session().catch(() => ({ user: null }))).user;
    this.known = true;
  }

  /** Be somebody: a guest is made if there is nobody yet. */
  async ensure(name = ''): Promise<User> {
    if (!this.user) {
      this.user = await this.#guest(name);
    } else if (name.trim() && name.trim() !== this.user.name) {
      await this.rename(name.trim());
    }
    return this.user;
  }

  async #guest(name = ''): Promise<User> {
    const wanted = name.trim() || this.typed.trim() || say('guest-name');
    return (await api.guest(wanted, settings.language)).user;
  }

  async rename(name: string): Promise<void> {
    this.user = await api.rename({ name });
  }

  async signIn(login: string, password: string): Promise<void> {
    this.user = (await api.signIn(login, password)).user;
  }

  /**
   * Make an account, of a new guest if need be. That guest is not shown while the account is being made:
   * a page would offer to export or delete the data of a guest to somebody who has asked for an account.
   */
  async makeAccount(login: string, password: string): Promise<void> {
    const guest = this.user ?? (await this.#guest());
    try {
      this.user = await api.makeAccount(login, password);
    } catch (error) {
      this.user = guest;
      throw error;
    }
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.user = null;
  }
}

export const account = new Account();
