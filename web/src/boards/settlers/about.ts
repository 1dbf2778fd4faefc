/** What hover and focus tell about the things on the sheets. */

import type { BoardContext, Explanation } from '../board';
import { boxOf, village } from './outcome';
import { amounts, buildingName, costOf, effectOf, noteOf, sentence } from './buildingText';
import { TRACKS, cellOf, type Favour, type PlayerView, type Resource, type Track, type View } from './view';

type Context = BoardContext<View>;

export function sectionName({ words }: Context, section: string): string {
  const [row, column] = cellOf(section);
  return words.say('section-of-track', { track: words.say(`track-${TRACKS[row]}`), number: column + 1 });
}

export function aboutArea(context: Context, section: string, area: number): Explanation {
  const { words } = context;
  const [row, column] = cellOf(section);
  const found = boxOf(context)['empire.json'].tracks[row]!.sections[column]!;
  const bridge = boxOf(context)['empire.json'].bridges.find(({ sections }) => sections.includes(column + 1));
  const facts: [string, string][] = [
    [words.say('settlers-cost'), costOf(found.areas[area] ?? {}, words)],
    [words.say('settlers-worth'), words.say('settlers-points', { points: found.points })],
  ];
  if (TRACKS[row] === 'bridges' && bridge) {
    facts.push([
      words.say('settlers-leads-to'),
      words.say('settlers-field', { field: bridge.unlocks.replace('field', '') }),
    ]);
  }
  const rules = TRACKS[row] === 'bridges' ? ['W11', 'W12', 'W16'] : ['W9', 'W11', 'W12'];
  return { title: sentence(sectionName(context, section)), facts, rules };
}

export function aboutTrack(context: Context, player: PlayerView, track: Track): Explanation {
  const { words } = context;
  const row = TRACKS.indexOf(track);
  return {
    title: sentence(words.say(`track-${track}`)),
    facts: [
      [words.say('settlers-complete'), `${player.complete_sections[row]} / 9`],
      [words.say('board-score'), String(player.boxes[row])],
    ],
    rules: track === 'bridges' ? ['W12', 'W16', 'W19'] : ['W12', 'W19'],
  };
}

export function aboutField(context: Context, player: PlayerView, field: number, area: number): Explanation {
  const { words } = context;
  const goods = boxOf(context)['empire.json'].fields[field]!.areas[area] ?? {};
  const open = player.open_fields.includes(field);
  return {
    title: words.say('settlers-field', { field: field + 1 }),
    text: open ? undefined : words.say('settlers-closed'),
    facts: [[words.say('settlers-gives'), amounts(goods as Record<string, number>, words)]],
    rules: open ? ['W10'] : ['W10', 'W16'],
  };
}

export function aboutBuilding(context: Context, player: PlayerView, slot: number): Explanation {
  const { words } = context;
  const building = village(context)[slot]!;
  const state = player.buildings[slot]!;
  const facts: [string, string][] = [
    [
      words.say('settlers-areas'),
      building.areas.map((area) => costOf(area, words)).join(' · ') || words.say('settlers-prebuilt'),
    ],
    [words.say('settlers-state'), stateOf(context, player, slot)],
  ];
  if (state.points) facts.push([words.say('settlers-noted'), String(state.points)]);
  if (building.plan && context.view.advanced) {
    const next = building.effect.underlined
      ? effectOf(building, words, state.raised + 1)
      : words.say('settlers-plan-points');
    facts.push([words.say('settlers-plan'), next]);
  }
  const rules = building.plan && context.view.advanced ? ['W13', 'W15', 'W25'] : ['W13', 'W15'];
  return {
    title: buildingName(building, words),
    text: `${sentence(effectOf(building, words, state.raised))}. ${noteOf(building, words)}`,
    facts,
    rules,
    article: building.id,
  };
}

export function stateOf({ words, view }: Context, player: PlayerView, slot: number): string {
  const building = player.buildings[slot]!;
  if (building.works) return building.used ? words.say('settlers-used') : words.say('board-works');
  if (building.complete) return view.phase === 'end' ? words.say('settlers-is-complete') : words.say('board-complete');
  return words.say('settlers-unfinished');
}

export function aboutFavour({ words }: Context, favour: Favour): Explanation {
  return { title: words.say(`favour-${favour}`), text: words.say(`settlers-favour-${favour}`), rules: ['W7', 'W17'] };
}

export function aboutResource({ words }: Context, player: PlayerView, resource: Resource): Explanation {
  const pledged = player.gold_for[resource];
  return {
    title: sentence(words.say(`resource-${resource}`)),
    text: pledged ? words.say('settlers-pledged', { n: pledged }) : undefined,
    facts: [[words.say('settlers-in-pool'), String(player.pool[resource])]],
    rules: ['W6', 'W8'],
  };
}
