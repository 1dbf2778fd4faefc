import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as learning from '../../api/learning';
import { settings } from '../../shell/settings.svelte';
import { INFO, opened, state } from '../table/scene';
import { TableSession } from '../table/session.svelte';
import { words } from '../../i18n/app.svelte';
import { Coach } from './coach.svelte';
import Panel from './CoachPanel.svelte';
import { tipMemory } from './tipMemory.svelte';

vi.mock('../../api/learning');
const tips = vi.mocked(learning.tipsOf);
const FORT = { id: 'fort', words: 'The fort counts twice.', rule: 'C1' };
const HAND = { id: 'hand', words: 'The king is in your hand.', rule: 'C2' };

beforeAll(() => words.use('en'));
beforeEach(() => {
  localStorage.clear();
  tipMemory.wish(null);
  settings.set('pace', 'instant');
  vi.mocked(learning.glossaryOf).mockResolvedValue({ terms: [] });
  tips.mockReset().mockImplementation(async () => ({ token: 'after-1', tips: [FORT, HAND] }));
});
afterEach(cleanup);

async function at(length: number, session = opened(new TableSession('t'))): Promise<TableSession> {
  session.feed.take([], state(length, 'free'));
  await vi.waitFor(() => expect(session.ready).toBe(true));
  return session;
}

async function coached(): Promise<{ session: TableSession; coach: Coach }> {
  const session = await at(1);
  const coach = new Coach(session);
  coach.follow();
  await vi.waitFor(() => expect(coach.tip?.id).toBe('fort'));
  return { session, coach };
}

it('says one thing until the next move, and then another', async () => {
  const { session, coach } = await coached();
  tips.mockResolvedValue({ token: 'after-2', tips: [FORT, HAND] });
  await at(2, session);
  expect(coach.tip).toBeNull();
  coach.follow();
  await vi.waitFor(() => expect(coach.tip?.id).toBe('hand'));
});

it('gives up its room to a hint when it has nothing to say, and never its word', async () => {
  const { session, coach } = await coached();
  const panel = render(Panel, { coach, aside: true });
  expect(panel.queryByText(FORT.words)).toBeTruthy();
  tips.mockResolvedValue({ token: 'after-2', tips: [] });
  await at(2, session);
  coach.follow();
  await vi.waitFor(() => expect(panel.container.querySelector('.coach')).toBeNull());
  await panel.rerender({ aside: false });
  expect(panel.container.querySelector('.coach')).toBeTruthy();
});

it('asks once for a moment, and drops an answer about another one', async () => {
  const { session, coach } = await coached();
  coach.follow();
  expect(tips).toHaveBeenCalledOnce();
  tips.mockResolvedValue({ token: 'after-7', tips: [HAND] });
  await at(2, session);
  coach.follow();
  await vi.waitFor(() => expect(tips).toHaveBeenCalledTimes(2));
  expect(coach.tip).toBeNull();
});

it('keeps quiet where two people share a device, and to those who look on', async () => {
  const session = await at(1);
  session.info = { ...INFO, my_seats: [0, 1] };
  new Coach(session).follow();
  session.info = { ...INFO, my_seats: [] };
  new Coach(session).follow();
  expect(tips).not.toHaveBeenCalled();
});

it('is thanked, with the rule a click away, and asked nothing more', async () => {
  const { coach } = await coached();
  render(Panel, { props: { coach } });
  expect(screen.getByRole('status').textContent).toContain('The fort counts twice.');
  expect(screen.getByRole('link', { name: /^Rule C1/ }).getAttribute('href')).toBe('/games/chess#C1');
  await fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(coach.tip).toBeNull();
  expect(tipMemory.on).toBeNull();
});

it('is switched off in one click, and says where to find it again', async () => {
  const { coach } = await coached();
  render(Panel, { props: { coach } });
  await fireEvent.click(screen.getByRole('button', { name: 'No more tips' }));
  expect(tipMemory.speaks('chess')).toBe(false);
  expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings');
});

it('has its place beside the board with a tip or without one, until it is sent away', async () => {
  const { coach } = await coached();
  render(Panel, { props: { coach } });
  const place = screen.getByRole('region', { name: 'Coach' });
  await fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.getByRole('region', { name: 'Coach' })).toBe(place);
  expect(place.textContent).toContain('Tips for your first games');
  await fireEvent.click(screen.getByRole('button', { name: 'No more tips' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('region', { name: 'Coach' })).toBeNull();
});

it('opens nothing on the board when a finger has thanked', async () => {
  const { coach } = await coached();
  render(Panel, { props: { coach } });
  const choice = document.createElement('button');
  choice.dataset.move = 'free';
  document.body.append(Object.assign(document.createElement('div'), { className: 'stage' }));
  document.querySelector('.stage')!.append(choice);
  const got = screen.getByRole('button', { name: 'Got it' });
  got.focus();
  await fireEvent.click(got, { detail: 1 });
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Coach' })));
  document.querySelector('.stage')!.remove();
});
