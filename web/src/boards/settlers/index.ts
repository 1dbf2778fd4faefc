/** The board of Settlers: Roll & Write. */

import type { Board, BoardContext } from '../board';
import { closing, scenes } from './scoring';
import SettlersBoard from './SettlersBoard.svelte';
import { describe } from './text';
import { FILES, OWN, type View } from './view';

function prompt({ view, words, seat }: BoardContext<View>): string {
  const player = seat === null ? undefined : view.players[seat];
  if (!player) return '';
  if (view.phase === 'favours') return words.say('ask-favour');
  const key = `ask-${player.step}`;
  return words.has(key) ? words.say(key, { workers: player.workers }) : '';
}

const board: Board<View> = {
  component: SettlersBoard,
  showsPlayers: true,
  content: [...FILES, OWN],
  prompt,
  describe,
  scenes,
  closing,
  silent: new Set(['spent', 'growth-ended', 'round-ended']),
};

export default board;
