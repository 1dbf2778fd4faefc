/** The view of Saltfjord, as the service describes it. */

import type { components } from '../../api/schema';
import type { EventName } from '../events';
import type { Refined } from '../../api/types';

type Schemas = components['schemas'];

export const RESOURCES = ['fish', 'wood', 'grain', 'paper', 'plank', 'food', 'book', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];
export const COLOURS = ['white', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];
export const TRACKS = ['crafts', 'carpentry', 'logistics', 'fishing'] as const;
export type Track = (typeof TRACKS)[number];
export const STACKS = ['one-a', 'one-b', 'two-a', 'two-b', 'ell-a', 'ell-b'] as const;
export const ANGLES = ['0', '90', '180', '270'] as const;
/** Goods by name, green points under `points`. */
export type Goods = Partial<Record<Resource | 'points', number>>;

/** The schema knows names only as text: here they are the words above. */
export type Effect = Partial<Refined<Schemas['SaltfjordEffect'], { gain: Goods; actions: string[] }>>;

/** A square of a tile or of a board: a building or a promenade. */
export interface Face {
  building?: Effect | null;
  promenade?: Goods | null;
}

export type Piece = Colour | 'worker' | 'cart';
export type Cell = Refined<Schemas['SaltfjordCell'], Face & { piece: Piece | null }>;
export type Player = Refined<
  Schemas['SaltfjordPlayer'],
  { goods: Record<Resource, number>; cells: Cell[]; dice_taken: Record<Colour, number> }
>;

type Decided = Refined<Schemas['SaltfjordDecision'], { die: [Colour, number]; line: ['column' | 'row', number] }>;
/** The goods in hand; missing kinds are left out. */
export type Decision = { [Key in keyof Decided]?: NonNullable<Decided[Key]> } & { phase: string };

export type StartSet = Schemas['SaltfjordStartSet'];
export type View = Refined<
  Schemas['SaltfjordView'],
  { decision: Decision; dice: Record<Colour, number[]>; tavern_dice: Record<Colour, number[]>; players: Player[] }
>;

/** Events after which the dice are drawn rolling. */
export const ROLLS: ReadonlySet<EventName<'Saltfjord'>> = new Set<EventName<'Saltfjord'>>(['die-rolled']);
