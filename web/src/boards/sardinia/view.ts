/** The view of Sardinia, as the service describes it, and its map (`data/map.json`). */

import type { components } from '../../api/schema';
import type { Refined } from '../../api/types';

type Schemas = components['schemas'];

export const ROLES = ['admiral', 'commander', 'priest', 'farmer', 'architect', 'queen', 'guardian'] as const;
export type Role = (typeof ROLES)[number];
export const KINDS = ['settler', 'village', 'priest', 'fort', 'ship'] as const;
export type Kind = (typeof KINDS)[number];
export const CROPS = ['wheat', 'olives', 'wine', 'thyme', 'cheese'] as const;
export type Crop = (typeof CROPS)[number];

/** The schema knows names only as text: here they are the words above. */
export type PlayerView = Refined<
  Schemas['SardiniaPlayer'],
  { hand: Role[]; front: Role[]; reserve: Record<Kind, number>; crops: Record<Crop, number> }
>;
export type ProvinceView = Refined<Schemas['SardiniaProvince'], { crop: Crop | null }>;
export type View = Refined<Schemas['SardiniaView'], { players: PlayerView[]; provinces: ProvinceView[] }>;

export type Point = [number, number];

export interface Province {
  id: string;
  name: string;
  terrain: 'green' | 'brown' | 'yellow';
  points: number;
  second_points: number;
  neighbours: string[];
  forts: number[];
  harbour: string | null;
  label: Point;
  token: Point;
  slots: Point[];
  polygon: Point[];
}

export interface Site {
  number: number;
  provinces: string[];
  x: number;
  y: number;
}

export interface Harbour {
  id: string;
  name: string;
  province: string;
  x: number;
  y: number;
  capacity: number;
  capacity_two_players: number;
  berths: Point[];
  shore: Point;
}

export interface IslandMap {
  width: number;
  height: number;
  provinces: Province[];
  forts: Site[];
  harbours: Harbour[];
  decor_islands: { name: string; polygon: Point[] }[];
}
