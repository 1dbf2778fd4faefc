/** What is expected of a turn, in words. */

import type { PuzzleTurn } from '../../api/types';
import { say, words } from '../../i18n/app.svelte';

export const number = (value: number) =>
  value.toLocaleString(words.language, { maximumFractionDigits: 1 }).replace('-', '−');

export const valueText = (turn: PuzzleTurn, alone: boolean) =>
  say(alone ? 'puzzle-value-alone' : 'puzzle-value', { value: number(turn.value) });
