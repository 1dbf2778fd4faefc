/** The final scoring: line by line while it is shown, and as a table afterwards. */

import type { GameEvent, Scene, TextSection } from '../board';
import { tiedFirst } from '../tie';
import type { Context } from './about';
import { data } from './content';
import { TRACKS, type View } from './view';

export interface ScoreLine {
  label: string;
  icon: string;
  points: number[];
}

export interface ScoreStep {
  lines: ScoreLine[];
  /** How many lines have been counted; the totals below grow with them. */
  counted: number;
  /** In a game for one: the special scoring tiles, once everything is counted, and the verdict. */
  special: SpecialLine[];
  verdict: string;
  medal: string | null;
  judged: boolean;
}

export interface SpecialLine {
  label: string;
  points: number;
  minimum: number;
}

const BEGIN_MS = 600;
const LINE_MS = 750;
const END_MS = 2600;

const ICONS: Record<string, string> = {
  'closing-green': 'points',
  'closing-boat': 'boat',
  'closing-fish': 'fish',
  'closing-sets': 'order',
  'closing-crates': 'order',
  'closing-carts': 'cart',
};

export function scenes(events: readonly GameEvent[], before: Context, after: View): Scene<ScoreStep>[] {
  if (!events.some(({ event }) => event === 'game-ended')) return [];
  const lines = scoreLines(before, after);
  const special = specialLines(before, after);
  const step = { lines, special, verdict: special.length ? verdict(before, after) : '', medal: after.medal ?? null };
  const counting = Array.from({ length: lines.length + 1 }, (_, counted) => ({
    name: 'scores',
    ms: counted ? LINE_MS : BEGIN_MS,
    data: { ...step, counted, judged: false },
  }));
  return [...counting, { name: 'scores', ms: END_MS, data: { ...step, counted: lines.length, judged: true } }];
}

export function closing(context: Context): TextSection[] {
  const { words, view, names } = context;
  const rows = scoreLines(context, view).map(({ label, points }) => [label, ...points.map(String)]);
  const totals = view.players.map(({ final }) => String(final));
  const table: TextSection = {
    id: 'closing',
    title: words.say('salt-closing'),
    columns: ['', ...(names.length > 1 ? names : [''])],
    seats: names.length > 1,
    rows: [...rows, [words.say('closing-total'), ...totals]],
  };
  return view.players.length === 1 ? [table, special(context)] : [...tie(context), table];
}

/** Where the most points are shared: who stands in the tavern further left (F46). */
function tie({ words, view, names }: Context): TextSection[] {
  const tavern = (seat: number) => view.players[seat]!.tavern ?? 0;
  const tied = tiedFirst(view.players.map(({ final }) => final)).sort((a, b) => tavern(a) - tavern(b));
  if (!tied.length) return [];
  const rows = tied.map((seat) => [names[seat]!, words.say('salt-tavern', { tavern: tavern(seat) })]);
  return [{ id: 'tie', title: words.say('salt-tie'), columns: [], rows }];
}

function special(context: Context): TextSection {
  return {
    id: 'special',
    title: context.words.say('board-special').replace(/:$/, ''),
    note: verdict(context, context.view),
    columns: ['', ''],
    rows: specialLines(context, context.view).map(({ label, points, minimum }) => [label, `${points} / ${minimum}`]),
  };
}

function verdict({ words }: Context, { medal }: View): string {
  return words.say(medal ? `closing-medal-${medal}` : 'closing-lost');
}

function scoreLines(context: Context, view: View): ScoreLine[] {
  const parts = view.players.map(({ parts }) => parts);
  return Object.keys(parts[0] ?? {}).map((key) => ({
    label: label(context, view, key),
    icon: ICONS[key] ?? 'purple',
    points: parts.map((part) => part[key] ?? 0),
  }));
}

function label({ words }: Context, view: View, key: string): string {
  const track = TRACKS.findIndex((id) => key === `closing-${id}`);
  if (track < 0) return words.say(key);
  const id = view.carts && TRACKS[track] === 'logistics' ? 'carts' : TRACKS[track];
  return words.say('closing-track', {
    track: words.say(`track-${id}`),
    tile: words.say(`scoring-${view.scoring[track]}`),
  });
}

function specialLines(context: Context, view: View): SpecialLine[] {
  const { special_minimum: minimum } = data(context, 'scoring_tiles.json');
  if (view.players.length > 1) return [];
  return view.special.map((id, i) => ({
    label: context.words.say(`scoring-${id}`),
    points: view.special_points[i] ?? 0,
    minimum,
  }));
}
