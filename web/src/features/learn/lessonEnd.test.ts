import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import * as learning from '../../api/learning';
import { serve } from '../table/scene';
import { words } from '../../i18n/app.svelte';
import { LessonSession } from './lessonSession.svelte';
import LessonEnd from './LessonEnd.svelte';
import { COURSE, LESSON, answer } from './scene';

vi.mock('../../api/learning');

beforeAll(() => words.use('en'));
afterEach(cleanup);

/** The end of a course whose last lesson leads to so many more rules. */
async function over(more: string[], variant: string[] = []): Promise<HTMLElement> {
  serve();
  vi.mocked(learning.glossaryOf).mockResolvedValue({ terms: [] });
  vi.mocked(learning.lessonAt).mockResolvedValueOnce(answer(2, null, { over: 'The end.', goal: [] }));
  const session = new LessonSession({ course: 'chess', lesson: { ...LESSON, more, variant } });
  await session.open();
  return render(LessonEnd, { props: { course: COURSE, session, begin: vi.fn() } }).container;
}

const rules = (n: number) => Array.from({ length: n }, (_, i) => `C${i + 1}`);

it('puts the game before what may be read', async () => {
  const end = await over(rules(2));
  const first = end.querySelector('button, a')!;
  expect(first.matches('[data-play]')).toBe(true);
  expect(screen.getByText(/^Read more:/).querySelectorAll('a')).toHaveLength(2);
});

it('tells the rules of a variant apart from those of every game', async () => {
  await over(rules(2), ['C8', 'C9']);
  expect(screen.getByText(/^Read more:/).textContent).not.toContain('C8');
  expect(screen.getByText(/^Only in a variant:/).querySelectorAll('a')).toHaveLength(2);
});

it('says nothing of variants where there are none', async () => {
  await over(rules(2));
  expect(screen.queryByText(/variant/)).toBeNull();
});

it('folds many rules', async () => {
  const end = await over(rules(14));
  const folded = end.querySelector('details')!;
  expect([folded.open, folded.querySelectorAll('a').length]).toEqual([false, 14]);
  expect(screen.getByText('The other rules (14)')).toBeTruthy();
});
