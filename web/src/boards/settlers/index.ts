/** The board of Settlers: Roll & Write. */

import type { Board, BoardContext } from '../board';
import { village } from './outcome';
import { flights } from './flights';
import Flyer from './Flyer.svelte';
import { closing, scenes } from './scoring';
import { named } from './naming';
import { sheetOf } from './sheet';
import SettlersBoard from './SettlersBoard.svelte';
import { describe } from './text';
import { FILES, OWN, type View } from './view';
import { buildingName } from './wording';

function prompt(context: BoardContext<View>): string {
  const { view, words, seat } = context;
  const player = seat === null ? undefined : view.players[seat];
  if (!player) return '';
  if (view.phase === 'favours') return words.say('ask-favour');
  const offer = village(context).find(({ id }) => id === player.offer);
  if (offer) return words.say('ask-offer', { building: buildingName(offer, words) });
  const key = `ask-${player.step}`;
  return words.has(key) ? words.say(key, { workers: player.workers }) : '';
}

const board: Board<View> = {
  component: SettlersBoard,
  showsPlayers: 'everywhere',
  content: [...FILES, OWN],
  prompt,
  named,
  panels: (move) => [sheetOf(move) ?? 'empire'],
  describe,
  scenes,
  flights,
  flyer: Flyer,
  closing,
  silent: new Set(['spent', 'growth-ended', 'round-ended']),
};

export default board;
