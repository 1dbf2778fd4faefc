/** The board in words. */

import { linked, listed, type Part, type TextCell, type TextSection } from '../board';
import {
  abilityText,
  capital,
  crateText,
  effectText,
  faceText,
  goodsText,
  kitText,
  levelText,
  pieceText,
  pierText,
  scoringText,
  stockText,
  tileText,
  tokenText,
  type Context,
} from './about';
import { data, tracksOf } from './content';
import { diceLimit } from './dice';
import { cellName } from './geometry';
import { COLOURS, STACKS, type Player } from './view';

export function describe(context: Context): TextSection[] {
  const { view } = context;
  const seats = view.players.map((_, seat) => seat);
  const own = context.seat ?? 0;
  seats.sort((a, b) => Number(b === own) - Number(a === own));
  return [
    ...(view.sets.length ? [sets(context)] : []),
    ...seats.flatMap((seat) => [player(context, seat), village(context, seat)]),
    dice(context),
    fjord(context),
    tracks(context),
    display(context),
    stacks(context),
  ];
}

function none({ words }: Context, text: string): string {
  return text || words.say('board-none');
}

function all({ words }: Context, cells: readonly Part[][], between?: string): TextCell {
  return cells.length ? listed(cells, between) : words.say('board-none');
}

const ability = (context: Context, id: string): Part[] => [
  ...linked(context.words.say(`ability-${id}`), `ability-${id}`),
  `: ${abilityText(context, id)}`,
];
const crate = (context: Context, id: string): Part[] => linked(crateText(context, id), `crate-${id}`);
const tile = (context: Context, id: string): Part[] => linked(tileText(context, id), `tile-${id}`);
const scoring = (context: Context, id: string): Part[] => [
  ...linked(context.words.say(`scoring-${id}`), `scoring-${id}`),
  `: ${scoringText(context, id)}`,
];

function sets(context: Context): TextSection {
  const { words, view } = context;
  return {
    id: 'sets',
    title: words.say('board-sets'),
    columns: ['', words.say('salt-ability'), words.say('salt-building'), words.say('salt-resources')],
    rows: view.sets.map(({ number, ability: id, building, resources }) => [
      String(number),
      ability(context, id),
      tile(context, building),
      kitText(context, resources),
    ]),
  };
}

function player(context: Context, seat: number): TextSection {
  const { words, view, names } = context;
  const who = view.players[seat]!;
  const piers = data(context, 'crates.json').piers;
  const load = who.load.map((id) => tokenText(context, id)).join('; ');
  const rows: [TextCell, TextCell][] = [
    [words.say('salt-points'), words.say('board-points', { points: who.score, final: who.final })],
    [words.say('salt-store'), stockText(context, who)],
    [words.say('salt-workers'), String(who.workers)],
    [
      words.say('salt-taken'),
      COLOURS.map(
        (colour) => `${words.say(`salt-piece-${colour}`)} ${who.dice_taken[colour]}/${diceLimit(colour, view.round)}`,
      ).join(', '),
    ],
    [
      words.say('salt-boat-tile'),
      `${where(context, who)}; ${words.say('salt-on-board')}: ${none(context, load)} (${who.load.length}/${who.slots})`,
    ],
    ...piers.map((pier, i): [TextCell, TextCell] => [
      [...linked(capital(words.say(`pier-${pier.id}`)), `pier-${pier.id}`), ` (${pierText(context, pier)})`],
      all(
        context,
        who.crates[i]!.map((id) => crate(context, id)),
      ),
    ]),
    [
      words.say('salt-abilities'),
      all(
        context,
        Object.keys(who.abilities).map((id) => ability(context, id)),
        ' ',
      ),
    ],
    [words.say('salt-tavern-of'), who.tavern ? String(who.tavern) : words.say('board-none')],
  ];
  return { id: `player-${seat}`, title: names[seat] ?? '', columns: ['', ''], rows };
}

function where({ words }: Context, { boat }: Player): string {
  return boat ? words.say('salt-area', { area: boat }) : words.say('board-harbour');
}

function village(context: Context, seat: number): TextSection {
  const { words, view, names } = context;
  const { cells } = view.players[seat]!;
  const rows = cells.flatMap((cell, at) => {
    const empty = !cell.building && cell.promenade == null;
    if (empty && !cell.piece) return [];
    const what = empty ? words.say('salt-empty') : faceText(context, cell);
    return [[words.label('cell', cellName(at)), what, none(context, cell.piece ? pieceText(context, cell.piece) : '')]];
  });
  return {
    id: `village-${seat}`,
    title: words.say('salt-village', { name: names[seat] ?? '' }),
    columns: [words.say('salt-cell'), words.say('salt-building'), words.say('salt-on-it')],
    rows,
  };
}

function dice(context: Context): TextSection {
  const { words, view, names } = context;
  const areas = COLOURS.map((colour) => [
    words.say(`salt-piece-${colour}`),
    none(context, view.dice[colour].flatMap((n, i) => (n ? [`${i + 1} ×${n}`] : [])).join(', ')),
  ]);
  const taverns = data(context, 'technology.json').taverns.map(({ action, times = 1 }, at) => {
    const guests = names.filter((_, seat) => view.players[seat]!.tavern === at + 1);
    const inside = COLOURS.filter((colour) => view.tavern_dice[colour][at]).map(
      (colour) => `${words.say(`salt-piece-${colour}`)} ${view.tavern_dice[colour][at]}`,
    );
    const does = words.say(`action-${action}`) + (times > 1 ? ` ×${times}` : '');
    return [words.say('salt-tavern', { tavern: at + 1 }), [does, ...inside, ...guests].join('; ')];
  });
  return {
    id: 'dice',
    title: words.say('salt-dice'),
    note: words.say('salt-round', { round: Math.max(1, view.round) }),
    columns: ['', ''],
    rows: view.players.length > 1 ? [...areas, ...taverns] : taverns,
  };
}

function fjord(context: Context): TextSection {
  const { words, view, names } = context;
  return {
    id: 'fjord',
    title: words.say('board-fjord'),
    columns: [
      '',
      words.say('board-area-points'),
      ...[1, 2, 3].map((kind) => words.say('board-kind', { kind })),
      words.say('board-boats'),
    ],
    rows: view.fjord.map(({ points, stacks }, i) => [
      String(i + 1),
      String(points),
      ...stacks.map(({ number, top }) => `${number}${top ? ` (${tokenText(context, top)})` : ''}`),
      none(context, names.filter((_, seat) => view.players[seat]!.boat === i + 1).join(', ')),
    ]),
  };
}

function tracks(context: Context): TextSection {
  const { words, view, names } = context;
  return {
    id: 'tracks',
    title: words.say('salt-technologies'),
    columns: ['', '1', '2', '3', words.say('salt-scoring'), words.say('salt-markers')],
    rows: tracksOf(context).map(({ id, levels }, track) => [
      linked(words.say(`track-${id}`), `track-${id}`),
      ...levels.map((level) => `${goodsText(context, level.cost)} → ${levelText(context, level)}`),
      view.scoring[track] ? scoring(context, view.scoring[track]!) : words.say('board-none'),
      names.map((name, seat) => `${name} ${view.players[seat]!.levels[track]}`).join(', '),
    ]),
  };
}

/** What lies beside the tracks: abilities that can be taken, and the special scoring of a game for one. */
function display(context: Context): TextSection {
  const { words, view } = context;
  return {
    id: 'display',
    title: words.say('salt-abilities'),
    columns: ['', ''],
    rows: [
      [
        words.say('salt-abilities'),
        all(
          context,
          view.abilities.map((id) => ability(context, id)),
          ' ',
        ),
      ],
      ...view.special.map((id) => [words.say('board-special'), scoring(context, id)]),
    ],
  };
}

function stacks(context: Context): TextSection {
  const { words, view } = context;
  const piers = data(context, 'crates.json').piers;
  const left = (n: number) => words.say('salt-more', { n });
  return {
    id: 'stacks',
    title: words.say('salt-stacks'),
    columns: ['', ''],
    rows: [
      ...STACKS.map((stack, at) => {
        const { top, left: n } = view.tiles[at]!;
        return [
          capital(words.say(`stack-${stack}`)),
          top ? [...tile(context, top), ` (${left(n)})`] : words.say('board-none'),
        ];
      }),
      ...view.crates.map(({ top, left: n }, at) => [
        `${words.say('salt-crate', { stack: at + 1 })} → ${words.say(`pier-${piers[at]!.id}`)} (${effectText(context, piers[at]!) || pierText(context, piers[at]!)})`,
        top ? [...crate(context, top), ` (${left(n)})`] : words.say('board-none'),
      ]),
    ],
  };
}
