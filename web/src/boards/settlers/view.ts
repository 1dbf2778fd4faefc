/** The view of Settlers, as the service describes it, and the data its sheets are drawn from. */

import type { components } from '../../api/schema';
import type { EventName } from '../events';
import type { Refined } from '../../api/types';
import { asBuilding, type SheetDesign } from './workshop/design';

type Schemas = components['schemas'];

export const RESOURCES = ['stone', 'wood', 'food', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];
export const TRACKS = ['walls', 'huts', 'granaries', 'bridges'] as const;
export type Track = (typeof TRACKS)[number];
export const FAVOURS = ['ally', 'gift', 'crops', 'export', 'coin'] as const;
export type Favour = (typeof FAVOURS)[number];
export const DICE = ['first', 'second', 'third', 'worker'] as const;
export const BOXES = [...TRACKS, 'settlements', 'other'] as const;
export const ROUNDS = 10;
export const COLUMNS = 9;

export type Goods = Partial<Record<Resource, number>>;

/** Goods as they are printed: a symbol for each. */
export function symbols(goods: Goods): Resource[] {
  return RESOURCES.flatMap((name) => Array.from({ length: goods[name] ?? 0 }, () => name));
}

/** The schema knows names only as text: here they are the words above. */
export type PlayerView = Refined<
  Schemas['SettlersPlayer'],
  { pool: Record<Resource, number>; gold_for: Goods; favour: Favour | null; unused: Favour[]; crops: Resource[] }
>;
export type View = Refined<Schemas['SettlersView'], { favours: Favour[]; middle: Favour[]; players: PlayerView[] }>;

export interface Section {
  areas: Goods[];
  points: number;
}

export interface Empire {
  tracks: { id: Track; sections: Section[] }[];
  bridges: { sections: number[]; unlocks: string }[];
  fields: { id: string; areas: Goods[] }[];
}

export type Cell = [row: number, column: number];

export interface Building {
  id: string;
  name_pl: string;
  name_en: string;
  areas: Goods[];
  timing: string;
  effect: Effect;
  plan?: { shape: string; cells: Cell[] } | null;
  prebuilt?: boolean;
  advanced_only?: boolean;
  category?: string;
}

export interface Effect {
  kind: string;
  underlined?: string | null;
  [name: string]: unknown;
}

export interface Sheet {
  no: number;
  theme_en: string;
  theme_pl: string;
  buildings: string[];
}

/** The data files, as the service hands them out. */
export interface Box {
  'empire.json': Empire;
  'competition.json': { buildings: Building[] };
  'buildings.json': { buildings: Building[] };
  'sheets.json': { sheets: Sheet[] };
  'fan.json': { buildings: Building[]; sheets: Sheet[] };
  'sheet.json'?: SheetDesign;
}

export const FILES = ['empire.json', 'competition.json', 'buildings.json', 'sheets.json', 'fan.json'];
/** A sheet of somebody's own, which only some tables have. */
export const OWN = 'sheet.json';

export function allBuildings(box: Box): Map<string, Building> {
  const lists = [box['competition.json'], box['buildings.json'], box['fan.json']];
  const own = box[OWN]?.buildings.map((building, slot) => asBuilding(building, slot)) ?? [];
  return new Map([...lists.flatMap(({ buildings }) => buildings), ...own].map((building) => [building.id, building]));
}

export function allSheets(box: Box): Sheet[] {
  return [...box['sheets.json'].sheets, ...box['fan.json'].sheets];
}

/** `walls-3` is the third section of the first track: `[0, 2]`. */
export function cellOf(section: string): Cell {
  const [track, number] = section.split('-') as [Track, string];
  return [TRACKS.indexOf(track), Number(number) - 1];
}

export function sectionAt([row, column]: Cell): string {
  return `${TRACKS[row]}-${column + 1}`;
}

/** Events after which the dice are drawn rolling. */
export const ROLLS: ReadonlySet<EventName<'Settlers'>> = new Set<EventName<'Settlers'>>([
  'die-rolled',
  'workers-rolled',
  'die-rerolled',
  'workers-rerolled',
]);
