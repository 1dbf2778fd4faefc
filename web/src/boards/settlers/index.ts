/** The board of Settlers: Roll & Write. */

import type { Board, BoardContext } from '../board';
import { village } from './outcome';
import { flights } from './flights';
import Flyer from './Flyer.svelte';
import { closing, scenes } from './scoring';
import { named } from './moveBuilding';
import { sheetOf } from './sheet';
import SettlersBoard from './SettlersBoard.svelte';
import { describe } from './text';
import { FILES, OWN, type View } from './view';
import { buildingName } from './buildingText';

function prompt(context: BoardContext<View>): string {
  const { view, words, seat } = context;
  const player = seat === null ? undefined : view.players[seat];
  if (!player) return '';
  if (view.phase === 'favours') return words.say('ask-favour');
  const named = (id: string | null) => village(context).find((building) => building.id === id);
  const offer = named(player.offer);
  if (offer) return words.say('ask-offer', { building: buildingName(offer, words) });
  const turned = named(player.picking);
  if (turned) return words.say('ask-pick-die', { building: buildingName(turned, words) });
  if (player.picking) return words.say(`ask-${player.picking}`);
  const key = `ask-${growing(context, player.step, player.workers)}`;
  return words.has(key) ? words.say(key, { workers: player.workers }) : '';
}

/** Where a player stands who may do anything: what is left to do, when there are no actions. */
function growing({ legal }: BoardContext<View>, step: string, workers: number): string {
  if (step === 'fresh' && legal.of('reroll').length) return 'reroll';
  if (workers || !['fresh', 'growing'].includes(step)) return step;
  if (legal.of('use-favour').length) return 'favour-left';
  return legal.all.length > 1 ? 'growing' : 'nothing-left';
}

const board: Board<View> = {
  component: SettlersBoard,
  showsPlayers: 'everywhere',
  content: [...FILES, OWN],
  prompt,
  named,
  panels: (move) => [sheetOf(move) ?? []].flat(),
  describe,
  scenes,
  flights,
  flyer: Flyer,
  closing,
  silent: new Set(['spent', 'growth-ended', 'round-ended']),
};

export default board;
