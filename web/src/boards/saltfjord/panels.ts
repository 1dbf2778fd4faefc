/** The parts of the board that a small screen shows one at a time, and where what is asked now is chosen. */

import type { Choices } from '../board';
import type { Shape } from './shape';
import type { View } from './view';

export const PANELS = ['village', 'store', 'fjord', 'market', 'tech'] as const;
export type Panel = (typeof PANELS)[number];

const HOMES: Record<string, Panel[]> = {
  pick: ['market'],
  keep: ['fjord'],
  load: ['fjord', 'store'],
  pier: ['store', 'fjord'],
  ability: ['tech'],
};
const ACTIONS: Record<string, Panel> = {
  order: 'market',
  technology: 'tech',
  fish: 'fjord',
  'build-small': 'market',
  'build-one': 'market',
  upgrade: 'village',
  deal: 'village',
};

/** Panels with something to choose, the best one first. */
export function homes({ decision }: Pick<View, 'decision'>, legal: Choices): Panel[] {
  const dice = legal.of('die').length + legal.of('die-at').length > 0;
  if (decision.phase === 'turn') return dice ? ['village', 'market'] : ['market'];
  if (decision.phase === 'act')
    return [...new Set((decision.actions ?? []).map((action) => ACTIONS[action] ?? 'village'))];
  return HOMES[decision.phase] ?? ['village'];
}

const MOVES: Record<string, Panel[]> = {
  order: ['market'],
  build: ['market'],
  pass: ['market'],
  technology: ['tech', 'market'],
  ability: ['tech', 'market'],
  sail: ['fjord'],
  return: ['fjord'],
  keep: ['fjord'],
  overboard: ['store', 'fjord'],
  pier: ['store', 'fjord'],
  sell: ['store'],
  buy: ['store'],
  downgrade: ['store'],
};

/** Where a move is chosen, the best panel first. */
export function homesOf(family: string): Panel[] {
  return MOVES[family] ?? ['village'];
}

/** The tabs that there are: what has a place of its own needs none. */
export function panelsOf({ kind, strip, merged }: Shape): Panel[] {
  const shown: Record<Panel, boolean> = {
    village: kind !== 'beside',
    store: true,
    fjord: !strip,
    market: true,
    tech: !merged,
  };
  return PANELS.filter((panel) => shown[panel]);
}

/** The tab behind which a part is; `null` where it is always to be seen. */
export function tabOf(panel: Panel, shape: Shape): Panel | null {
  if (panelsOf(shape).includes(panel)) return panel;
  return panel === 'tech' ? 'market' : null;
}
