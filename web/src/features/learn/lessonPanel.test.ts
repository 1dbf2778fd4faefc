import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as learning from '../../api/learning';
import type { Board } from '../../boards/board';
import { settings } from '../../shell/settings.svelte';
import { serve } from '../table/scene';
import { words } from '../../i18n/app.svelte';
import { LessonSession } from './lessonSession.svelte';
import LessonPanel from './LessonPanel.svelte';
import { COURSE, LESSON, answer } from './scene';

vi.mock('../../api/learning');
const asked = vi.mocked(learning.lessonAt);
const nothing = createRawSnippet(() => ({ render: () => '<i></i>' }));
const board: Partial<Board> = { buttons: ({ legal }) => [...legal.all] };

beforeAll(() => words.use('en'));
beforeEach(() => {
  localStorage.clear();
  settings.set('pace', 'instant');
  serve();
  vi.mocked(learning.glossaryOf).mockResolvedValue({ terms: [] });
});
afterEach(cleanup);

async function shown(back = vi.fn()): Promise<LessonSession> {
  asked.mockReset().mockResolvedValueOnce(answer(0));
  const session = new LessonSession({ course: 'chess', lesson: LESSON });
  await session.open();
  await vi.waitFor(() => expect(session.ready).toBe(true));
  render(LessonPanel, {
    props: { session, board: board as Board, course: COURSE, menu: nothing, ending: nothing, back },
  });
  return session;
}

it('says what to do, how far one is, and marks what is asked for', async () => {
  await shown();
  expect(screen.getByRole('status').textContent).toContain('Step 0: free a pawn.');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
  expect(
    screen
      .getAllByRole('button')
      .filter((each) => each.classList.contains('goal'))
      .map((each) => each.dataset.move),
  ).toEqual(['free']);
  expect(screen.queryByText('Show me')).toBeNull();
});

it('answers wrong tries with the rule, and offers help after the second', async () => {
  const session = await shown();
  asked.mockResolvedValue(answer(0, ['forbidden', 'A piece stays where it is.', 'C1']));
  for (const times of [1, 2]) {
    await fireEvent.click(screen.getByRole('button', { name: 'move-wait' }));
    await vi.waitFor(() => expect(session.wrong).toBe(times));
  }
  expect(screen.getByRole('status').textContent).toContain('A piece stays where it is.');
  expect(screen.getByRole('link', { name: /^Rule C1/ }).getAttribute('href')).toBe('/games/chess#C1');
  asked.mockResolvedValue(answer(0));
  await fireEvent.click(screen.getByRole('button', { name: 'Show me' }));
  await screen.findByText('This is it: move-free.');
  expect(screen.getByRole('button', { name: 'Do it for me' })).toBeTruthy();
});

it('says calmly that a legal move is not the one that is asked for, except in a test', async () => {
  const session = await shown();
  const tone = () =>
    [...screen.getByRole('status').querySelector('.said')!.classList].filter((each) => ['bad', 'other'].includes(each));
  const tries = async (times: number, next: learning.LessonAnswer) => {
    asked.mockResolvedValue(next);
    await fireEvent.click(screen.getByRole('button', { name: 'move-wait' }));
    await vi.waitFor(() => expect(session.wrong).toBe(times));
  };
  await tries(1, answer(0, ['other', 'Not this one.']));
  expect(tone()).toEqual(['other']);
  await tries(2, answer(0, ['forbidden', 'A piece stays where it is.', 'C1']));
  expect(tone()).toEqual(['bad']);
  await tries(3, answer(0, ['other', 'Not this one.'], { test: true }));
  expect(tone()).toEqual(['bad']);
});

it('keeps what a step is about in sight, also after a wrong try', async () => {
  const session = await shown();
  asked.mockResolvedValue(answer(0, ['other', 'Not this one.']));
  await fireEvent.click(screen.getByRole('button', { name: 'move-wait' }));
  await vi.waitFor(() => expect(session.wrong).toBe(1));
  expect(screen.getByRole('link', { name: /^Rule C1/ })).toBeTruthy();
});

it('tells a rule by its title on the spot, with the whole rules a click away', async () => {
  await shown();
  const link = screen.getByRole('link', { name: /^Rule C1/ });
  expect(link.textContent).toContain('Steps');
  await fireEvent.click(link);
  const bubble = screen.getByRole('dialog');
  expect(bubble.textContent).toContain('A piece moves by one square.');
  expect(screen.getByRole('link', { name: 'In the whole rules' }).getAttribute('href')).toBe('/games/chess#C1');
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that what a finger has only shown is played by another touch', async () => {
  const session = await shown();
  session.context.confirming('Free a pawn');
  await vi.waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain('Free a pawn: tap again to play it.'),
  );
  session.notices.clear();
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).not.toContain('tap again'));
});

it('goes back only where there is something to take back', async () => {
  const back = vi.fn();
  const session = await shown(back);
  const button = screen.getByRole('button', { name: /One move back/ }) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  asked.mockResolvedValue(answer(1, ['good', 'Well done.']));
  await fireEvent.click(screen.getByRole('button', { name: 'move-free' }));
  await vi.waitFor(() => expect(session.answer?.step).toBe(1));
  await vi.waitFor(() => expect(button.disabled).toBe(false));
  await fireEvent.click(button);
  expect(back).toHaveBeenCalledOnce();
});
