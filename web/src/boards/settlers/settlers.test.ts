import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { MoveJson, MoveRef } from '../../api/types';
import { Choices, moveText, plainText, type BoardContext } from '../board';
import { LEAST_AREA, LEAST_WIDTH, leastHeight, sheetPlan, spread, type Rect } from './geometry';
import board from './index';
import { layoutOf } from './layout';
import { cross, outline, ring } from './ink';
import { outcomeOf, printed } from './outcome';
import { Selection } from './selection.svelte';
import { placements } from './plans';
import { judge } from './record.svelte';
import { WALL, box, context, player, ref, view, wordsOf } from './scene';
import { closing, scenes } from './scoring';
import SettlersBoard from './SettlersBoard.svelte';
import Tray from './Tray.svelte';
import { allBuildings, type PlayerView, type View } from './view';
import { buildingName, effectOf, effectParts, noteOf } from './buildingText';

afterEach(cleanup);

test('what can be crossed out is a button, and crossing it out plays the move', async () => {
  const given = context([WALL]);
  render(SettlersBoard, { props: { context: given } });
  const area = screen.getByRole('button', { name: /Cross out Walls 1: costs 1 stone/ });
  expect(area.getAttribute('data-move')).toBe('build walls-1 a');
  expect(area.getAttribute('tabindex')).toBe('0');
  await fireEvent.click(area);
  expect(given.play).toHaveBeenCalledWith(given.legal.find(WALL));
});

test('choosing what is not allowed asks why', async () => {
  const given = context([WALL]);
  render(SettlersBoard, { props: { context: given } });
  const area = screen.getByRole('button', { name: /^Huts 1: costs 1 wood/ });
  expect(area.getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(area);
  expect(given.whyNot).toHaveBeenCalledWith({ move: 'build', section: 'huts-1', area: 'a' });
  expect(given.play).not.toHaveBeenCalled();
});

/** The Ally as it lies between the players. */
function ally(given: BoardContext<View>): Element {
  const { container } = render(Tray, { props: { context: given, selection: new Selection(() => given), over: false } });
  return container.querySelector('[data-place="favour ally"]')!;
}

test('a favour that somebody else has taken says why it cannot be had', async () => {
  const taken: View = { ...view({ favour: null, unused: [] }, 2), phase: 'favours', middle: ['gift', 'coin'] };
  const given = context(
    [
      { move: 'favour', favour: 'gift' },
      { move: 'favour', favour: 'coin' },
    ],
    { view: taken },
  );
  const token = ally(given);
  expect([token.getAttribute('role'), token.getAttribute('aria-disabled')]).toEqual(['button', 'true']);
  await fireEvent.click(token);
  expect(given.whyNot).toHaveBeenCalledWith({ move: 'favour', favour: 'ally' });
});

test('another player’s favour says why it cannot be used', async () => {
  const given = context([WALL]);
  await fireEvent.click(ally(given));
  expect(given.whyNot).toHaveBeenCalledWith({ move: 'use-favour', favour: 'ally' });
  cleanup();
  expect(ally(context([], { seat: null })).getAttribute('role')).toBeNull();
});

test('a favour that is to be chosen is brought into view, once, if it is not there', async () => {
  vi.useFakeTimers();
  const brought = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const given = context([{ move: 'favour', favour: 'ally' }], { view: { ...view(), phase: 'favours' } });
  const { rerender } = render(SettlersBoard, { props: { context: given } });
  vi.advanceTimersByTime(1000);
  expect(brought.mock.contexts.map((each) => (each as HTMLElement).dataset.move)).toEqual(['favour ally']);
  await rerender({ context: { ...given, view: { ...given.view }, legal: new Choices([...given.legal.all]) } });
  vi.advanceTimersByTime(1000);
  expect(brought).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('a move leads to a sheet only if it is made there', () => {
  const panels = (move: MoveJson) => board.panels!(move, context([]));
  expect([panels(WALL), panels({ move: 'use', slot: '1' })]).toEqual([['empire'], ['village']]);
  for (const move of ['done', 'favour', 'use-favour', 'stop', 'found-nothing', 'decline'])
    expect(panels({ move }), move).toEqual([]);
});

test('what flies over the board has the colours of the board', () => {
  const flight = { from: [], to: [], what: 'ally', seat: 1 };
  const { container } = render(board.flyer!, { props: { flight } });
  expect(container.querySelector('svg')?.closest('.settlers')).toBeTruthy();
});

test('a first touch shows the cost, a second one crosses out', async () => {
  const given = context([WALL], { narrow: true });
  const { container } = render(SettlersBoard, { props: { context: given } });
  const area = screen.getByRole('button', { name: /Cross out Walls 1/ });
  const touch = new Event('pointerdown', { bubbles: true });
  Object.assign(touch, { pointerType: 'touch' });
  area.dispatchEvent(touch);
  await fireEvent.click(area);
  expect(given.play).not.toHaveBeenCalled();
  expect(container.querySelector('.note')?.textContent).toMatch(/Walls 1.*−1.*−1.*Tap again/s);
  expect(given.confirming).toHaveBeenLastCalledWith(given.words.move(WALL));
  await fireEvent.click(area);
  expect(given.play).toHaveBeenCalledOnce();
});

test('Enter crosses out', async () => {
  const given = context([WALL]);
  render(SettlersBoard, { props: { context: given } });
  await fireEvent.keyDown(screen.getByRole('button', { name: /Cross out Walls 1/ }), { key: 'Enter' });
  expect(given.play).toHaveBeenCalledOnce();
});

test('the sheets of others are a click away and cannot be written on', async () => {
  const given = context([WALL], { view: view({ complete_sections: [2, 0, 0, 0] }, 2) });
  render(SettlersBoard, { props: { context: given } });
  await fireEvent.click(screen.getByRole('tab', { name: /Ben/ }));
  expect(screen.queryByRole('button', { name: /Cross out/ })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Back to my sheets' }));
  expect(screen.getByRole('img', { name: 'Walls 1, crossed out' })).toBeTruthy();
});

test('the scoring sheet is filled box by box', () => {
  const after = view({ boxes: [5, 0, 0, 0, 0, 6], score: 11 });
  const steps = scenes([{ event: 'final-scored', seat: 0, points: 11 }], context([]), after);
  expect(steps).toHaveLength(8);
  expect(steps[0]!.data.boxes).toEqual([[5, 0, 0, 0, 0, 6]]);
  expect(steps.map(({ data }) => data.filled)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('the ending says why equal points were not a tie', () => {
  const players = [
    player({ complete_sections: [0, 0, 0, 2], harvested: [1] }),
    player({ complete_sections: [0, 0, 0, 2], harvested: [1, 2] }),
  ];
  const given = context([], { view: { ...view({}, 2), players } });
  expect(closing(given)[0]).toMatchObject({
    id: 'tie',
    rows: [
      ['Ben', '2', '2'],
      ['Ada', '2', '1'],
    ],
  });
});

test('the board in words has both sheets', () => {
  const sections = board.describe(context([]));
  expect(sections.map(({ id }) => id)).toEqual(['middle', 'pool-0', 'tracks-0', 'fields-0', 'village-0']);
  expect(sections.flatMap(({ rows }) => rows.flat().map(plainText)).join(' ')).not.toMatch(
    /undefined|settlers-|board-/,
  );
});

test('what one has left is called an action', () => {
  const told = (language: string) => board.describe(context([], { words: wordsOf(language) }))[1]!.rows.flat();
  expect(told('en')).toContain('Actions left');
  expect(told('pl')).toContain('Pozostałe akcje');
});

test('every step of a growth phase has a question, in both languages', () => {
  const steps = [
    'fresh',
    'growing',
    'pick-die',
    'turn-die',
    'give',
    'take',
    'name-crop',
    'export',
    'save',
    'settle',
    'place',
    'keep',
  ];
  for (const language of ['en', 'pl']) {
    const words = wordsOf(language);
    for (const step of steps) expect(words.has(`ask-${step}`), `${language} ${step}`).toBe(true);
  }
});

test('a discount that may be left for later is asked about by name', () => {
  const ids = player().buildings.map(({ id }) => id);
  const given = context([], { view: view({ step: 'save', offer: ids[2]! }) });
  const name = buildingName(allBuildings(box).get(ids[2]!)!, given.words);
  expect(board.prompt!(given)).toContain(name);
  expect(board.prompt!(context([], { view: view({ step: 'save' }) }))).not.toContain(name);
});

test('the line above the board says what a die is picked for, and what is left without actions', () => {
  const asked = (changes: Partial<PlayerView>, ...moves: MoveJson[]) =>
    board.prompt!(context(moves, { view: view(changes) }));
  expect(asked({ step: 'pick-die', picking: 'gift' })).toMatch(/^Gift: /);
  expect(asked({ step: 'pick-die', picking: 'crops' })).toMatch(/^Crops: /);
  const building = view().players[0]!.buildings[2]!.id;
  const name = buildingName(allBuildings(box).get(building)!, wordsOf('en'));
  expect(asked({ step: 'pick-die', picking: building })).toBe(`${name}: choose a resource die`);
  expect(asked({ workers: 0 }, { move: 'done' })).toBe('Nothing left to do: end your growth');
  expect(asked({ workers: 0 }, { move: 'done' }, { move: 'use-favour', favour: 'gift' })).toContain(
    'your favour needs none',
  );
  expect(asked({ step: 'fresh' }, { move: 'done' }, { move: 'reroll' })).toContain('again now');
});

test('every building can be put into words, its underlined number apart', () => {
  for (const language of ['en', 'pl']) {
    const words = wordsOf(language);
    for (const building of allBuildings(box).values()) {
      expect(effectOf(building, words), building.id).not.toMatch(/\{|\$|effect-|count-|stat-|scope-|undefined|NaN/);
      const [head, figure, tail] = effectParts(building, words);
      expect(head + figure + tail).toBe(effectOf(building, words));
      expect(Boolean(figure), building.id).toBe(Boolean(building.effect.underlined) && building.effect.n !== 0);
    }
  }
});

test('Polish declines what is counted', () => {
  const words = wordsOf('pl');
  const told = (id: string, raised = 0) => effectOf(allBuildings(box).get(id)!, words, raised);
  expect(told('farm', 1)).toBe('otrzymujesz 2 jadła');
  expect(told('mint')).toBe('oddajesz 1 dowolny surowiec i otrzymujesz 1 złoto, do 2 razy');
  expect(told('toll_house')).toBe('na koniec 1 PZ za każdy ukończony most');
  expect(words.event({ event: 'gained', seat: 0, amount: 2, resource: 0 }, ['Ala'])).toBe('Ala otrzymuje 2 kamienie.');
});

test('a name and a moment are told as in the almanac', () => {
  const [apprentice, fortress] = ['apprentice', 'fortress'].map((id) => allBuildings(box).get(id)!);
  expect(buildingName(apprentice!, wordsOf('pl'))).toBe('Czeladnik');
  expect(buildingName({ ...apprentice!, name_pl: 'Uczeń' }, wordsOf('pl'))).toBe('Uczeń');
  expect(noteOf(fortress!, wordsOf('en'))).toBe('Counts only at the end.');
});

test('an outcome is what changes', () => {
  const given = context([WALL]);
  expect(printed(given, WALL)).toEqual({ workers: -1, pool: { stone: -1 }, points: 0, news: [] });
  const after = view({ workers: 2, pool: { stone: 0, wood: 1, food: 0, gold: 0 }, score: 1 });
  const preview = { view: after, legal: [], scores: [1], open_seats: [0], events: [], played: 1 };
  expect(outcomeOf(given, given.view, preview)).toEqual({ workers: -1, pool: { stone: -1 }, points: 1, news: [] });
});

test('a plan that was chosen can be placed where the rules say', () => {
  const known = allBuildings(box);
  const chosen = box['sheets.json'].sheets[11]!.buildings.find((id) => known.get(id)?.plan)!;
  const places = [
    { move: 'place', section: 'walls-2' },
    { move: 'place', section: 'huts-1' },
  ];
  const given = context(places, { view: view({ step: 'place', founding: chosen }) });
  const found = placements(given, given.legal);
  expect(found.map(({ move }) => move.json)).toEqual(places);
  expect(found.map(({ sections }) => sections.length)).toEqual([1, 1].map(() => known.get(chosen)!.plan!.cells.length));
  expect(placements(context(places), given.legal)).toEqual([]);
});

test('founding with the only place there is needs no second question', async () => {
  const building = box['sheets.json'].sheets[11]!.buildings.findIndex((id) => allBuildings(box).get(id)?.plan);
  const found: MoveJson = { move: 'found', slot: String(building + 1) };
  const place = ref({ move: 'place', section: 'walls-1' }, 0);
  const preview = { view: view(), legal: [place], scores: [0], open_seats: [0], events: [], played: 1 };
  const given = context([found], { preview: vi.fn(async () => preview) });
  render(SettlersBoard, { props: { context: given } });
  await fireEvent.click(document.querySelector(`[data-move="found ${building + 1}"]`)!);
  await vi.waitFor(() => expect(given.playAll).toHaveBeenCalledWith([found, place.json]));
  preview.legal.push(ref({ move: 'place', section: 'walls-2' }, 1));
  await fireEvent.click(document.querySelector(`[data-move="found ${building + 1}"]`)!);
  await vi.waitFor(() => expect(given.playAll).toHaveBeenLastCalledWith([found]));
});

const apart = (a: Rect, b: Rect) =>
  a.x + a.width <= b.x + 0.01 ||
  b.x + b.width <= a.x + 0.01 ||
  a.y + a.height <= b.y + 0.01 ||
  b.y + b.height <= a.y + 0.01;
const within = (a: Rect, b: Rect) =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width + 0.01 && a.y + a.height <= b.y + b.height + 0.01;
const SHEETS = [LEAST_WIDTH, 300, 355, 356, 382, 493, 494, 563, 740, 1180].flatMap((width) => {
  const least = leastHeight(box['empire.json'], width);
  return [least, least + 120, 1100].map((height) => ({ width, height }));
});

test.each(SHEETS)('on a sheet of $width × $height areas can be pressed, and nothing lies over another', (room) => {
  const plan = sheetPlan(box['empire.json'], room);
  const places = [...plan.sections, ...plan.fields];
  const small = places
    .flatMap(({ areas }) => areas)
    .filter(({ width, height }) => Math.min(width, height) < LEAST_AREA);
  const astray = places.flatMap(({ areas, ...place }) => areas.filter((area) => !within(area, place)));
  expect([small, astray]).toEqual([[], []]);
  const things = [...places.flatMap(({ areas }) => areas), ...plan.boxes];
  expect(things.filter((thing) => !within(thing, { x: 0, y: 0, ...room }))).toEqual([]);
  expect(things.filter((thing, i) => things.slice(i + 1).some((other) => !apart(thing, other)))).toEqual([]);
});

test('a first touch on a plan shows it, a second one founds the settlement', async () => {
  const slot = box['sheets.json'].sheets[11]!.buildings.findIndex((id) => allBuildings(box).get(id)?.plan) + 1;
  const found: MoveJson = { move: 'found', slot: String(slot) };
  const given = context([found]);
  const { container } = render(SettlersBoard, { props: { context: given } });
  const plan = container.querySelector(`[data-move="found ${slot}"]`)!;
  const tap = () =>
    fireEvent(plan, Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType: 'touch' }));
  await tap();
  expect(given.playAll).not.toHaveBeenCalled();
  expect(container.querySelector('.note')?.textContent).toMatch(/Tap again/);
  await tap();
  await vi.waitFor(() => expect(given.playAll).toHaveBeenCalledWith([found]));
});

test('symbols share a box', () => {
  expect(spread({ x: 0, y: 0, width: 40, height: 40 }, 3, 20)).toHaveLength(3);
});

test('the sheets lie beside each other, above each other or one at a time, as the room allows', () => {
  const modes = {
    '2186 1327': 'side',
    '1025 655': 'side',
    '960 607': 'side',
    '718 655': 'side',
    '768 866': 'stack',
    '390 686': 'tabs',
    '844 340': 'rail',
    '844 220': 'tabs',
    '195 420': 'tabs',
  };
  for (const [room, mode] of Object.entries(modes)) {
    const [width, height] = room.split(' ').map(Number);
    expect(layoutOf(width!, height!).mode, room).toBe(mode);
  }
  expect(layoutOf(360, 500).low).toBe(true);
  expect(layoutOf(180, 628).low).toBe(true);
  expect(layoutOf(390, 686).low).toBe(false);
});

test('text is never small, and grows with the screen', () => {
  expect(layoutOf(180, 300).unit).toBeGreaterThanOrEqual(13);
  expect(layoutOf(1025, 655).village).toBeGreaterThanOrEqual(13);
  expect(layoutOf(2186, 1327).village).toBeGreaterThan(1.7 * layoutOf(1025, 655).village);
});

test('a hand draws the same line for the same thing', () => {
  expect(cross(0, 0, 10, 10, 'a')).toBe(cross(0, 0, 10, 10, 'a'));
  expect(cross(0, 0, 10, 10, 'a')).not.toBe(cross(0, 0, 10, 10, 'b'));
  expect(ring(0, 0, 5, 5, 'a')).not.toMatch(/NaN/);
  expect(
    outline(
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      (column, row) => [column, row],
      'a',
    ),
  ).not.toMatch(/NaN/);
});

test('a building is called by its name where its move says only its number', () => {
  const given = context([{ move: 'village', slot: '1', area: 'a' }]);
  const [{ json }] = given.legal.all as [MoveRef];
  expect(moveText(json, given, board)).toBe(`${given.words.move(json)} (Fishery)`);
  expect(moveText(WALL, given, board)).toBe(given.words.move(WALL));
});

test('a record is the best of its sheet', () => {
  const best = {
    game: 'settlers',
    category: 'adventure 12',
    score: 50,
    honours: [],
    table: 't_1',
    at: '',
    played: 2,
    uncounted: 0,
  };
  const other = { ...best, category: 'adventure 3', score: 61, table: 't_0' };
  expect(judge([best, other], { id: 't_1', options: { adventure: '12' } })).toEqual({
    best: 50,
    overall: 61,
    isNew: true,
  });
  const first = judge([{ ...best, played: 2, uncounted: 1 }], { id: 't_1', options: { adventure: '12' } });
  expect(first?.isNew).toBe(false);
  expect(judge([], { id: 't_1', options: { adventure: '12' } })).toBeNull();
});

test('both languages say the same things', () => {
  const keys = (language: string) =>
    readFileSync(`src/boards/settlers/locale/board.${language}.ftl`, 'utf8')
      .match(/^[\w-]+(?= =)/gm)!
      .sort();
  expect(keys('pl')).toEqual(keys('en'));
});
