/** The end: the scoring sheet, filled box by box. */

import type { BoardContext, GameEvent, Scene, TextSection } from '../board';
import { boxOf, village } from './outcome';
import { rankOf } from './ranks';
import { record } from './record.svelte';
import { BOXES, cellOf, type Building, type View } from './view';

type Context = BoardContext<View>;

export interface ScoreStep {
  /** Boxes of every seat: the four tracks, settlements, other points. */
  boxes: number[][];
  totals: number[];
  /** How many boxes are filled in; all six and one more: the sum, and the rank. */
  filled: number;
}

const BEGIN_MS = 700;
const BOX_MS = 850;
const SUM_MS = 2600;

export function scenes(events: readonly GameEvent[], before: Context): Scene<ScoreStep>[] {
  const ends = events.filter(({ event }) => event === 'final-scored');
  if (!ends.length) return [];
  const totals = ends.map(({ points }) => Number(points));
  const boxes = totals.map((total, seat) => finalBoxes(before, events, seat, total));
  return Array.from({ length: BOXES.length + 2 }, (_, filled) => ({
    name: 'scores',
    ms: filled === 0 ? BEGIN_MS : filled > BOXES.length ? SUM_MS : BOX_MS,
    data: { boxes, totals, filled },
  }));
}

/** The boxes after the last events, which the position shown does not know yet. */
function finalBoxes(before: Context, events: readonly GameEvent[], seat: number, total: number): number[] {
  const { words, view } = before;
  const own = events.filter((event) => event.seat === seat);
  const built = [...view.players[seat]!.complete_sections];
  for (const { event, section } of own) {
    if (event === 'section-completed') built[cellOf(words.id('section', section))[0]]! += 1;
  }
  const { tracks } = boxOf(before)['empire.json'];
  const lines = built.map((n, row) => (n ? tracks[row]!.sections[n - 1]!.points : 0));
  const settled = settlementPoints(before, own, seat);
  const rest = total - settled - lines.reduce((sum, points) => sum + points, 0);
  return [...lines, settled, rest];
}

function settlementPoints(before: Context, own: readonly GameEvent[], seat: number): number {
  const { words, view } = before;
  const named = (name: string) => own.filter(({ event }) => event === name).map(({ building }) => words.id('building', building));
  const founded = [...view.players[seat]!.settlements.map(({ building }) => building), ...named('settlement-founded')];
  const completed = new Set(named('building-completed'));
  return village(before).reduce((sum, building, slot) => {
    const complete = view.players[seat]!.buildings[slot]!.complete || completed.has(building.id);
    const times = founded.filter((id) => id === building.id).length;
    return complete && view.advanced ? sum + worth(building, times) : sum;
  }, 0);
}

function worth({ effect }: Building, settlements: number): number {
  if (effect.count !== 'settlements_of_this_plan') return 0;
  const vp = Number(effect.vp) + (effect.underlined === 'vp' ? settlements : 0);
  return vp * Math.floor(settlements / Number(effect.per ?? 1));
}

/** How the points came about, and the personal record of those who play alone. */
export function closing(context: Context): TextSection[] {
  const { words, view, names } = context;
  const rows = BOXES.map((box, i) => [words.say(`box-${box}`), ...view.players.map(({ boxes }) => String(boxes[i]))]);
  rows.push([words.say('closing-total'), ...view.players.map(({ score }) => String(score))]);
  const columns = view.players.length > 1 ? [words.say('closing-box'), ...names] : ['', ''];
  return [{ id: 'boxes', title: words.say('settlers-scoring'), note: personal(context), columns, rows }];
}

function personal(context: Context): string | undefined {
  const { view, words, info } = context;
  if (view.players.length > 1) return undefined;
  const rank = words.say('settlers-rank', { rank: words.say(rankOf(view.players[0]!.score)) });
  const found = record.of(info.id);
  if (!found) return rank;
  const line = found.isNew
    ? words.say('settlers-record-new')
    : words.say('settlers-record', { points: found.best });
  return `${rank} ${line} ${words.say('settlers-record-overall', { points: found.overall })}`;
}
