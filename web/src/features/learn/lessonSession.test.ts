import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as learning from '../../api/learning';
import { settings } from '../../shell/settings.svelte';
import { serve } from '../table/scene';
import { words } from '../../i18n/app.svelte';
import { LessonSession } from './lessonSession.svelte';
import { progress } from './progress.svelte';
import { LESSON, answer } from './scene';

vi.mock('../../api/learning');
const asked = vi.mocked(learning.lessonAt);

beforeAll(() => words.use('en'));
beforeEach(() => {
  localStorage.clear();
  progress.forget('chess');
  settings.set('pace', 'instant');
  serve();
  vi.mocked(learning.glossaryOf).mockResolvedValue({ terms: [] });
});

async function begun(first = answer(0)): Promise<LessonSession> {
  asked.mockReset().mockResolvedValueOnce(first);
  const session = new LessonSession({ course: 'chess', lesson: LESSON });
  await session.open();
  await vi.waitFor(() => expect(session.ready).toBe(true));
  return session;
}

async function tries(session: LessonSession, name: string, next: learning.LessonAnswer): Promise<void> {
  asked.mockResolvedValueOnce(next);
  await session.sender.playAll([{ move: name }]);
  await vi.waitFor(() => expect(session.sender.sending).toBe(false));
}

it('is a table to its board: all legal moves, the own seat, the names', async () => {
  const session = await begun();
  expect([session.problem, session.names, session.context.seat]).toEqual([null, ['Guest', 'Ada'], 0]);
  expect(session.context.legal.all.map(({ notation }) => notation)).toEqual(['free', 'wait']);
});

it('goes on with a right move, and remembers it', async () => {
  const session = await begun();
  await tries(session, 'free', answer(1, ['good', 'Well done.']));
  expect([session.answer?.step, session.said?.words, session.wrong]).toEqual([1, 'Well done.', 0]);
  expect(progress.of('chess')).toMatchObject({ lesson: 'pawns', moves: ['free'] });
});

it('answers a wrong try, loses nothing, and after two shows what to do', async () => {
  const session = await begun();
  await tries(session, 'wait', answer(0, ['other', 'Legal, but not now.']));
  expect([session.stuck, session.moves]).toEqual([false, []]);
  asked.mockResolvedValueOnce(answer(0, ['forbidden', 'A piece stays.', 'C1']));
  session.context.whyNot({ move: 'step', square: 'a1' });
  await vi.waitFor(() => expect(session.said?.rule).toBe('C1'));
  expect(session.stuck).toBe(true);
  asked.mockResolvedValueOnce(answer(0));
  await session.show();
  expect(asked.mock.lastCall?.[2]).toMatchObject({ show: true, moves: [] });
  asked.mockResolvedValueOnce(answer(1, ['good', '']));
  session.help();
  await vi.waitFor(() => expect(session.answer?.step).toBe(1));
  expect([session.stuck, session.shown]).toEqual([false, false]);
});

it('tries several moves of one choice as long as they are taken', async () => {
  const session = await begun();
  asked.mockResolvedValueOnce(answer(0, ['allowed', ''])).mockResolvedValueOnce(answer(0, ['other', 'No.']));
  await session.sender.playAll([{ move: 'wait' }, { move: 'free' }, { move: 'wait' }]);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(session.said?.verdict).toBe('other');
});

it('counts the first try of a test, and nothing that was shown', async () => {
  const session = await begun(answer(0, null, { test: true, goal: [] }));
  await tries(session, 'free', answer(1, ['good', ''], { test: true, goal: [] }));
  asked.mockResolvedValueOnce(answer(1, null, { test: true }));
  await session.show();
  await tries(session, 'free', answer(2, ['good', ''], { over: 'The end.', goal: [] }));
  expect(progress.of('chess').test).toEqual({ 'pawns 0': true, 'pawns 1': false });
});

it('ends: nothing more can be chosen, and the course is finished', async () => {
  const session = await begun();
  await tries(session, 'free', answer(2, ['good', ''], { over: 'The end.', goal: [] }));
  expect([session.over, session.context.legal.any]).toEqual([true, false]);
  expect(progress.of('chess')).toMatchObject({ done: ['pawns'], finished: true });
});

it('says so when the service cannot be reached, and stays where it is', async () => {
  const session = await begun();
  asked.mockRejectedValueOnce(new TypeError());
  await session.sender.playAll([{ move: 'free' }]);
  expect(session.notices.notice?.text).toBe('The server cannot be reached.');
  expect([session.moves, session.sender.sending]).toEqual([[], false]);
});
