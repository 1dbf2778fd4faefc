/** The sheets in words. */

import { linked, type BoardContext, type TextSection } from '../board';
import { stateOf } from './about';
import { boxOf, sheetName, village } from './outcome';
import { BOXES, RESOURCES, TRACKS, type PlayerView, type View } from './view';
import { amounts, buildingName, costOf, effectOf, sentence } from './buildingText';

type Context = BoardContext<View>;

export function describe(context: Context): TextSection[] {
  if (!context.view.players.length) return [];
  const seat = context.seat ?? 0;
  const others = context.view.players.flatMap((_, i) => (i === seat ? [] : [i]));
  return [
    middle(context),
    ...sheets(context, seat),
    ...(others.length ? [players(context)] : []),
    ...others.flatMap((other) => sheets(context, other)),
  ];
}

function middle(context: Context): TextSection {
  const { words, view, names } = context;
  const favours = view.middle.map((favour) => words.say(`favour-${favour}`)).join(', ') || words.say('board-none');
  const sheet = view.sheet ? sheetName(context) : words.say('board-competition');
  return {
    id: 'middle',
    title: words.say('board-round', { round: view.round }),
    note: `${sentence(sheet)}. ${sentence(words.say('board-active', { name: names[view.active] ?? '' }))}. ${sentence(words.say('board-middle', { favours }))}.`,
    columns: [],
    rows: [],
  };
}

function sheets(context: Context, seat: number): TextSection[] {
  const player = context.view.players[seat]!;
  const name = context.names[seat] ?? '';
  return [
    pool(context, player, seat, name),
    tracks(context, player, seat, name),
    fields(context, player, seat, name),
    buildings(context, player, seat, name),
  ];
}

function pool({ words, view }: Context, player: PlayerView, seat: number, name: string): TextSection {
  const dice = player.dice.map((face) => (/^\d/.test(face) ? face : words.say(`resource-${face}`))).join(', ');
  const favour = player.favour ? words.say(`favour-${player.favour}`) : words.say('board-none');
  const used = player.favour && !player.unused.includes(player.favour) ? ` ${words.say('board-used')}` : '';
  const rows = [
    [words.say('settlers-dice'), view.phase === 'roll' ? words.say('board-none') : dice],
    [words.say('settlers-workers'), String(player.workers)],
    ...RESOURCES.map((resource) => [sentence(words.say(`resource-${resource}`)), String(player.pool[resource])]),
    [words.say('board-favour-head'), favour + used],
    ...BOXES.map((box, i) => [words.say(`box-${box}`), String(player.boxes[i])]),
    [words.say('closing-total'), String(player.score)],
  ];
  return { id: `pool-${seat}`, title: words.say('settlers-pool-of', { name }), columns: [], rows };
}

function tracks(context: Context, player: PlayerView, seat: number, name: string): TextSection {
  const { words } = context;
  const empire = boxOf(context)['empire.json'];
  return {
    id: `tracks-${seat}`,
    title: words.say('settlers-empire-of', { name }),
    columns: [
      words.say('settlers-track'),
      words.say('settlers-complete'),
      words.say('board-score'),
      words.say('settlers-next'),
    ],
    rows: TRACKS.map((track, row) => {
      const done = player.complete_sections[row] ?? 0;
      const next = empire.tracks[row]!.sections[done];
      const left = next?.areas.filter((_, i) => !player.crossed_in_next[row]!.includes(i)) ?? [];
      const costs = left.map((area) => costOf(area, words)).join(' · ');
      const coming = next
        ? `${costs} (${words.say('settlers-points', { points: next.points })})`
        : words.say('board-none');
      return [sentence(words.say(`track-${track}`)), `${done} / 9`, String(player.boxes[row]), coming];
    }),
  };
}

function fields(context: Context, player: PlayerView, seat: number, name: string): TextSection {
  const { words } = context;
  return {
    id: `fields-${seat}`,
    title: words.say('settlers-fields-of', { name }),
    columns: [words.say('settlers-fields'), words.say('settlers-state'), words.say('settlers-left')],
    rows: boxOf(context)['empire.json'].fields.map(({ areas }, field) => {
      const left = areas.filter((_, i) => !player.harvested.includes(field * 4 + i));
      return [
        words.say('settlers-field', { field: field + 1 }),
        words.say(player.open_fields.includes(field) ? 'settlers-open' : 'settlers-not-open'),
        left.map((area) => amounts(area as Record<string, number>, words)).join(' · ') || words.say('board-none'),
      ];
    }),
  };
}

function buildings(context: Context, player: PlayerView, seat: number, name: string): TextSection {
  const { words } = context;
  return {
    id: `village-${seat}`,
    title: words.say('settlers-village-of', { name }),
    columns: [
      words.say('board-buildings'),
      words.say('settlers-does'),
      words.say('settlers-left'),
      words.say('settlers-state'),
    ],
    rows: village(context).map((building, slot) => {
      const state = player.buildings[slot]!;
      const left = building.areas.filter((_, i) => !state.crossed.includes(i));
      return [
        linked(`${slot + 1} ${buildingName(building, words)}`, building.id),
        effectOf(building, words, state.raised),
        left.map((area) => costOf(area, words)).join(' · ') || words.say('board-none'),
        stateOf(context, player, slot),
      ];
    }),
  };
}

function players({ words, view, names }: Context): TextSection {
  return {
    id: 'players',
    title: words.say('settlers-sheets'),
    columns: [
      words.say('board-player'),
      words.say('board-score'),
      ...TRACKS.map((track) => sentence(words.say(`track-${track}`))),
      words.say('board-harvested'),
      words.say('board-settlements'),
    ],
    rows: view.players.map((player, seat) => [
      names[seat] ?? '',
      String(player.score),
      ...player.complete_sections.map(String),
      String(player.harvested.length),
      String(player.settlements.length),
    ]),
  };
}
