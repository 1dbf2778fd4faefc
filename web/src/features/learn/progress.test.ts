import { beforeEach, expect, it } from 'vitest';
import { Courses } from './progress.svelte';

beforeEach(() => localStorage.clear());

it('is found again after leaving', () => {
  const courses = new Courses();
  expect(courses.begun('chess')).toBe(false);
  courses.keep('chess', 'pawns', ['step a1']);
  courses.done('chess', 'kings', false);
  const later = new Courses();
  expect(later.of('chess')).toMatchObject({ lesson: 'pawns', moves: ['step a1'], done: ['kings'], finished: false });
  expect(later.begun('chess')).toBe(true);
});

it('counts the first try of a step of the test, until the test is begun anew', () => {
  const courses = new Courses();
  courses.answer('chess', 'end 0', false);
  courses.answer('chess', 'end 0', true);
  courses.answer('chess', 'end 1', true);
  expect(courses.of('chess').test).toEqual({ 'end 0': false, 'end 1': true });
  courses.forget('chess');
  expect(courses.of('chess').test).toEqual({});
});

it('stays finished when a lesson is done once more', () => {
  const courses = new Courses();
  courses.done('chess', 'end', true);
  courses.done('chess', 'pawns', false);
  expect(courses.of('chess')).toMatchObject({ done: ['end', 'pawns'], finished: true });
});
