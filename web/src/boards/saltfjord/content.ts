/** The components, as the game's data files describe them. */

import type { BoardContext } from '../board';
import type { Effect, Face, Goods, View } from './view';

export const FILES = [
  'abilities.json',
  'buildings.json',
  'crates.json',
  'fjord.json',
  'resources.json',
  'scoring_tiles.json',
  'start_sets.json',
  'technology.json',
];

export interface Square extends Face {
  row: number;
  col: number;
}

export interface Tile {
  id: string;
  shape: 'mono' | 'domino' | 'ell';
  squares: Square[];
}

export interface Crate {
  id: string;
  cost: Goods;
  points: number;
}

export interface Pier {
  id: string;
  actions?: string[];
  gain?: Goods;
  deals?: { id: string; pay: Goods; gain: Goods }[];
}

export interface Level {
  cost: Goods;
  gain?: Goods;
  once?: string;
  power?: string;
}

export interface Ability {
  id: string;
  free_pips?: number;
  upgrade_price?: number;
  per_round?: number;
  trade?: { pay: Goods; choice: string[] };
  rewards?: Record<string, Goods>;
}

export interface ScoringTile {
  id: string;
  per: string;
  points: number[];
}

interface Files {
  'abilities.json': { abilities: Ability[] };
  'buildings.json': {
    shapes: { id: string; size: string; cost: Goods }[];
    tiles: Tile[];
    start_tiles: Tile[];
  };
  'crates.json': { crates: Crate[]; start_crates: Crate[]; piers: Pier[] };
  'fjord.json': { slots: number; better_slots: number };
  'resources.json': { resources: { id: string; sale: number; level: number; upgrades_to: string[] }[] };
  'scoring_tiles.json': { tiles: ScoringTile[]; special_minimum: number };
  'start_sets.json': { resources: { id: string; gain: Goods; actions: string[] }[] };
  'technology.json': {
    level_points: number[];
    tracks: { id: string; levels: Level[] }[];
    carts: { id: string; levels: Level[] };
    taverns: { action: string; times?: number }[];
  };
}

type Holder = Pick<BoardContext<View>, 'content'>;

export function data<Name extends keyof Files>({ content }: Holder, name: Name): Files[Name] {
  return content[name] as Files[Name];
}

function byId<Item extends { id: string }>(items: readonly Item[], id: string): Item {
  return items.find((item) => item.id === id)!;
}

export function tileOf(context: Holder, id: string): Tile {
  const { tiles, start_tiles } = data(context, 'buildings.json');
  return byId([...tiles, ...start_tiles], id);
}

export function crateOf(context: Holder, id: string): Crate {
  const { crates, start_crates } = data(context, 'crates.json');
  return byId([...crates, ...start_crates], id);
}

export function kitOf(context: Holder, id: string): Effect {
  return byId(data(context, 'start_sets.json').resources, id);
}

export function abilityOf(context: Holder, id: string): Ability {
  return byId(data(context, 'abilities.json').abilities, id);
}

export function scoringOf(context: Holder, id: string): ScoringTile {
  return byId(data(context, 'scoring_tiles.json').tiles, id);
}

/** A catch token's id says what it is: kind 1 with 2 fish is `1-fish2`. */
export function tokenOf(id: string): { kind: number; reward: Goods } {
  const [kind, ...parts] = id.split('-');
  const reward = parts.map((part) => [part.replace(/\d+$/, ''), Number(part.match(/\d+$/)?.[0] ?? 1)]);
  return { kind: Number(kind), reward: Object.fromEntries(reward) as Goods };
}

/** The tracks in use: with carts, their tile covers logistics (F47). */
export function tracksOf(context: BoardContext<View>): { id: string; levels: Level[] }[] {
  const { tracks, carts } = data(context, 'technology.json');
  return tracks.map((track) => (context.view.carts && track.id === 'logistics' ? carts : track));
}
