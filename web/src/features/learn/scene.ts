/** Lessons as tests set them up. */

import type { Attempted, LessonAnswer } from '../../api/learning';
import type { MoveRef } from '../../api/types';
import { state } from '../table/scene';

export const LESSON = {
  id: 'pawns',
  title: 'Pawns',
  steps: 2,
  test: false,
  rules: ['C1'],
  more: ['C2'],
  links: [{ rule: 'C2', title: 'Castling' }],
  variant: [] as string[],
};
export const COURSE = { id: 'chess', game: 'chess', title: 'Chess', about: '', minutes: 5, lessons: [LESSON], app: [] };

export const move = (name: string): MoveRef => ({ index: 0, notation: name, json: { move: name } });

/** The state of the lesson after this many moves of the learner: `free` is to be played, `wait` may be. */
export function answer(
  made: number,
  attempt: [Attempted['verdict'], string, string?] | null = null,
  more: Partial<LessonAnswer> = {},
): LessonAnswer {
  return {
    course: 'chess',
    lesson: 'pawns',
    game: 'chess',
    players: 2,
    options: {},
    seat: 0,
    names: ['Guest', 'Ada'],
    moves: Array.from({ length: made }, () => 'free'),
    step: made,
    steps: 2,
    since: made,
    test: false,
    words: `Step ${made}: free a pawn.`,
    over: null,
    rules: ['C1'],
    goal: [move('free')],
    show: [],
    ways: [],
    attempt: attempt && { verdict: attempt[0], words: attempt[1], rule: attempt[2] ?? null },
    updates: [{ entries: [], state: state(made, 'free', 'wait') }],
    next: null,
    ...more,
  };
}
