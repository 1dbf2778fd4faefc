import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as hints from '../../api/hints';
import type { HintOption, HintState } from '../../api/hints';
import { settings } from '../../shell/settings.svelte';
import { entry, INFO, opened, state } from '../table/scene';
import { TableSession } from '../table/session.svelte';
import { words } from '../../i18n/app.svelte';
import { HintRequest } from './hintRequest.svelte';
import HintPanel from './HintPanel.svelte';

vi.mock('../../api/hints');
const lines = vi.mocked(hints.hintLines);
const move = (index: number) => ({ index, notation: `step ${index}`, json: { move: 'step' } });
const option = (sentence: string, ...moves: number[]): HintOption =>
  ({
    sentence,
    moves: moves.map(move),
    told: '3 points are expected',
    why: 'The best.',
    expected: 3,
    error: 1,
    points: [3],
  }) as HintOption;
const line = (more: Partial<HintState>): HintState =>
  ({ state: 'running', done: 0, pieces: 0, scale: null, options: [], code: null, ...more }) as HintState;
const OPTIONS = [option('Left, then right', 1, 2), option('Left, then left', 1, 1), option('Right', 2)];

beforeAll(() => words.use('en'));
beforeEach(() => {
  settings.set('pace', 'instant');
  lines.mockReset().mockImplementation(async function* () {
    yield line({ done: 1, pieces: 4 });
    yield line({ state: 'finished', done: 4, pieces: 4, options: OPTIONS });
  });
});
afterEach(cleanup);

async function playing(): Promise<{ session: TableSession; hint: HintRequest }> {
  const session = opened(new TableSession('t'));
  session.info = { ...INFO, hints: true };
  await moveOn(session, 1);
  return { session, hint: new HintRequest(session) };
}

async function moveOn(session: TableSession, length: number, ...played: number[]): Promise<void> {
  const entries = played.map((index) => entry(length, { move: move(index) }));
  session.feed.take(entries, state(length, 'free'));
  await vi.waitFor(() => expect(session.ready).toBe(true));
}

it('says what a hint means before the first one, and shows the turns', async () => {
  const { hint } = await playing();
  render(HintPanel, { hint });
  hint.ask();
  const take = await screen.findByRole('button', { name: 'Show the hint' });
  expect(lines).not.toHaveBeenCalled();
  await fireEvent.click(take);
  expect(await screen.findByText('Left, then right')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await fireEvent.click(screen.getByText('Right'));
  expect(hint.goal.map(({ index }) => index)).toEqual([2]);
});

it('goes along with a turn that is made as it said, and closes with another', async () => {
  const { session, hint } = await playing();
  await hint.begin();
  expect(hint.goal[0]?.index).toBe(1);
  await moveOn(session, 2, 1);
  hint.follow();
  expect(hint.options.map(({ sentence }) => sentence)).toEqual(['Left, then right', 'Left, then left']);
  expect(hint.goal[0]?.index).toBe(2);
  await moveOn(session, 3, 3);
  hint.follow();
  expect(hint.stage).toBe('closed');
});

it('says what went wrong', async () => {
  lines.mockImplementation(async function* () {
    yield line({ state: 'failed', code: 'busy' });
  });
  const { hint } = await playing();
  await hint.begin();
  expect([hint.stage, hint.problem]).toEqual(['failed', 'Too much happened at once: please try again.']);
});

it('is stopped by closing it', async () => {
  let signal: AbortSignal | undefined;
  lines.mockImplementation(async function* (_table, _asked, _language, given) {
    signal = given;
    yield line({ done: 1, pieces: 4 });
    await new Promise(() => null);
  });
  const { hint } = await playing();
  void hint.begin();
  await vi.waitFor(() => expect(hint.progress.pieces).toBe(4));
  hint.close();
  expect([hint.stage, signal?.aborted]).toEqual(['closed', true]);
});

it('offers nothing where nobody may take hints', async () => {
  const { session, hint } = await playing();
  session.info = { ...INFO, hints: false };
  expect(hint.offered).toBe(false);
});
