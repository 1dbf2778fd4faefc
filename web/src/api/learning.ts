/** Requests about courses, lessons and tips. */

import { ask } from './client';
import type { components } from './schema';
import type { Body, Entry, MoveJson, MoveRef, Refined, TableState, Way } from './types';

type Schemas = components['schemas'];

export type Tip = Schemas['TipInfo'];

export type Term = Schemas['Term'];

/** What is worth knowing now at a table, most worthwhile first. */
export function tipsOf(table: string, seat: number, language: string): Promise<{ token: string; tips: Tip[] }> {
  return ask('GET', `/tables/${table}/tips?${new URLSearchParams({ seat: String(seat), language })}`);
}

/** The words of a game, each in a sentence. */
export function glossaryOf(game: string, language: string): Promise<{ terms: Term[] }> {
  return ask('GET', `/games/${game}/glossary?${new URLSearchParams({ language })}`);
}

export type CourseCard = Schemas['CourseCard'];

export type LessonCard = Schemas['LessonCard'];

export type CourseInfo = Schemas['CourseInfo'];

/** What is said to a try: it was asked for, only allowed, not asked for, or against the rules. */
export type Attempted = Schemas['AttemptInfo'];

export type LessonAnswer = Refined<
  Schemas['LessonAnswer'],
  { goal: MoveRef[]; ways: Way[]; updates: { entries: Entry[]; state: TableState }[] }
>;

export type LessonBody = Refined<Body<'LessonBody', 'moves' | 'language'>, { attempt?: MoveJson }>;

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
