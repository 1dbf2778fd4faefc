/** The view of Saltfjord (`games/saltfjord/telling/view.py`). */

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

export interface Effect {
  gain?: Goods;
  actions?: string[];
}

/** A square of a tile or of a board: a building or a promenade. */
export interface Face {
  building?: Effect | null;
  promenade?: Goods | null;
}

export type Piece = Colour | 'worker' | 'cart';

export interface Cell extends Face {
  tile: string | null;
  piece: Piece | null;
}

export interface Player {
  score: number;
  final: number;
  parts?: Record<string, number>;
  goods: Record<Resource, number>;
  board: string;
  cells: Cell[];
  workers: number;
  carts_waiting: number;
  /** Where the carts are, by number; `null` if not on the grid. */
  carts?: (string | null)[];
  boat: number;
  load: string[];
  slots: number;
  caught: Record<string, number>;
  crates: string[][];
  levels: number[];
  powers: string[];
  abilities: Record<string, number>;
  dice_taken: Record<Colour, number>;
  tavern: number | null;
}

export interface Stack {
  top: string | null;
  left: number;
}

export interface Tokens {
  number: number;
  top: string | null;
  under: string[];
}

export interface StartSet {
  number: number;
  ability: string;
  building: string;
  resources: string;
}

export interface Decision {
  phase: string;
  die?: [Colour, number];
  line?: ['column' | 'row', number];
  actions?: string[];
  tile?: string;
  cell?: string;
  tokens?: string[];
  crate?: string;
}

export interface View {
  seat: number | null;
  open_seats: number[];
  round: number;
  starter: number;
  actor: number;
  carts: boolean;
  decision: Decision;
  dice: Record<Colour, number[]>;
  tavern_dice: Record<Colour, number[]>;
  tiles: Stack[];
  crates: Stack[];
  abilities: string[];
  scoring: (string | null)[];
  special: string[];
  special_points?: number[];
  medal?: string | null;
  sets: StartSet[];
  fjord: { points: number; stacks: Tokens[] }[];
  players: Player[];
}
