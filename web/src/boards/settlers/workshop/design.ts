/** A designed sheet, as `sheet.json` has it (docs/sheets.md). */

import type { Origin } from '../../workshop';
import type { Building, Cell, Effect, Goods } from '../view';
import KINDS from './kinds.json';

export const ART = ['production', 'exchange', 'dice', 'labour', 'cost', 'field', 'points', 'final'] as const;
export type Art = (typeof ART)[number];
export const SLOTS = 6;
export const MOST_AREAS = 4;
export const MOST_ORIGINS = 9;

export interface OwnBuilding {
  name_en?: string;
  name_pl?: string;
  art: Art;
  areas: Goods[];
  effect: Effect;
  plan?: Cell[];
  note_en?: string;
  note_pl?: string;
}

export interface SheetDesign {
  format: 1;
  name_en?: string;
  name_pl?: string;
  author: string;
  note_en?: string;
  note_pl?: string;
  remix_of?: Origin[];
  buildings: OwnBuilding[];
}

/** A field of an effect, as the rules describe it. */
export interface Field {
  name: string;
  optional?: boolean;
  number?: [number, number];
  choice?: string[];
  some?: string[];
  goods?: string[];
  fields?: Field[];
}

export interface Kind {
  kind: string;
  timing: string;
  fields: Field[];
}

export const ALL_KINDS = KINDS as unknown as Kind[];
const BY_NAME = new Map(ALL_KINDS.map((kind) => [kind.kind, kind]));

export function kindOf(effect: Effect): Kind {
  return BY_NAME.get(effect.kind) ?? ALL_KINDS[0]!;
}

const ORDER = ['stone', 'wood', 'food', 'gold', 'walls', 'huts', 'granaries', 'bridges', 'village', 'any'];

/** Names in the order of the sheets, others as they come. */
export function inOrder(names: readonly string[]): string[] {
  const place = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return names.toSorted((a, b) => place(a) - place(b));
}

/** What a field holds before anybody has thought about it. */
function beginning(field: Field): unknown {
  if (field.number) return Math.max(1, field.number[0]);
  if (field.choice) return inOrder(field.choice)[0];
  if (field.some) return inOrder(field.some).slice(0, 2);
  if (field.goods) return { [field.name === 'get' ? 'gold' : field.goods[0]!]: 1 };
  return values(field.fields ?? []);
}

function values(fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(fields.filter(({ optional }) => !optional).map((field) => [field.name, beginning(field)]));
}

export function first(field: Field): unknown {
  return beginning(field);
}

/** An effect of a kind, keeping what of another still fits. */
export function effectOfKind(kind: string, before?: Effect): Effect {
  const fields = BY_NAME.get(kind)?.fields ?? [];
  const kept = fields.filter(({ name, optional }) => before?.[name] !== undefined && !optional);
  const fitting = kept.filter((field) => fits(field, before![field.name]));
  return { kind, ...values(fields), ...Object.fromEntries(fitting.map(({ name }) => [name, before![name]])) };
}

function fits({ number, choice, goods, some, fields }: Field, value: unknown): boolean {
  if (number) return typeof value === 'number' && value >= number[0] && value <= number[1];
  if (choice) return choice.includes(String(value));
  if (some) return Array.isArray(value) && value.every((name) => some.includes(String(name)));
  return Boolean(goods ?? fields) && typeof value === 'object' && value !== null;
}

const NAMES = ['name_en', 'name_pl', 'note_en', 'note_pl'] as const;

export function blank(author: string): SheetDesign {
  const kinds = ['gain', 'exchange', 'extra_action', 'free_area', 'vp_if', 'final_per'];
  const art: Art[] = ['production', 'exchange', 'labour', 'cost', 'points', 'final'];
  const buildings = kinds.map((kind, i): OwnBuilding => ({
    art: art[i]!,
    areas: [{}, {}],
    effect: effectOfKind(kind),
  }));
  return { format: 1, author, buildings };
}

/** A plan counted from its own top left corner, row by row. */
export function fromCorner(cells: readonly Cell[]): Cell[] {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  const moved = cells.map(([row, column]): Cell => [row - top, column - left]);
  return moved.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** As the sheets draw buildings; a name that is missing is borrowed, as in the game. */
export function asBuilding(own: OwnBuilding, slot: number, nameless = ''): Building {
  const [english, polish] = [own.name_en?.trim(), own.name_pl?.trim()];
  return {
    id: `fan-${slot + 1}`,
    name_en: english || polish || nameless,
    name_pl: polish || english || nameless,
    areas: own.areas,
    timing: kindOf(own.effect).timing,
    effect: own.effect,
    plan: own.plan?.length ? { shape: '', cells: own.plan } : null,
    category: own.art,
  };
}

/** A printed building as the start of a new one. */
export function fromPrinted(building: Building): OwnBuilding {
  const { name_en, name_pl, areas, effect, plan, category } = building;
  const art = ART.find((name) => name === category) ?? 'production';
  return {
    name_en,
    name_pl,
    art,
    areas: areas.length ? areas : [{}],
    effect,
    ...(plan ? { plan: plan.cells } : {}),
  };
}

export function titleOf(design: SheetDesign, language: string): string {
  const [english, polish] = [design.name_en?.trim() ?? '', design.name_pl?.trim() ?? ''];
  return language === 'pl' ? polish || english : english || polish;
}

export function remix(design: SheetDesign, author: string, content?: string): SheetDesign {
  const name = titleOf(design, 'en');
  const origin: Origin = { name, author: design.author, ...(content ? { content } : {}) };
  return { ...design, author, remix_of: [origin, ...(design.remix_of ?? [])].slice(0, MOST_ORIGINS) };
}

// From JSON that may be anything: what has the right shape is kept, so that it can be drawn and mended.

type Json = Record<string, unknown>;
const isObject = (it: unknown): it is Json => typeof it === 'object' && it !== null && !Array.isArray(it);

export function read(json: unknown): SheetDesign | null {
  if (!isObject(json) || !Array.isArray(json.buildings)) return null;
  const buildings = json.buildings.slice(0, SLOTS).map(readBuilding);
  const { buildings: more } = blank('');
  const remix_of = Array.isArray(json.remix_of) ? json.remix_of.filter(isOrigin).slice(0, MOST_ORIGINS) : [];
  return {
    format: 1,
    ...texts(json),
    author: typeof json.author === 'string' ? json.author : '',
    ...(remix_of.length ? { remix_of } : {}),
    buildings: [...buildings, ...more.slice(buildings.length)],
  };
}

function texts(json: Json): Pick<SheetDesign, (typeof NAMES)[number]> {
  const found = NAMES.filter((name) => typeof json[name] === 'string' && json[name] !== '');
  return Object.fromEntries(found.map((name) => [name, json[name]]));
}

function isOrigin(it: unknown): it is Origin {
  return isObject(it) && typeof it.name === 'string' && typeof it.author === 'string';
}

function readBuilding(json: unknown): OwnBuilding {
  const it = isObject(json) ? json : {};
  const effect = isObject(it.effect) && BY_NAME.has(String(it.effect.kind)) ? tidy(it.effect) : effectOfKind('gain');
  const areas = Array.isArray(it.areas) ? it.areas.filter(isObject).slice(0, MOST_AREAS) : [];
  const plan = Array.isArray(it.plan) ? it.plan.filter(isCell).slice(0, 36) : [];
  return {
    ...texts(it),
    art: ART.find((name) => name === it.art) ?? 'production',
    areas: areas.length ? (areas.map(goodsOf) as Goods[]) : [{}],
    effect,
    ...(plan.length ? { plan } : {}),
  };
}

function goodsOf(json: Json): Json {
  return Object.fromEntries(Object.entries(json).filter(([, n]) => typeof n === 'number'));
}

function tidy(json: Json): Effect {
  const kind = String(json.kind);
  const fields = BY_NAME.get(kind)!.fields;
  const good = fields.filter((field) => fits(field, json[field.name]));
  return { ...effectOfKind(kind), ...Object.fromEntries(good.map(({ name }) => [name, json[name]])) };
}

function isCell(it: unknown): it is Cell {
  const inside = (n: unknown, most: number) => typeof n === 'number' && Number.isInteger(n) && n >= 0 && n < most;
  return Array.isArray(it) && it.length === 2 && inside(it[0], 4) && inside(it[1], 9);
}
