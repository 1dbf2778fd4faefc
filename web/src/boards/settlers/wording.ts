/** Buildings in words: what they are called, what they do, what they cost. */

import type { GameWords } from '../board';
import { RESOURCES, type Building, type Goods } from './view';

type Words = Pick<GameWords, 'say' | 'language' | 'has'>;

const NUMBERS = ['n', 'times', 'vp', 'min', 'max', 'actions'];

export function buildingName(building: Building, { language }: Words): string {
  return language === 'pl' ? building.name_pl : building.name_en;
}

export function amount(n: number, resource: string, words: Words): string {
  return words.say('amount', { n, resource: words.say(`resource-${resource}`) });
}

/** Some resources in a list; none is a dash. */
export function amounts(goods: Record<string, number>, words: Words): string {
  const found = [...RESOURCES, 'any'].filter((name) => goods[name]);
  return found.map((name) => amount(goods[name]!, name, words)).join(', ') || '–';
}

/** What an area costs: "1 stone, 1 wood", or that it costs an action only. */
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
  let key = `effect-${dashed(it.kind)}`;
  if (it.kind === 'gain') return gain(building, words, Number(values.n));
  if (Array.isArray(it.from)) {
    values.choice = it.from.map((name) => say(`resource-${name}`)).join(` ${say('or')} `);
  }
  if (it.dice) values.dice = say(`dice-${it.dice}`);
  if (it.scope ?? it.track) values.scope = say(`scope-${it.scope ?? it.track}`);
  if (it.kind === 'discount') values.saved = amount(1, String(it.resource), words);
  if (it.kind === 'vp_if') {
    const { stat, min } = it.cond as { stat: string; min: number };
    Object.assign(values, { stat: say(`stat-${dashed(stat)}`), min });
  }
  if (it.kind === 'vp_per') values.stat = say(`stat-${dashed(it.stat)}`);
  if (it.count) values.count = say(`count-${dashed(it.count)}`);
  if (it.kind === 'final_per') {
    values.per = Number(it.per ?? 1);
    if (values.per === 1) key += '-each';
  }
  return say(key, values);
}

function gain({ effect }: Building, words: Words, n: number): string {
  const resource = String(effect.resource);
  const per = effect.per as { count: string; each?: number } | undefined;
  const parts = n ? [amount(n, resource, words)] : [];
  if (per) {
    const each = amount(per.each ?? 1, resource, words);
    parts.push(words.say('gain-per', { each, count: words.say(`count-${dashed(per.count)}`) }));
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
  const keys = [`timing-${dashed(building.timing)}`, `note-${dashed(building.effect.kind)}`];
  return keys.filter((key) => words.has(key)).map((key) => words.say(key)).join(' ');
}

/** A text with its first letter as a capital. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
