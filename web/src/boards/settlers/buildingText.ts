/** Buildings in words: what they are called, what they do, what they cost. */

import type { GameWords } from '../board';
import { RESOURCES, type Building, type Goods } from './view';

type Words = Pick<GameWords, 'say' | 'language' | 'has'>;

const NUMBERS = ['n', 'times', 'vp', 'min', 'max', 'actions'];

/** The name in the data, or what a message makes of it. */
export function buildingName({ id, name_pl, name_en }: Building, words: Words): string {
  const name = words.language === 'pl' ? name_pl : name_en;
  return words.has(`building-${id}`) ? words.say(`building-${id}`, { name }) : name;
}

export function amount(n: number, resource: string, words: Words): string {
  return words.say('amount', { amount: n, resource_id: resource });
}

/** Some resources in a list; none is a dash. */
export function amounts(goods: Record<string, number>, words: Words): string {
  const found = [...RESOURCES, 'any'].filter((name) => goods[name]);
  return (
    listed(
      found.map((name) => amount(goods[name]!, name, words)),
      words.say('and'),
    ) || '–'
  );
}

/** Parts with commas, and a word before the last one. */
function listed(parts: string[], word: string): string {
  return [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(` ${word} `);
}

/** What an area costs: "1 stone and 1 wood", or that it costs an action only. */
export function costOf(goods: Goods, words: Words): string {
  const text = amounts(goods as Record<string, number>, words);
  return text === '–' ? words.say('almanac-action-only') : text;
}

const dashed = (name: unknown) => String(name).replaceAll('_', '-');

/** What a building does, its underlined number raised by settlements. */
export function effectOf(building: Building, words: Words, raised = 0): string {
  const it = building.effect;
  const say: Words['say'] = (key, values) => words.say(key, values);
  const values: Record<string, string | number> = {};
  for (const name of NUMBERS) {
    if (typeof it[name] === 'number') values[name] = it[name] + (it.underlined === name ? raised : 0);
  }
  for (const name of ['give', 'get']) {
    if (it[name]) values[name] = amounts(it[name] as Record<string, number>, words);
  }
  const key = `effect-${dashed(it.kind)}`;
  if (it.kind === 'gain') return gain(building, words, Number(values.n));
  if (Array.isArray(it.from)) {
    values.choice = listed(
      it.from.map((name) => say(`resource-${name}`)),
      say('or'),
    );
  }
  if (it.dice) values.dice = say(`dice-${it.dice}`);
  if (it.scope ?? it.track) values.scope = say(`scope-${it.scope ?? it.track}`);
  if (it.kind === 'discount') values.saved = amount(1, String(it.resource), words);
  if (it.kind === 'vp_if') {
    const { stat, min } = it.cond as { stat: string; min: number };
    values.stat = say(`stat-${dashed(stat)}`, { n: min });
  }
  if (it.kind === 'vp_per') values.each = say(`stat-${dashed(it.stat)}.each`);
  if (it.kind === 'final_per') values.each = say(`count-${dashed(it.count)}.each`, { n: Number(it.per ?? 1) });
  if (it.kind === 'final_if') values.count = say(`count-${dashed(it.count)}`, { n: Number(it.min) });
  return say(key, values);
}

function gain({ effect }: Building, words: Words, n: number): string {
  const resource = String(effect.resource);
  const per = effect.per as { count: string; each?: number } | undefined;
  const parts = n ? [amount(n, resource, words)] : [];
  if (per) {
    const goods = amount(per.each ?? 1, resource, words);
    parts.push(words.say('gain-per', { goods, each: words.say(`count-${dashed(per.count)}.each`, { n: 1 }) }));
  }
  if (effect.also) parts.push(amounts(effect.also as Record<string, number>, words));
  return words.say('effect-gain', { goods: parts.join(' + ') });
}

/** The effect in three parts: before the underlined number, the number, after it. */
export function effectParts(building: Building, words: Words, raised = 0): [string, string, string] {
  const text = effectOf(building, words, raised);
  if (!building.effect.underlined) return [text, '', ''];
  const figures = [...text.matchAll(/\d+/g)];
  const higher = [...effectOf(building, words, raised + 1).matchAll(/\d+/g)];
  const found = figures.find((match, i) => higher[i] && higher[i][0] !== match[0]);
  if (!found) return [text, '', ''];
  const end = found.index + found[0].length;
  return [text.slice(0, found.index), found[0], text.slice(end)];
}

/** When it works, and what its kind means in play. */
export function noteOf(building: Building, words: Words): string {
  const timing = `timing-${dashed(building.timing)}`;
  const built = building.prebuilt && words.has(`${timing}.prebuilt`) ? '.prebuilt' : '';
  // Notes on what counts at the end are about underlined numbers.
  const counted = building.timing === 'final' && !building.effect.underlined;
  const keys = [timing + built, ...(counted ? [] : [`note-${dashed(building.effect.kind)}`])];
  return keys
    .filter((key) => words.has(key))
    .map((key) => words.say(key))
    .join(' ');
}

/** A text with its first letter as a capital. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
