import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../shell/settings.svelte';
import { Presenter } from './presenter.svelte';
import { entry, state } from './scene';

const clicked = { event: 'clicked' };
const scene = (name: string) => ({ name, ms: 1000, data: null });

function present(...names: string[]) {
  const told = vi.fn();
  return { told, presenter: new Presenter(() => names.map(scene), told) };
}

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
