/** What a move would cost and bring: as printed at once, as the rules say as soon as they have been asked. */

import type { BoardContext, MoveJson, Preview } from '../board';
import {
  OWN,
  RESOURCES,
  allBuildings,
  cellOf,
  type Box,
  type Building,
  type Goods,
  type PlayerView,
  type View,
} from './view';
import { titleOf } from './workshop/design';

type Context = BoardContext<View>;

export interface Outcome {
  workers: number;
  pool: Goods;
  points: number;
  /** What else comes of it, in words. */
  news: string[];
}

const NEWS = new Set(['field-opened', 'building-completed']);

export function boxOf(context: Pick<Context, 'content'>): Box {
  return context.content as unknown as Box;
}

/** The six buildings of this game, by slot. */
export function village(context: Context): Building[] {
  const known = allBuildings(boxOf(context));
  const player = context.view.players[0];
  return (player?.buildings ?? []).flatMap(({ id }) => known.get(id) ?? []);
}

/** The village sheet by its number; somebody's own by its name. */
export function sheetName(context: Context): string {
  const own = boxOf(context)[OWN];
  if (own && context.info.options.adventure === 'fan') return titleOf(own, context.words.language);
  return context.words.say('settlers-sheet', { sheet: context.view.sheet ?? 0 });
}

export function areaOf(player: PlayerView, section: string, area: number): boolean {
  const [row, column] = cellOf(section);
  const complete = player.complete_sections[row] ?? 0;
  return column < complete || (column === complete && (player.crossed_in_next[row] ?? []).includes(area));
}

export function villageArea(player: PlayerView, slot: string, area: string): boolean {
  return player.buildings[Number(slot) - 1]?.crossed.includes('abcd'.indexOf(area)) ?? false;
}

export function fieldArea(player: PlayerView, field: string, area: string): boolean {
  return player.harvested.includes((Number(field) - 1) * 4 + 'abcd'.indexOf(area));
}

/** What is printed in an area: its cost, or what it gives. */
export function printedIn(context: Context, json: MoveJson): Goods | null {
  const { tracks, fields } = boxOf(context)['empire.json'];
  if (json.move === 'build') {
    const [row, column] = cellOf(json.section!);
    return tracks[row]?.sections[column]?.areas['abc'.indexOf(json.area!)] ?? null;
  }
  if (json.move === 'village')
    return village(context)[Number(json.slot) - 1]?.areas['abcd'.indexOf(json.area!)] ?? null;
  if (json.move === 'harvest') return fields[Number(json.field) - 1]?.areas['abcd'.indexOf(json.area!)] ?? null;
  return null;
}

export function printed(context: Context, json: MoveJson): Outcome | null {
  const goods = printedIn(context, json);
  if (!goods) return null;
  const sign = json.move === 'harvest' ? 1 : -1;
  const pool = Object.fromEntries(Object.entries(goods).map(([name, n]) => [name, sign * n]));
  return { workers: -1, pool, points: 0, news: [] };
}

export function outcomeOf(context: Context, before: View, after: Preview<View>): Outcome | null {
  const { seat, words, names } = context;
  if (seat === null) return null;
  const [old, now] = [before.players[seat], after.view.players[seat]];
  if (!old || !now) return null;
  const sameRound = after.view.round === before.round && after.view.phase === before.phase;
  const changes = sameRound ? RESOURCES.map((name) => [name, now.pool[name] - old.pool[name]] as const) : [];
  return {
    workers: sameRound ? now.workers - old.workers : 0,
    pool: Object.fromEntries(changes.filter(([, change]) => change)),
    points: now.score - old.score,
    news: after.events.filter(({ event }) => NEWS.has(event)).map((event) => words.event(event, [...names])),
  };
}
