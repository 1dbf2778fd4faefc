/** The view of Sardinia (`games/sardinia/view.py`) and its map (`data/map.json`). */

export const ROLES = ['admiral', 'commander', 'priest', 'farmer', 'architect', 'queen', 'guardian'] as const;
export type Role = (typeof ROLES)[number];
export const KINDS = ['settler', 'village', 'priest', 'fort', 'ship'] as const;
export type Kind = (typeof KINDS)[number];
export const CROPS = ['wheat', 'olives', 'wine', 'thyme', 'cheese'] as const;
export type Crop = (typeof CROPS)[number];

export interface PlayerView {
  score: number;
  hand: Role[];
  front: Role[];
  reserve: Record<Kind, number>;
  pieces_in_reserve: number;
  ships: string[];
  forts: string[];
  priest: string | null;
  crops: Record<Crop, number>;
  kept: string | null;
}

export interface ProvinceView {
  id: string;
  crop: Crop | null;
  settlers: number[];
  villages: number[];
  priests: boolean[];
  influence: number[];
  full: boolean;
}

export interface View {
  phase: string;
  seat: number | null;
  open_seats: number[];
  guardian: number | null;
  points: number;
  passing_through: string | null;
  scorings: number;
  next_sites: string[];
  row_face_down: number;
  deck: number;
  under_deck: string[];
  drawn: string | null;
  players: PlayerView[];
  provinces: ProvinceView[];
}

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
