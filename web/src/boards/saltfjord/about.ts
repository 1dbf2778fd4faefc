/** The things of Saltfjord in words, and what hover and focus tell about them. */

import type { BoardContext, Explanation } from '../board';
import {
  abilityOf,
  crateOf,
  data,
  kitOf,
  scoringOf,
  tileOf,
  tokenOf,
  tracksOf,
  type Level,
  type Pier,
} from './content';
import { cellName, SNOW } from './geometry';
import { RESOURCES, type Effect, type Face, type Goods, type Player, type Resource, type View } from './view';

export type Context = BoardContext<View>;

export function actionIcon(action: string): string {
  return action === 'fish' ? 'boat' : action;
}

// Words

export function goodsText({ words }: Context, goods: Goods): string {
  const parts = [...RESOURCES, 'points' as const]
    .filter((kind) => goods[kind])
    .map((kind) => words.say(`goods-${kind}`, { n: goods[kind]! }));
  if (parts.length < 2) return parts[0] ?? words.say('goods-nothing');
  return words.say('list-and', { first: parts.slice(0, -1).join(', '), last: parts.at(-1)! });
}

export function actionsText({ words }: Context, actions: readonly string[]): string {
  return actions.map((action) => words.say(`action-${action}`)).join(' / ');
}

export function effectText(context: Context, { gain = {}, actions = [] }: Effect): string {
  return Object.keys(gain).length ? goodsText(context, gain) : actionsText(context, actions);
}

export function faceText(context: Context, face: Face): string {
  const { words } = context;
  if (face.building) return effectText(context, face.building);
  if (Object.keys(face.promenade ?? {}).length) {
    return words.say('promenade-with', { goods: goodsText(context, face.promenade!) });
  }
  return words.say('promenade-plain');
}

export function tileText(context: Context, id: string): string {
  return tileOf(context, id)
    .squares.map((square) => faceText(context, square))
    .join(', ');
}

export function crateText(context: Context, id: string): string {
  const { cost, points } = crateOf(context, id);
  return `${goodsText(context, cost)} → ${context.words.say('goods-points', { n: points })}`;
}

export function tokenText(context: Context, id: string): string {
  const { kind, reward } = tokenOf(id);
  return context.words.say('token-of', { goods: goodsText(context, reward), kind });
}

export function kitText(context: Context, id: string): string {
  const { gain = {}, actions = [] } = kitOf(context, id);
  return [goodsText(context, gain), ...actions.map((action) => context.words.say(`action-${action}`))].join(', ');
}

export function abilityText(context: Context, id: string): string {
  const { words } = context;
  const { free_pips, upgrade_price, per_round = 0, trade, rewards = {} } = abilityOf(context, id);
  const parts: string[] = [];
  if (free_pips) parts.push(words.say('almanac-free-pips', { n: free_pips }));
  if (upgrade_price) parts.push(words.say('almanac-cheap-upgrade', { fish: upgrade_price, times: per_round }));
  if (trade) {
    const choice = trade.choice.map((kind) => words.say(`resource-${kind}`)).join(' / ');
    parts.push(words.say('almanac-trade', { pay: goodsText(context, trade.pay), choice, times: per_round }));
  }
  for (const [occasion, goods] of Object.entries(rewards)) {
    parts.push(words.say(`almanac-on-${occasion}`, { goods: goodsText(context, goods) }));
  }
  return parts.join(' ');
}

export function scoringText(context: Context, id: string): string {
  const { per, points } = scoringOf(context, id);
  return context.words.say(`almanac-per-${per}`, { points: points.join(' / ') });
}

export function levelText(context: Context, level: Level): string {
  if (level.gain) return context.words.say('salt-gain', { goods: goodsText(context, level.gain) });
  return context.words.say(`salt-power-${level.power ?? level.once}`);
}

export function levelIcon(level: Level): string {
  return level.power ?? level.once ?? 'gain';
}

export function pierText(context: Context, pier: Pier): string {
  if (pier.deals) return pier.deals.map(({ id }) => context.words.say(`deal-${id}`)).join(' / ');
  return effectText(context, pier);
}

export function pieceText({ words }: Context, piece: string): string {
  return words.say(`salt-piece-${piece}`);
}

/** "2 fish, 1 wood" of a warehouse. */
export function stockText(context: Context, player: Player): string {
  return goodsText(context, player.goods);
}

// Explanations

export function aboutCell(context: Context, player: Player, at: number): Explanation {
  const { words } = context;
  const cell = player.cells[at]!;
  const facts: [string, string][] = [];
  if (cell.piece) facts.push([words.say('salt-on-it'), pieceText(context, cell.piece)]);
  const empty = words.say(SNOW.includes(at) ? 'salt-snow' : 'salt-empty');
  const title = cell.building || cell.promenade != null ? faceText(context, cell) : empty;
  const rules = cell.building ? ['F17', cell.building.actions?.length ? 'F22' : 'F21'] : ['F27'];
  return { title: capital(title), text: capital(words.label('cell', cellName(at))), facts, rules };
}

export function aboutRoom(context: Context, player: Player, kind: Resource): Explanation {
  const { words } = context;
  const room = data(context, 'resources.json').resources.find(({ id }) => id === kind)!;
  const facts: [string, string][] = [[words.say('salt-in-store'), String(player.goods[kind])]];
  if (room.sale) facts.push([words.say('salt-sells-for'), words.say('goods-fish', { n: room.sale })]);
  if (room.upgrades_to.length) {
    const above = room.upgrades_to.map((id) => words.say(`resource-${id}`)).join(', ');
    facts.push([words.say('salt-upgrades-to'), above]);
  }
  return { title: capital(words.say(`resource-${kind}`)), facts, rules: ['F13', 'F36'] };
}

export function aboutArea(context: Context, area: number): Explanation {
  const { words, view } = context;
  const { points, stacks } = view.fjord[area]!;
  const facts = stacks.map(({ number, top, under }, i): [string, string] => {
    const known = top ? `; ${words.say('salt-top')}: ${tokenText(context, top)}` : '';
    const below = under.length
      ? `; ${words.say('salt-under')}: ${under.map((id) => tokenText(context, id)).join(', ')}`
      : '';
    return [words.say('board-kind', { kind: i + 1 }), `${number}${known}${below}`];
  });
  facts.unshift([words.say('board-area-points'), words.say('goods-points', { n: points })]);
  const boats = context.names.filter((_, seat) => view.players[seat]!.boat === area + 1);
  if (boats.length) facts.push([words.say('board-boats'), boats.join(', ')]);
  return { title: words.say('salt-area', { area: area + 1 }), facts, rules: ['F30', 'F31', 'F32'] };
}

export function aboutLevel(context: Context, track: number, level: number): Explanation {
  const { words, view } = context;
  const { id, levels } = tracksOf(context)[track]!;
  const step = levels[level]!;
  const here = context.names.filter((_, seat) => view.players[seat]!.levels[track]! > level);
  const facts: [string, string][] = [[words.say('salt-costs'), goodsText(context, step.cost)]];
  const points = data(context, 'technology.json').level_points[level + 1];
  if (points) facts.push([words.say('salt-at-end'), words.say('goods-points', { n: points })]);
  if (here.length) facts.push([words.say('salt-reached'), here.join(', ')]);
  const rule = { crafts: 'F38', carpentry: 'F39', logistics: 'F41', fishing: 'F42', carts: 'F51' }[id]!;
  return {
    title: words.say('salt-level', { track: words.say(`track-${id}`), level: level + 1 }),
    text: levelText(context, step),
    facts,
    rules: ['F24', rule],
    article: `track-${id}`,
  };
}

export function aboutScoring(context: Context, id: string, rules = ['F24', 'F44']): Explanation {
  return { title: context.words.say(`scoring-${id}`), text: scoringText(context, id), rules, article: `scoring-${id}` };
}

export function aboutAbility(context: Context, id: string, used?: number): Explanation {
  const { per_round } = abilityOf(context, id);
  const facts: [string, string][] =
    per_round && used !== undefined ? [[context.words.say('salt-used'), `${used} / ${per_round}`]] : [];
  return {
    title: context.words.say(`ability-${id}`),
    text: abilityText(context, id),
    facts,
    rules: ['F5'],
    article: `ability-${id}`,
  };
}

export function aboutCrate(context: Context, pile: number): Explanation {
  const { words, view } = context;
  const { top, left } = view.crates[pile]!;
  const pier = data(context, 'crates.json').piers[pile]!;
  return {
    title: words.say('salt-crate', { stack: pile + 1 }),
    text: top ? crateText(context, top) : words.say('board-none'),
    facts: [
      [words.say('salt-goes-to'), `${words.say(`pier-${pier.id}`)}: ${pierText(context, pier)}`],
      [words.say('salt-below'), String(left)],
    ],
    rules: ['F23'],
    article: top ? `crate-${top}` : undefined,
  };
}

export function aboutStack(context: Context, stack: string, at: number): Explanation {
  const { words, view } = context;
  const { top, left } = view.tiles[at]!;
  const shape = data(context, 'buildings.json').shapes[Math.floor(at / 2)]!;
  return {
    title: capital(words.say(`stack-${stack}`)),
    text: top ? tileText(context, top) : words.say('board-none'),
    facts: [
      [words.say('salt-costs'), goodsText(context, shape.cost)],
      [words.say('salt-below'), String(left)],
    ],
    rules: [at >= 4 ? 'F34' : 'F25'],
    article: top ? `tile-${top}` : undefined,
  };
}

export function aboutTavern(context: Context, at: number): Explanation {
  const { words, view } = context;
  const { action, times = 1 } = data(context, 'technology.json').taverns[at]!;
  const guest = context.names.filter((_, seat) => view.players[seat]!.tavern === at + 1);
  const facts: [string, string][] = guest.length ? [[words.say('salt-guest'), guest.join(', ')]] : [];
  const text = words.say(`action-${action}`) + (times > 1 ? ` ×${times}` : '');
  return {
    title: words.say('salt-tavern', { tavern: at + 1 }),
    text: capital(text),
    facts,
    rules: view.players.length === 1 ? ['F35', 'F55'] : ['F35'],
  };
}

export function aboutPier(context: Context, player: Player, at: number): Explanation {
  const { words } = context;
  const pier = data(context, 'crates.json').piers[at]!;
  const crates = player.crates[at]!.map((id) => crateText(context, id)).join('; ');
  return {
    title: capital(words.say(`pier-${pier.id}`)),
    text: capital(pierText(context, pier)),
    facts: [[words.say('salt-crates'), crates || words.say('board-none')]],
    rules: ['F23', 'F35'],
    article: `pier-${pier.id}`,
  };
}

export function aboutBoat(context: Context, player: Player): Explanation {
  const { words } = context;
  const load = player.load.map((id) => tokenText(context, id)).join('; ');
  return {
    title: words.say('salt-boat-tile'),
    text: words.say(player.slots > 3 ? 'salt-better-boat' : 'salt-plain-boat', { slots: player.slots }),
    facts: [
      [words.say('salt-on-board'), load || words.say('board-none')],
      [
        words.say('salt-where'),
        player.boat ? words.say('salt-area', { area: player.boat }) : words.say('board-harbour'),
      ],
    ],
    rules: ['F31', 'F32', 'F39'],
  };
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
