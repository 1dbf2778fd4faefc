/** Our own symbols, as shapes around the origin within 24 units: never told by colour alone. */

export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

const fill = (name: string, d: string): Shape => ({ d, fill: `var(--s-${name})` });
const both = (name: string, edge: string, d: string, width = 1.3): Shape => ({
  d,
  fill: `var(--s-${name})`,
  stroke: `var(--s-${edge})`,
  width,
});
const stroke = (name: string, d: string, width = 1.4): Shape => ({ d, stroke: `var(--s-${name})`, width });

const COIN = 'M-8.6.2A8.6 8.6 0 1 1 8.6-.2 8.6 8.6 0 0 1-8.6.2z';
const STAR = 'M0-5.4 1.6-1.7 5.5-1.3 2.6 1.3 3.5 5.1 0 3.1-3.5 5.1-2.6 1.3-5.5-1.3-1.6-1.7z';
const PERSON = 'M-7.4 10.2C-7.6 3.6-4.6.6-2.2.1a4.6 4.6 0 1 1 4.4 0C4.6.6 7.6 3.6 7.4 10.2z';

export const SIGNS: Record<string, Shape[]> = {
  stone: [
    both('stone', 'stone-2', 'M-9.6 5.6-8.4-2.9-2.6-8.2 4.9-7.3 9.4-.8 8.3 6.6 1.2 9-6.4 8.6z'),
    stroke('stone-2', 'M-8.4-2.9-1.9-1.2 4.9-7.3M-1.9-1.2 1.2 9M-1.9-1.2 9.4-.8', 1),
  ],
  wood: [
    both('wood', 'wood-2', 'M-6.2 8.9-10 3.7 4.9-8.1c2.6-1.6 6.3 2.9 4 5.4z'),
    both('wood', 'wood-2', 'M-9.9 3.9c1.7-1.5 5.2 2.9 3.7 4.9-1.8 1.6-5.3-2.8-3.7-4.9z', 1.5),
    stroke('wood-2', 'M-4.4 2.9 3.6-3.4M-1.7 5 5.9-1M-8.7 5.5l1.4 1.9', 1),
  ],
  food: [
    both(
      'food',
      'food',
      'M0-4.4C2.4-6.6 8.7-6.1 8.9.3 9 5.3 5.4 9.7 2.7 9.5 1.4 9.4.9 8.9 0 8.9s-1.4.5-2.7.6C-5.4 9.7-9 5.3-8.9.3-8.7-6.1-2.4-6.6 0-4.4z',
    ),
    stroke('food-2', 'M0-4.2C-.1-6.6.5-8 1.6-9.4', 1.6),
    fill('food-2', 'M1.2-6.4C2.1-9.9 5-10.8 8-10.4 7.5-7.4 4.9-5.4 1.2-6.4z'),
    stroke('box', 'M-5.6.6c0-1.9.9-3 2.2-3.4', 1.3),
  ],
  gold: [both('gold', 'gold-2', COIN, 1.6), fill('gold-2', STAR)],
  any: [
    both('box', 'print', COIN, 1.4),
    stroke('print', 'M-3-2.6C-2.6-6.4 3.6-6.2 3.2-2.4 2.9-.2.1-.3 0 2.2', 1.8),
    fill('print', 'M-1.2 5.2a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0z'),
  ],
  worker: [both('worker', 'worker-2', PERSON), fill('gold', 'M-5.4-4.6C-5-9.6 5-9.6 5.4-4.6z')],
  hammer: [stroke('faint', 'M-5.5 7.5 3-1.5', 2.4), fill('faint', 'M-.8-5.6 3.8-9.2 8.8-3.6 5-.4z')],
  ally: [
    both('worker', 'worker-2', PERSON),
    fill('gold', 'M-5.4-4.6C-5-9.6 5-9.6 5.4-4.6z'),
    both('box', 'worker-2', 'M2.4 5.8A4.6 4.6 0 1 0 11.6 5.8 4.6 4.6 0 1 0 2.4 5.8z', 1),
    stroke('worker-2', 'M7 3.2v5.2M4.4 5.8h5.2', 1.7),
  ],
  gift: [
    both('huts', 'print', 'M-8.5-1.5h17v10.4h-17zM-9.6-5.4H9.6v3.9H-9.6z'),
    fill('flag', 'M-1.8-5.4h3.6V8.9h-3.6z'),
    stroke('flag', 'M0-5.6C-6.6-6-6.4-11-3-10.4-1.2-10-.4-7.6 0-5.6.4-7.6 1.2-10 3-10.4 6.4-11 6.6-6 0-5.6z', 1.5),
  ],
  crops: [
    stroke('food-2', 'M0 10.4V-5M-5 9.6C-4.6 3-6.6-.4-7-4M5 9.6C4.6 3 6.6-.4 7-4', 1.3),
    both(
      'gold',
      'gold-2',
      'M0-10.6C2.3-8 2.3-4.4 0-2-2.3-4.4-2.3-8 0-10.6zM-7.6-9C-5-7.6-4.4-4.2-6-1.4-8.8-2.8-9.6-6.2-7.6-9zM7.6-9C5-7.6 4.4-4.2 6-1.4 8.8-2.8 9.6-6.2 7.6-9z',
      1,
    ),
    stroke('flag', 'M-5.6 4.4C-2 5.8 2 5.8 5.6 4.4', 2.2),
  ],
  export: [
    both('wood', 'wood-2', 'M-10.4 3.6H10.4C9.4 7.6 7.4 9 4.8 9h-9.6C-7.4 9-9.4 7.6-10.4 3.6z'),
    stroke('wood-2', 'M0 3.4V-10', 1.6),
    both('box', 'print', 'M1.4-9.4C6.6-7.8 8.6-3.6 8.2.8H1.4zM-1.4-7.4C-5.4-5.4-6.8-2.4-6.8.8h5.4z', 1),
  ],
  coin: [
    both('gold', 'gold-2', COIN, 1.6),
    fill('food-2', 'M0 .4C-3.4 1.4-5.4-1.4-3.4-3.4-4-6.2-.2-6.6 0-4 .2-6.6 4-6.2 3.4-3.4 5.4-1.4 3.4 1.4 0 .4z'),
    stroke('food-2', 'M0-.4C.2 2.4 1 4 2.2 5.6', 1.5),
  ],
  walls: [
    both('stone', 'print', 'M-9 9V-6.4h4v3h3v-3h4v3h3v-3h4V9z'),
    stroke('print', 'M-9 .6H9M-9 5H9M-3 .6V-3M3 5V.6M-5 9V5M5 9V5', 0.9),
  ],
  huts: [
    both('huts', 'print', 'M-7-1.4H7V9H-7z'),
    both('roof', 'print', 'M-10.4-.6 0-9.6 10.4-.6z'),
    fill('print', 'M-2 9V3.2h4V9z'),
  ],
  granaries: [
    both('granaries', 'print', 'M-6.8-2.4H6.8V9H-6.8z'),
    both('roof', 'print', 'M-9-2.4C-7-7.6-3-9.4 0-10.4 3-9.4 7-7.6 9-2.4z'),
    stroke('print', 'M-6.8 1.4H6.8M-6.8 5.2H6.8', 0.9),
  ],
  bridges: [
    both('stone', 'print', 'M-10.4-3.4C-4-6.4 4-6.4 10.4-3.4V7H6.6C6-2-6-2-6.6 7h-3.8z'),
    stroke('river-2', 'M-10.4 9.6C-7 7.8-4 11-.6 9.4S6 8 10.4 9.6', 1.4),
  ],
  settlements: [
    stroke('pen-2', 'M-9.4-9h9v9H9v9h-18z', 2),
    fill('print', 'M-6.4-4.2h3v3h-3zM-6.4 3.4h3v3h-3zM2.4 3.4h3v3h-3z'),
  ],
  other: [stroke('print', 'M-7.6-9.4H4.4L8-5.6V9.4H-7.6z', 1.4), stroke('pen', 'M-4.6-3.4H3M-4.6.4h8M-4.6 4.4H1', 1.5)],
  total: [
    both('gold', 'gold-2', 'M-9 6.6-10-5.6-4.4-.6 0-9 4.4-.6 10-5.6 9 6.6z'),
    stroke('gold-2', 'M-8.6 9.4H8.6', 1.8),
  ],
  lock: [stroke('faint', 'M-4.4-1.4v-3a4.4 4.4 0 0 1 8.8 0v3', 2), fill('faint', 'M-6.4-1.6H6.4V8.4H-6.4z')],
};

/** Houses of the village within 64 units, by what a building is for. */
const HOUSE: Record<string, Shape[]> = {
  production: [
    both('huts', 'print', 'M10 30H46V58H10z'),
    both('roof', 'print', 'M4 31 28 10 52 31z'),
    stroke('print', 'M14 24 28 12M20 27 31 17', 0.8),
    fill('print', 'M15 58V42H27V58z'),
    both('box', 'print', 'M33 38h8v8h-8z', 1),
  ],
  exchange: [
    stroke('print', 'M9 26V58M55 26V58', 2.4),
    both('box', 'print', 'M12 40H52V56H12z'),
    both('flag', 'print', 'M5 14H59L55 28H9z'),
    fill('box', 'M16 14h8l-1 14h-9zM33 14h8l2 14h-9zM49 14h10l-4 14h-4z'),
  ],
  dice: [
    both('walls', 'print', 'M8 26H56V32H8zM6 54H58V60H6z'),
    both('roof', 'print', 'M6 26 32 9 58 26z'),
    both('box', 'print', 'M13 32h6V54h-6zM29 32h6V54h-6zM45 32h6V54h-6z', 1),
  ],
  labour: [
    both('walls', 'print', 'M10 26H54V58H10z'),
    both('roof', 'print', 'M5 27 18 11H46L59 27z'),
    stroke('print', 'M10 42H54M24 26 10 42M40 26 54 42', 1.1),
    fill('print', 'M27 58V46H37V58z'),
    stroke('print', 'M46 12V2', 1.4),
    fill('flag', 'M46 2H57L53 5.5 57 9H46z'),
  ],
  cost: [
    both('granaries', 'print', 'M12 24H52V58H12z'),
    both('roof', 'print', 'M7 25C14 12 24 8 32 7 40 8 50 12 57 25z'),
    both('wood', 'wood-2', 'M16 44h12v14H16zM36 44h12v14H36z', 1),
    stroke('wood-2', 'M16 49h12M16 53.5h12M36 49h12M36 53.5h12', 0.9),
  ],
  field: [
    both('huts', 'print', 'M20 26H54V50H20z'),
    both('roof', 'print', 'M15 27 37 9 59 27z'),
    fill('print', 'M32 50V38H42V50z'),
    both('field', 'field-2', 'M3 50H61V60H3z'),
    stroke('field-2', 'M8 60 14 50M18 60 24 50M28 60 34 50M38 60 44 50M48 60 54 50', 1.1),
  ],
  points: [
    both('walls', 'print', 'M14 52H50V60H14zM20 45H44V52H20z'),
    both('box', 'print', 'M26 18H38V45H26z'),
    stroke('print', 'M30 20V44M34 20V44', 0.8),
    both('gold', 'gold-2', 'M24 18H40L38 12H26zM32 12 34.4 7.4 32 2 29.6 7.4z'),
  ],
  final: [
    both('imperial', 'print', 'M16 28H48V58H16z'),
    both('walls', 'print', 'M6 22H18V58H6zM46 22H58V58H46z'),
    both('roof', 'print', 'M4 22 12 8 20 22zM44 22 52 8 60 22zM14 29 32 15 50 29z'),
    fill('print', 'M27 58V46C27 39 37 39 37 46V58z'),
    stroke('print', 'M12 8V2M52 8V2', 1.2),
    fill('flag', 'M12 2H19L12 6zM52 2H59L52 6z'),
  ],
};

const COMPETITION: Record<string, string> = {
  farm: 'field',
  sawmill: 'production',
  quarry: 'production',
  tool_shop: 'labour',
  architects: 'dice',
  fortress: 'final',
};

interface DesignDrawing {
  id: string;
  category?: string;
  effect: { kind: string; [name: string]: unknown };
}

export function houseOf({ id, category }: DesignDrawing): Shape[] {
  return HOUSE[category || (COMPETITION[id] ?? 'production')] ?? HOUSE.production!;
}

/** The symbol that tells a building from others of its kind. */
export function emblemOf({ effect }: DesignDrawing): string {
  const { kind } = effect;
  if (kind === 'gain') return String(effect.resource);
  if (kind === 'discount') return String(effect.track);
  if (kind === 'free_area') return String(effect.scope) in SIGNS ? String(effect.scope) : 'huts';
  if (kind === 'exchange') {
    const get = effect.get as Record<string, number>;
    return Object.keys(get)[0] ?? 'any';
  }
  return EMBLEMS[kind] ?? 'other';
}

const EMBLEMS: Record<string, string> = {
  gain_choice: 'any',
  extra_action: 'worker',
  spend_for_action: 'worker',
  action_for_resource: 'any',
  copy_die: 'gift',
  set_die: 'any',
  reroll: 'any',
  free_harvest: 'crops',
  harvest_bonus: 'crops',
  keep: 'lock',
  second_favour: 'ally',
  vp_if: 'total',
  vp_per: 'total',
  spend_for_vp: 'total',
  final_per: 'total',
  final_if: 'total',
};
