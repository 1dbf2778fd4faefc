/** The end: the scoring sheet, filled box by box. */

import type { BoardContext, GameEvent, Scene, TextSection } from '../board';
import { tiedFirst } from '../tie';
import { rankOf } from './ranks';
import { record } from './record.svelte';
import { BOXES, TRACKS, type View } from './view';

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

export function scenes(events: readonly GameEvent[], _before: Context, after: View): Scene<ScoreStep>[] {
  if (!events.some(({ event }) => event === 'final-scored')) return [];
  const boxes = after.players.map((player) => player.boxes);
  const totals = after.players.map(({ score }) => score);
  return Array.from({ length: BOXES.length + 2 }, (_, filled) => ({
    name: 'scores',
    ms: filled === 0 ? BEGIN_MS : filled > BOXES.length ? SUM_MS : BOX_MS,
    data: { boxes, totals, filled },
  }));
}

/** How the points came about, and the personal record of those who play alone. */
export function closing(context: Context): TextSection[] {
  const { words, view, names } = context;
  const rows = BOXES.map((box, i) => [words.say(`box-${box}`), ...view.players.map(({ boxes }) => String(boxes[i]))]);
  rows.push([words.say('closing-total'), ...view.players.map(({ score }) => String(score))]);
  const columns = view.players.length > 1 ? [words.say('closing-box'), ...names] : ['', ''];
  const sheet = {
    id: 'boxes',
    title: words.say('settlers-scoring'),
    note: personal(context),
    columns,
    seats: view.players.length > 1,
    rows,
  };
  return [...tie(context), sheet];
}

/** Where the most points are shared: who has more bridge sections, then more harvest areas (W20). */
function tie({ words, view, names }: Context): TextSection[] {
  const bridges = (seat: number) => view.players[seat]!.complete_sections[TRACKS.indexOf('bridges')] ?? 0;
  const harvested = (seat: number) => view.players[seat]!.harvested.length;
  const tied = tiedFirst(view.players.map(({ score }) => score));
  if (!tied.length) return [];
  tied.sort((a, b) => bridges(b) - bridges(a) || harvested(b) - harvested(a));
  const rows = tied.map((seat) => [names[seat]!, String(bridges(seat)), String(harvested(seat))]);
  const columns = ['', words.say('settlers-tie-bridges'), words.say('settlers-tie-harvest')];
  return [{ id: 'tie', title: words.say('settlers-tie'), columns, rows }];
}

function personal(context: Context): string | undefined {
  const { view, words, info } = context;
  if (view.players.length > 1) return undefined;
  const rank = words.say('settlers-rank', { rank: words.say(rankOf(view.players[0]!.score)) });
  const found = record.of(info.id);
  if (!found) return rank;
  const line = found.isNew ? words.say('settlers-record-new') : words.say('settlers-record', { points: found.best });
  return `${rank} ${line} ${words.say('settlers-record-overall', { points: found.overall })}`;
}
