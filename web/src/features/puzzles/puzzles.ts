/** Requests about puzzles. */

import { ask } from '../../api/client';
import type { MoveJson, PuzzleStanding, PuzzleState, PuzzleTask, PuzzleVerdict } from '../../api/types';

const address = (game: string, rest: string, language: string) => `/puzzles/${game}/${rest}?language=${language}`;

export const standings = () => ask<{ games: PuzzleStanding[] }>('GET', '/puzzles');

export const nextPuzzle = (game: string, language: string) => ask<PuzzleTask>('GET', address(game, 'next', language));

export const puzzle = (game: string, id: string, language: string) =>
  ask<PuzzleTask>('GET', address(game, id, language));

/** Where a turn stands after some of its moves. */
export const look = (game: string, id: string, moves: (number | MoveJson)[], language: string) =>
  ask<PuzzleState>('POST', address(game, `${id}/look`, language), { moves });

export const answer = (game: string, id: string, moves: number[], language: string) =>
  ask<PuzzleVerdict>('POST', address(game, `${id}/answer`, language), { moves });
