/** What the service tells whoever is learning a game. */

import { ask } from './client';
import type { Entry, MoveJson, MoveRef, TableState, Way } from './types';

export interface Tip {
  id: string;
  words: string;
  rule: string;
}

export interface Term {
  id: string;
  kind: string;
  heading: string;
  title: string;
  text: string;
  rules: string[];
  article: string | null;
  near: string[];
}

/** What is worth knowing now at a table, most worthwhile first. */
export function tipsOf(table: string, seat: number, language: string): Promise<{ token: string; tips: Tip[] }> {
  return ask('GET', `/tables/${table}/tips?${new URLSearchParams({ seat: String(seat), language })}`);
}

/** The words of a game, each in a sentence. */
export function glossaryOf(game: string, language: string): Promise<{ terms: Term[] }> {
  return ask('GET', `/games/${game}/glossary?${new URLSearchParams({ language })}`);
}

export interface CourseCard {
  id: string;
  game: string;
  title: string;
  about: string;
  lessons: number;
  steps: number;
  minutes: number;
}

export interface LessonCard {
  id: string;
  title: string;
  steps: number;
  test: boolean;
  rules: string[];
  more: string[];
}

export interface CourseInfo extends Omit<CourseCard, 'lessons' | 'steps'> {
  lessons: LessonCard[];
  app: string[];
}

/** What is said to a try: it was asked for, only allowed, not asked for, or against the rules. */
export interface Attempted {
  verdict: 'good' | 'allowed' | 'other' | 'forbidden' | 'over';
  words: string;
  rule: string | null;
}

export interface LessonAnswer {
  course: string;
  lesson: string;
  game: string;
  players: number;
  options: Record<string, string>;
  seat: number;
  names: string[];
  /** The learner's moves so far: all there is to be kept. */
  moves: string[];
  step: number;
  steps: number;
  /** How many of the moves were made before the step that is open. */
  since: number;
  test: boolean;
  words: string;
  over: string | null;
  rules: string[];
  goal: MoveRef[];
  ways: Way[];
  attempt: Attempted | null;
  updates: { entries: Entry[]; state: TableState }[];
  next: string | null;
}

export interface LessonBody {
  moves: string[];
  attempt?: MoveJson;
  show?: boolean;
  language: string;
}

export function courses(language: string): Promise<{ courses: CourseCard[] }> {
  return ask('GET', `/courses?${new URLSearchParams({ language })}`);
}

export function courseOf(course: string, language: string): Promise<CourseInfo> {
  return ask('GET', `/courses/${course}?${new URLSearchParams({ language })}`);
}

/** Where a lesson stands after some moves, and what is said to the one that is tried now. */
export function lessonAt(course: string, lesson: string, body: LessonBody): Promise<LessonAnswer> {
  return ask('POST', `/courses/${course}/${lesson}`, body);
}
