/** The board of Sardinia. */

import type { Board, BoardContext } from '../board';
import { flights } from './flights';
import Flyer from './Flyer.svelte';
import SardiniaBoard from './SardiniaBoard.svelte';
import { scenes } from './scoring';
import { closing, describe } from './text';
import type { View } from './view';

const MOVING = new Set(['commander', 'priest']);

function prompt({ view, words, legal }: BoardContext<View>): string {
  if (view.passing_through) {
    const province = words.label('province', view.passing_through);
    return words.say('board-passing', { province, points: view.points });
  }
  const key = `ask-${view.phase}`;
  if (!words.has(key)) return '';
  const started = MOVING.has(view.phase) && !legal.of('settler').length && !legal.of('priest').length;
  const left = started ? `. ${words.say('board-moves-left', { points: view.points })}` : '';
  return words.say(key, { card: view.drawn ?? view.next_sites.at(-1) ?? '' }) + left;
}

const board: Board<View> = {
  component: SardiniaBoard,
  showsPlayers: true,
  content: ['map.json'],
  prompt,
  describe,
  closing,
  scenes,
  flights,
  flyer: Flyer,
  silent: new Set(['crop-dealt']),
};

export default board;
