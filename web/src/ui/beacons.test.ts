import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MoveRef } from '../api/types';
import Beacons from './Beacons.svelte';

const move = (notation: string) => ({ notation, json: { move: notation }, index: 0 }) as unknown as MoveRef;
const real = document.elementFromPoint;
let board: HTMLElement;

/** A board with two goals, neither of which can be seen. */
beforeEach(() => {
  vi.useFakeTimers();
  document.elementFromPoint = () => null;
  board = document.body.appendChild(document.createElement('div'));
  for (const notation of ['first', 'second']) {
    const button = board.appendChild(document.createElement('button'));
    button.dataset.move = notation;
    button.scrollIntoView = vi.fn();
  }
});
afterEach(() => {
  cleanup();
  board.remove();
  document.elementFromPoint = real;
  vi.useRealTimers();
});

const moved = () =>
  [...board.querySelectorAll('button')]
    .filter((each) => vi.mocked(each.scrollIntoView).mock.calls.length)
    .map((each) => each.dataset.move);

it('scrolls the board to the choices', () => {
  render(Beacons, { target: board, props: { goal: [move('first')] } });
  vi.advanceTimersByTime(400);
  expect(moved()).toEqual(['first']);
});

it('never moves the board to what was to be chosen before', async () => {
  const { rerender } = render(Beacons, { target: board, props: { goal: [move('first')] } });
  vi.advanceTimersByTime(100);
  await rerender({ goal: [move('second')] });
  vi.advanceTimersByTime(400);
  expect(moved()).toEqual(['second']);
});

it('does not move the board from under a finger', async () => {
  render(Beacons, { target: board, props: { goal: [move('first')] } });
  vi.advanceTimersByTime(100);
  await fireEvent.pointerDown(board);
  vi.advanceTimersByTime(400);
  expect(moved()).toEqual([]);
});
