/** Saltfjord in the browser. */

import type { Board } from '../board';
import { buttons, prompt } from './ask';
import { FILES } from './content';
import { flights } from './flights';
import Flyer from './Flyer.svelte';
import { homesOf } from './panels';
import Saltfjord from './Saltfjord.svelte';
import { closing, scenes } from './scoring';
import { describe } from './text';
import type { View } from './view';

const board: Board<View> = {
  component: Saltfjord,
  showsPlayers: 'everywhere',
  content: FILES,
  prompt,
  buttons,
  panels: ({ move }) => homesOf(move),
  describe,
  scenes,
  flights,
  flyer: Flyer,
  closing,
  silent: new Set([
    'board-dealt',
    'die-rolled',
    'die-laid',
    'ability-laid-out',
    'set-ability-dealt',
    'set-building-dealt',
    'set-resources-dealt',
    'scoring-laid',
    'special-drawn',
  ]),
};

export default board;
