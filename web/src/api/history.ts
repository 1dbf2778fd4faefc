/** Finished games, looked for by what one remembers of them. */

import { ask } from './client';
import type { components } from './schema';

type Schemas = components['schemas'];
export type PastGame = Schemas['PastGame'];
export type PastGames = Schemas['PastGames'];

export interface Wish {
  game?: string;
  name?: string;
  against?: string;
  outcome?: string;
  before?: string;
}

/** The finished games of somebody; what is empty in the wish is not asked for. */
export function pastGames(user: string, wish: Wish = {}): Promise<PastGames> {
  const pairs = Object.entries(wish).filter(([, value]) => value);
  const search = new URLSearchParams(pairs as [string, string][]);
  return ask<PastGames>('GET', `/users/${user}/games${search.size ? `?${search}` : ''}`);
}
