import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Flight } from '../../boards/board';
import { settings } from '../../shell/settings.svelte';
import { Presenter } from './presenter.svelte';
import { entry, state } from './scene';

const clicked = { event: 'clicked' };
const scene = (name: string) => ({ name, ms: 1000, data: null });

function present(...names: string[]) {
  const told = vi.fn();
  const flights = vi.fn<() => Flight[]>(() => []);
  return { told, flights, presenter: new Presenter({ scenes: () => names.map(scene), flights, told }) };
}

/** Another's turn: seat 0 looks on. */
const theirs = (length: number) => ({ ...state(length), open_seats: [1] });
const moved = (seq: number, seat = 1) => entry(seq, { seat, events: [{ ...clicked, seat }] });
const flight: Flight = { from: ['seat 1'], to: ['square a1'], what: 'piece', seat: 1 };

beforeEach(() => {
  vi.useFakeTimers();
  settings.set('pace', 'calm');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what happened is shown', () => {
  it('scene by scene, and then the state it led to', async () => {
    const { presenter, told } = present('first', 'second');
    presenter.add({ entries: [], state: state(1) });
    await vi.runAllTimersAsync();
    const moved = [entry(2, { events: [clicked] })];
    presenter.add({ entries: moved, state: state(2) });
    expect([presenter.scene?.name, presenter.shown?.seq, presenter.busy]).toEqual(['first', 1, true]);
    expect(told).toHaveBeenLastCalledWith(moved);
    await vi.advanceTimersByTimeAsync(1000 * settings.speed);
    expect(presenter.scene?.name).toBe('second');
    await vi.runAllTimersAsync();
    expect([presenter.scene, presenter.shown?.seq, presenter.busy]).toEqual([null, 2, false]);
    expect(presenter.recent).toEqual([clicked]);
  });

  it('at once when it is skipped', async () => {
    const { presenter } = present('first', 'second');
    presenter.add({ entries: [], state: state(1) });
    await vi.runAllTimersAsync();
    presenter.add({ entries: [entry(2, { events: [clicked] })], state: state(2) });
    presenter.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([presenter.scene, presenter.shown?.seq]).toEqual([null, 2]);
  });

  it('never backwards', async () => {
    const { presenter } = present();
    presenter.add({ entries: [], state: state(5) });
    presenter.add({ entries: [entry(4)], state: state(4) });
    await vi.runAllTimersAsync();
    expect(presenter.shown?.seq).toBe(5);
  });
});

describe('what another does', () => {
  it('can be followed: their board comes to the front, pieces travel, and then it is done', async () => {
    const { presenter, flights } = present();
    presenter.add({ entries: [], state: theirs(1) });
    await vi.runAllTimersAsync();
    flights.mockReturnValue([flight]);
    presenter.add({ entries: [moved(2)], state: theirs(2) });
    expect([presenter.acting, presenter.shown?.seq]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(400);
    expect([presenter.flights, presenter.shown?.seq]).toEqual([[flight], 1]);
    await vi.advanceTimersByTimeAsync(900);
    expect([presenter.flights, presenter.shown?.seq, presenter.acting]).toEqual([[], 2, 1]);
    await vi.runAllTimersAsync();
    expect(presenter.acting).toBeNull();
  });

  it('gives way as soon as it is one’s turn', async () => {
    const { presenter } = present();
    presenter.add({ entries: [], state: theirs(1) });
    await vi.runAllTimersAsync();
    presenter.add({ entries: [moved(2)], state: state(2, 'step') });
    await vi.advanceTimersByTimeAsync(1000);
    expect([presenter.busy, presenter.acting]).toEqual([false, null]);
  });

  it('never holds up who may act at the same time, nor the user’s own moves', async () => {
    const { presenter, flights } = present();
    presenter.add({ entries: [], state: state(1, 'step') });
    await vi.advanceTimersByTimeAsync(0);
    presenter.add({ entries: [moved(2)], state: state(2, 'step') });
    presenter.add({ entries: [moved(3, 0)], state: state(3, 'step') });
    await vi.advanceTimersByTimeAsync(0);
    expect([presenter.busy, presenter.shown?.seq]).toEqual([false, 3]);
    expect(flights).not.toHaveBeenCalled();
  });

  it('is marked until one moves, and can be shown once more', async () => {
    const { presenter, told } = present();
    presenter.add({ entries: [], state: theirs(1) });
    await vi.runAllTimersAsync();
    presenter.add({ entries: [moved(2)], state: theirs(2) });
    presenter.add({ entries: [moved(3)], state: state(3, 'step') });
    await vi.runAllTimersAsync();
    expect(presenter.recent).toHaveLength(2);
    told.mockClear();
    presenter.again();
    expect([presenter.shown?.seq, presenter.busy]).toEqual([1, true]);
    await vi.runAllTimersAsync();
    expect([presenter.shown?.seq, presenter.recent.length, told.mock.calls.length]).toEqual([3, 2, 0]);
    presenter.add({ entries: [moved(4, 0)], state: theirs(4) });
    await vi.runAllTimersAsync();
    expect([presenter.recent.length, presenter.canRepeat]).toEqual([1, false]);
  });

  it('is not shown where nothing may move', async () => {
    settings.set('motion', 'reduced');
    const { presenter, flights } = present();
    presenter.add({ entries: [], state: theirs(1) });
    presenter.add({ entries: [moved(2)], state: theirs(2) });
    await vi.advanceTimersByTimeAsync(0);
    settings.set('motion', 'system');
    expect([presenter.shown?.seq, presenter.busy, flights.mock.calls.length]).toEqual([2, false, 0]);
    expect(presenter.recent).toHaveLength(1);
  });
});
