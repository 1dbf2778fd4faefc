/** What an ability or a scoring tile does, in little pictures. */

import type { Ability, ScoringTile } from '../content';
import type { Goods } from '../view';

/** On what occasion, and what comes of it. */
export interface Deal {
  icon: string;
  goods: Goods;
}

const OCCASIONS: Record<string, string> = {
  order: 'order',
  return: 'boat',
  'small-tile': 'build-small',
  'large-tile': 'house',
  line: 'house',
  technology: 'technology',
};

const MEASURES: Record<string, string> = {
  crate: 'order',
  'crate-at-fullest-pier': 'any-pier',
  line: 'house',
  'large-tile': 'house',
  'two-cells': 'build-small',
  token: 'two-tokens',
  'token-with-points': 'two-tokens',
  step: 'technology',
  worker: 'worker',
  arrival: 'technology',
  round: 'technology',
};

export function dealsOf({ free_pips, upgrade_price, trade, rewards = {} }: Ability): Deal[] {
  const deals = Object.entries(rewards).map(([occasion, goods]) => ({ icon: OCCASIONS[occasion] ?? 'ability', goods }));
  if (upgrade_price) deals.push({ icon: 'upgrade', goods: { fish: upgrade_price } });
  for (const kind of trade?.choice ?? []) deals.push({ icon: 'deal', goods: { [kind]: 1 } });
  if (free_pips) deals.push({ icon: 'rotate', goods: {} });
  return deals;
}

export function measureOf({ per }: ScoringTile): string {
  return MEASURES[per] ?? 'points';
}
