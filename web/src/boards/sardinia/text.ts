/** The board in words. */

import { linked, listed, type BoardContext, type TextCell, type TextSection } from '../board';
import { berths, island, pieces, shares } from './about';
import { CROPS, KINDS, type View } from './view';

type Context = BoardContext<View>;

export function describe(context: Context): TextSection[] {
  return [row(context), provinces(context), harbours(context), forts(context), players(context)];
}

function row({ words, view }: Context): TextSection {
  const sites = view.next_sites.join(', ') || words.say('board-none');
  return {
    id: 'row',
    title: words.say('board-title', { scorings: view.scorings }),
    note: `${words.say('board-next', { sites })}; ${words.say('board-row', { row: view.row_face_down, deck: view.deck })}.`,
    columns: [],
    rows: [],
  };
}

function provinces(context: Context): TextSection {
  const { words, view } = context;
  const none = words.say('board-none');
  const heads = ['province', 'points', 'influence', 'pieces', 'crop', 'sites', 'harbour', 'neighbours'];
  return {
    id: 'provinces',
    title: words.say('sardinia-provinces'),
    columns: heads.map((head) => words.say(`board-${head}`)),
    rows: island(context).provinces.map((province, i) => {
      const state = view.provinces[i]!;
      return [
        linked(province.name, `province-${province.id}`),
        String(province.points),
        shares(context, state.influence) || none,
        (pieces(context, state) || none) + (state.full ? ` – ${words.say('sardinia-full')}` : ''),
        state.crop ? linked(words.say(`crop-${state.crop}`), `crop-${state.crop}`) : none,
        listed(
          province.forts.map((site) => linked(String(site), `site-${site}`)),
          ', ',
        ),
        province.harbour ? linked(words.label('harbour', province.harbour), `harbour-${province.harbour}`) : none,
        provinceList(context, province.neighbours),
      ];
    }),
  };
}

function harbours(context: Context): TextSection {
  const { words, view } = context;
  return {
    id: 'harbours',
    title: words.say('sardinia-harbours'),
    columns: [
      words.say('board-harbour'),
      words.say('board-province'),
      words.say('piece-ship'),
      words.say('sardinia-berths'),
    ],
    rows: island(context).harbours.map((harbour) => {
      const ships = view.players.map(({ ships }) => Number(ships.includes(harbour.id)));
      const owners = context.names.filter((_, seat) => ships[seat]);
      return [
        linked(harbour.name, `harbour-${harbour.id}`),
        provinceList(context, [harbour.province]),
        owners.join(', ') || words.say('board-none'),
        String(berths(context, harbour)),
      ];
    }),
  };
}

function forts(context: Context): TextSection {
  const { words, view } = context;
  const built = view.players.flatMap(({ forts }, seat) => forts.map((site) => [site, context.names[seat]!] as const));
  const sites = new Map(island(context).forts.map((site) => [String(site.number), site]));
  return {
    id: 'forts',
    title: words.say('sardinia-forts'),
    columns: [words.say('board-sites'), words.say('board-player'), words.say('sardinia-touches')],
    rows: built.map(([site, name]) => [
      linked(site, `site-${site}`),
      name,
      provinceList(context, sites.get(site)?.provinces ?? []),
    ]),
  };
}

function provinceList({ words }: Context, ids: readonly string[]): TextCell {
  return listed(
    ids.map((id) => linked(words.label('province', id), `province-${id}`)),
    ', ',
  );
}

function players(context: Context): TextSection {
  const { words, view } = context;
  const roles = (list: readonly string[]): TextCell => {
    const known = list.map((role) => linked(words.say(`role-${role}`), `role-${role}`));
    return list.length ? listed(known, ', ') : words.say('board-none');
  };
  return {
    id: 'players',
    title: words.say('sardinia-players'),
    columns: ['player', 'score', 'hand', 'front', 'reserve', 'crops', 'kept'].map((head) => words.say(`board-${head}`)),
    rows: view.players.map((player, seat) => [
      context.names[seat]!,
      String(player.score),
      roles(player.hand),
      roles(player.front),
      KINDS.map((kind) => `${words.say(`piece-${kind}`)} ${player.reserve[kind]}`).join(', '),
      CROPS.filter((crop) => player.crops[crop])
        .map((crop) => `${words.say(`crop-${crop}`)} ${player.crops[crop]}`)
        .join(', ') || words.say('board-none'),
      kept(context, player.kept),
    ]),
  };
}

/** Where the most points are shared: who has more pieces left (S31). */
export function closing({ words, view, scores, names }: Context): TextSection[] {
  const best = Math.max(...scores);
  const tied = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  if (tied.length < 2) return [];
  const pieces = (seat: number) => view.players[seat]!.pieces_in_reserve;
  const rows = tied.sort((a, b) => pieces(b) - pieces(a)).map((seat) => [names[seat]!, String(pieces(seat))]);
  return [{ id: 'tie', title: words.say('sardinia-tie'), columns: [], rows }];
}

export function kept({ words }: Context, card: string | null): string {
  if (card === null) return words.say('board-none');
  return card === 'hidden' ? words.say('board-hidden') : card;
}
