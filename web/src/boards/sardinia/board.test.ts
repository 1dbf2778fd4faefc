import { fireEvent, render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { Selection } from './selection.svelte';
import FortRow from './FortRow.svelte';
import Hand from './Hand.svelte';
import Island from './Island.svelte';
import PlayerPanel from './PlayerPanel.svelte';
import { move, player, scene } from './scene';
import ScoringCard from './ScoringCard.svelte';
import { MapSettings } from './mapSettings.svelte';
import { closing } from './text';
import type { BoardContext } from '../board';
import type { View } from './view';

const consider = () => undefined;
const island = (context: BoardContext<View>) =>
  render(Island, {
    props: { context, selection: new Selection(() => context), glimpse: null, mapSettings: new MapSettings() },
  });

it('plays a card that may be played, and says why another may not', async () => {
  const context = scene([{ move: 'card', role: 'farmer' }], {
    players: [player({ hand: ['farmer'], front: ['priest'] }), player()],
  });
  const { getByText } = render(Hand, { props: { context, consider } });
  const button = (role: string) => getByText(`role-${role}`).closest('button')!;
  expect(button('farmer').getAttribute('aria-disabled')).toBe('false');
  await fireEvent.click(button('farmer'));
  expect(context.play).toHaveBeenCalledWith(move({ move: 'card', role: 'farmer' }));
  expect(button('priest').textContent).toContain('sardinia-played');
  await fireEvent.click(button('priest'));
  expect(context.whyNot).toHaveBeenCalledWith({ move: 'card', role: 'priest' });
});

it('makes a button of a province that can be chosen, and of no other', async () => {
  const context = scene([{ move: 'settler', province: 'p7' }], { phase: 'commander' });
  const { container } = island(context);
  expect(container.querySelectorAll('.island [role=button]')).toHaveLength(1);
  const barbagia = container.querySelector('[data-province="p7"]')!;
  await fireEvent.keyDown(barbagia, { key: 'Enter' });
  expect(context.play).toHaveBeenCalledTimes(1);
  await fireEvent.click(container.querySelector('[data-province="p1"]')!);
  expect(context.whyNot).toHaveBeenCalledWith({ move: 'settler', province: 'p1' });
});

it('shows to a finger what it would choose, and plays when that is confirmed', async () => {
  const context = scene([{ move: 'settler', province: 'p7' }], { phase: 'commander' });
  const { container } = island(context);
  const barbagia = container.querySelector('[data-province="p7"]')!;
  const touch = () => fireEvent(barbagia, new PointerEvent('click', { pointerType: 'touch', bubbles: true }));
  await touch();
  expect(context.play).not.toHaveBeenCalled();
  expect(container.querySelector('.again')?.textContent).toBe('settler p7');
  await touch();
  expect(context.play).toHaveBeenCalledWith(move({ move: 'settler', province: 'p7' }));
});

it('counts influence on the map when asked to, the greatest first, and remembers the wish', async () => {
  const context = scene();
  context.view.provinces[6]!.influence = [1, 3];
  const { container, getByTitle } = island(context);
  expect(container.querySelector('.majorities text')).toBeNull();
  await fireEvent.click(getByTitle('sardinia-influence-show'));
  const numbers = [...container.querySelectorAll('.majorities text')].map((each) => each.textContent);
  expect(numbers).toEqual(['3', '1']);
  expect(container.querySelectorAll('.leads')).toHaveLength(1);
  expect(new MapSettings().influence).toBe(true);
  localStorage.clear();
});

it('counts influence in the provinces of a fort card that is looked at', async () => {
  const context = scene();
  for (const province of context.view.provinces) province.influence = [2, 0];
  const mapSettings = new MapSettings();
  const row = render(FortRow, { props: { context, mapSettings } });
  const drawn = render(Island, {
    props: { context, selection: new Selection(() => context), glimpse: null, mapSettings },
  });
  const [card] = row.container.querySelectorAll('.fort');
  await fireEvent.click(card!);
  expect(drawn.container.querySelectorAll('.majorities text')).toHaveLength(3);
  await fireEvent.click(card!);
  expect(drawn.container.querySelector('.majorities text')).toBeNull();
});

it('explains what is pointed at, with what a choice would change', async () => {
  const context = scene([{ move: 'settler', province: 'p7' }], { phase: 'commander' });
  const { container } = island(context);
  await fireEvent.pointerEnter(container.querySelector('[data-province="p7"]')!);
  expect(context.explain).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Barbagia', text: 'sardinia-would 0 1', rules: ['S24', 'S25'] }),
  );
});

it('keeps what cannot be chosen out of the way of Tab, but in reach of the arrow keys', () => {
  const { container } = island(scene([{ move: 'settler', province: 'p7' }], { phase: 'commander' }));
  const stops = [...container.querySelectorAll('svg [tabindex="0"]')];
  expect(stops.map((stop) => stop.getAttribute('data-move'))).toEqual(['settler p7']);
  expect(container.querySelectorAll('svg [tabindex="-1"]')).toHaveLength(15 + 26 + 6);
});

it('takes up a settler first, then shows where it can go', async () => {
  const context = scene([{ move: 'step', from: 'p7', to: 'p8' }], { phase: 'commander' });
  context.view.provinces[6]!.settlers = [1, 0];
  const { container, findByRole } = island(context);
  expect(container.querySelector('[data-move]')).toBeNull();
  await fireEvent.click(container.querySelector('[data-pick="step p7"]')!);
  await fireEvent.click(await findByRole('button', { name: 'step p7 p8' }));
  expect(context.play).toHaveBeenCalledWith(move({ move: 'step', from: 'p7', to: 'p8' }));
});

it('draws as many berths as there are players for, and every fort site with its number', () => {
  const { container } = island(scene());
  expect(container.querySelectorAll('.berth')).toHaveLength(6);
  const numbers = [...container.querySelectorAll('.site')].map((site) => site.textContent?.trim());
  expect(numbers).toHaveLength(26);
  expect(numbers.filter((number) => /^8\s*1$|^21\s*2$/.test(number ?? ''))).toHaveLength(2);
});

it('shows the next two fort cards, or that there are none left', () => {
  const { container } = render(FortRow, { props: { context: scene(), mapSettings: new MapSettings() } });
  expect([...container.querySelectorAll('strong')].map((number) => number.textContent)).toEqual(['8', '21']);
  const over = render(FortRow, {
    props: { context: scene([], { next_sites: [], scorings: 11 }), mapSettings: new MapSettings() },
  });
  expect(over.container.textContent).toContain('sardinia-all-scored');
});

it('shows cards, reserve, crops and a kept card of a player', () => {
  const context = scene([], {
    players: [player(), player({ front: ['queen'], crops: { ...player().crops, wine: 2 }, kept: 'hidden' })],
  });
  const { getByLabelText, getByText } = render(PlayerPanel, { props: { context, seat: 1, score: 17, gain: 3 } });
  getByLabelText('role-queen, sardinia-played');
  getByLabelText('sardinia-reserve: piece-ship 2');
  getByLabelText('crop-wine 2');
  getByText('board-kept: board-hidden');
  getByText('17');
  getByText('+3');
});

it('says at the end why equal points were not a tie', () => {
  const players = [player({ score: 40, pieces_in_reserve: 3 }), player({ score: 40, pieces_in_reserve: 5 })];
  expect(closing(scene([], { players }))[0]!.rows).toEqual([
    ['Ben', '5'],
    ['Ada', '3'],
  ]);
  expect(closing(scene([], { players: [players[0]!, player()] }))).toEqual([]);
});

it('counts influence in a scoring, province by province', () => {
  const step = { site: '8', number: 4, worth: 5, scores: [3, 0] };
  const gains = [
    { seat: 0, influence: 3, points: 3 },
    { seat: 1, influence: 1, points: 0 },
  ];
  const { getByText, container } = render(ScoringCard, {
    props: { context: scene(), step: { ...step, province: 'p8', gains } },
  });
  getByText('Baronia');
  expect([...container.querySelectorAll('.gain')].map((line) => line.textContent?.replace(/\s+/g, ' ').trim())).toEqual(
    ['Ada 3 +3', 'Ben 1 0'],
  );
});
