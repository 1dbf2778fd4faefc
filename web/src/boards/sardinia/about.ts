/** What hover and focus tell about the things of Sardinia. */

import type { BoardContext, Explanation } from '../board';
import type { Crop, Harbour, IslandMap, Kind, Province, ProvinceView, Role, Site, View } from './view';

type Context = BoardContext<View>;

const CARD_RULES: Record<Role, string> = {
  admiral: 'S12',
  commander: 'S13',
  priest: 'S14',
  farmer: 'S16',
  architect: 'S18',
  queen: 'S19',
  guardian: 'S20',
};

export function island(context: Context): IslandMap {
  return context.content['map.json'] as IslandMap;
}

/** "Ada 3, Ben 1", leaving out who has none. */
export function shares(context: Context, counts: readonly number[], label = ''): string {
  return counts
    .map((count, seat) => (count ? `${context.names[seat]} ${label}${count}` : ''))
    .filter(Boolean)
    .join(', ');
}

/** "Ada: settler 2, village 1; Ben: priest 1". */
export function pieces(context: Context, view: ProvinceView): string {
  return context.names
    .map((name, seat) => {
      const counts: [Kind, number][] = [
        ['settler', view.settlers[seat] ?? 0],
        ['village', view.villages[seat] ?? 0],
        ['priest', Number(view.priests[seat] ?? false)],
      ];
      const own = counts.filter(([, n]) => n).map(([kind, n]) => `${context.words.say(`piece-${kind}`)} ${n}`);
      return own.length ? `${name}: ${own.join(', ')}` : '';
    })
    .filter(Boolean)
    .join('; ');
}

export function aboutProvince(context: Context, province: Province): Explanation {
  const { words } = context;
  const view = context.view.provinces.find(({ id }) => id === province.id)!;
  const none = words.say('board-none');
  const harbour = province.harbour ? words.label('harbour', province.harbour) : none;
  return {
    title: province.name,
    facts: [
      [words.say('board-points'), `${province.points} / ${province.second_points}`],
      [words.say('board-influence'), influence(context, province.id)],
      [
        words.say('board-pieces'),
        (pieces(context, view) || none) + (view.full ? ` – ${words.say('sardinia-full')}` : ''),
      ],
      [words.say('board-crop'), view.crop ? words.say(`crop-${view.crop}`) : none],
      [words.say('board-harbour'), harbour],
      [words.say('board-sites'), province.forts.join(', ')],
      [words.say('board-neighbours'), province.neighbours.map((id) => words.label('province', id)).join(', ')],
    ],
    rules: ['S24', 'S25'],
    article: `province-${province.id}`,
  };
}

function influence(context: Context, province: string): string {
  const view = context.view.provinces.find(({ id }) => id === province);
  return shares(context, view?.influence ?? []) || context.words.say('board-none');
}

export function aboutSite(context: Context, site: Site): Explanation {
  const { words, view } = context;
  const owner = view.players.findIndex(({ forts }) => forts.includes(String(site.number)));
  const turn = view.next_sites.indexOf(String(site.number));
  const touched = site.provinces.map((id) => words.label('province', id)).join(', ');
  return {
    title: words.say('sardinia-site', { site: site.number }),
    text: turn >= 0 ? words.say(turn ? 'sardinia-scored-second' : 'sardinia-scored-next') : undefined,
    facts: [
      [words.say('sardinia-touches'), touched],
      [words.say('piece-fort'), owner < 0 ? words.say('board-none') : context.names[owner]!],
      ...site.provinces.map((id): [string, string] => [words.label('province', id), influence(context, id)]),
    ],
    rules: turn >= 0 ? ['S23', 'S25'] : ['S8', 'S24'],
    article: `site-${site.number}`,
  };
}

export function aboutHarbour(context: Context, harbour: Harbour): Explanation {
  const { words, view } = context;
  const ships = view.players.flatMap(({ ships }, seat) => (ships.includes(harbour.id) ? [context.names[seat]!] : []));
  return {
    title: harbour.name,
    facts: [
      [words.say('board-province'), words.label('province', harbour.province)],
      [words.say('piece-ship'), ships.join(', ') || words.say('board-none')],
      [words.say('sardinia-berths'), String(berths(context, harbour))],
    ],
    rules: ['S9', 'S12'],
    article: `harbour-${harbour.id}`,
  };
}

export function berths(context: Context, harbour: Harbour): number {
  return context.view.players.length === 2 ? harbour.capacity_two_players : harbour.capacity;
}

export function aboutCrop(context: Context, crop: Crop): Explanation {
  const { words } = context;
  const taken = context.view.players.map(({ crops }) => crops[crop]);
  return {
    title: words.say(`crop-${crop}`),
    facts: [[words.say('sardinia-taken'), shares(context, taken) || words.say('board-none')]],
    rules: ['S16', 'S17'],
    article: `crop-${crop}`,
  };
}

export function aboutCard(context: Context, role: Role): Explanation {
  const { words } = context;
  const rules = [CARD_RULES[role]];
  if (role === 'guardian' && context.info.options.guardian === 'alternative') rules.push('S33');
  const move = context.legal.find({ move: 'card', role }) ?? context.legal.find({ move: 'copy', role });
  const text = [words.say(`card-${role}`), context.warning(move)].filter(Boolean).join(' ');
  return { title: words.say(`role-${role}`), text, rules, article: `role-${role}` };
}
