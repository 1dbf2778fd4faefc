/** What the reviews of somebody's games come to, game by game. */

import { ask } from '../../api/client';
import type { components } from '../../api/schema';

type Schemas = components['schemas'];
export type ReviewedGame = Schemas['ReviewedGame'];
export type ReviewedGames = Schemas['ReviewedGames'];

export const reviewsOf = (user: string) => ask<ReviewedGames>('GET', `/users/${user}/reviews`);

/** Everybody whom one can sit with: alone the result is points, in company a lead, so they never mix. */
export const COMPANY = 'company';

/** What one may choose of opponents: all company together, each kind of it, and nobody. */
export function opponents(games: readonly ReviewedGame[]): string[] {
  const found = [...new Set(games.map((game) => game.opponents))].sort();
  const company = found.filter((each) => each !== 'nobody');
  return [...(company.length > 1 ? [COMPANY] : []), ...company, ...found.filter((each) => each === 'nobody')];
}

export function against(games: readonly ReviewedGame[], wanted: string): ReviewedGame[] {
  if (wanted === COMPANY) return games.filter((game) => game.opponents !== 'nobody');
  return games.filter((game) => game.opponents === wanted);
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The mean of the last few at every place. */
export function running(values: readonly number[], few = 5): number[] {
  return values.map((_, i) => mean(values.slice(Math.max(0, i + 1 - few), i + 1)));
}

/** Round numbers from the least to the most, with nothing among them. */
export function ticks(values: readonly number[], wanted = 4): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const rough = (high - low || 1) / wanted;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = unit * ([1, 2, 5].find((times) => times * unit >= rough) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toFixed(6)));
}
