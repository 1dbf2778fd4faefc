/** Playing on from a moment of a finished game: which moment, who one is there, and against whom. */

import { getContext, setContext } from 'svelte';
import { ask } from '../api/client';
import type { TableInfo } from '../api/types';
import { firstBot, offered } from '../pages/bots';
import { account } from '../shell/account.svelte';
import { go } from '../shell/router.svelte';
import { problemOf } from '../words/problem';

const KEY = Symbol('playing on');
const LIKED = 'level3';

export interface Moment {
  /** How many moves of the record are taken over. */
  move: number;
  seat: number;
}

/** Begin a study, and go there. */
export async function playOn(table: string, wish: { move: number; seat?: number; bot?: string }): Promise<void> {
  await account.ensure();
  const made = await ask<TableInfo>('POST', `/tables/${table}/fork`, wish);
  go(`/tables/${made.id}`);
}

/** Whom one meets: the bot that sat there, or one that is a fair match for most. */
export function usualBot(info: TableInfo, bots: string[], seat: number): string {
  const there = info.seats.find((each) => each.seat !== seat && each.bot)?.bot;
  const levels = offered(bots);
  if (there && levels.includes(there)) return there;
  return levels.includes(LIKED) ? LIKED : firstBot(bots);
}

export class PlayingOn {
  /** The moment that somebody is about to go on from. */
  asked = $state.raw<Moment | null>(null);
  problem = $state('');
  sending = $state(false);

  constructor(readonly table: string) {
    setContext(KEY, this);
  }

  ask = (moment: Moment): void => {
    this.problem = '';
    this.asked = moment;
  };

  close = (): void => {
    this.asked = null;
  };

  begin = async (seat: number, bot: string): Promise<void> => {
    if (!this.asked || this.sending) return;
    this.sending = true;
    this.problem = '';
    try {
      await playOn(this.table, { move: this.asked.move, seat, ...(bot ? { bot } : {}) });
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.sending = false;
    }
  };
}

/** What buttons at single moments press; nothing where nobody may play on. */
export function playingOn(): PlayingOn | undefined {
  return getContext<PlayingOn | undefined>(KEY);
}
