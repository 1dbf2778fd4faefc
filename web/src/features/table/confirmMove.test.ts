import { describe, expect, it, vi } from 'vitest';
import { api } from '../../api/client';
import { settings } from '../../shell/settings.svelte';
import { Acting } from './moveSender.svelte';
import { Feed } from './feed.svelte';
import { Notices } from './notices.svelte';
import { OpenTable } from './tableView.svelte';
import { INFO, opened, played, state } from './scene';

const silent = { update: vi.fn(), info: vi.fn(), present: vi.fn(), closed: vi.fn() };

/** At the end of a turn with so much to lose. */
function sit(asks: boolean) {
  const table = opened(new OpenTable('t'));
  const feed = new Feed('t', silent);
  const acting = new Acting(table, feed, new Notices(table));
  const caution = { index: 1, message: 'event-clicked', values: {}, asks };
  feed.take([], { ...state(2, 'step', 'stop'), cautions: [caution] });
  const play = vi.spyOn(api, 'play').mockResolvedValue(played(state(3)));
  return { table, feed, acting, play, stop: feed.latest!.legal[1] };
}

describe('before something is given away', () => {
  it('is asked once, and then it is done', async () => {
    const { acting, play, stop } = sit(true);
    acting.play(stop);
    expect(acting.asking.question?.text).toBe('Click.');
    expect(play).not.toHaveBeenCalled();
    acting.asking.answer(true);
    await vi.waitFor(() => expect(play).toHaveBeenCalledOnce());
    expect(acting.asking.question).toBeNull();
  });

  it('is done when the same is chosen again, but not by a double click', async () => {
    const { acting, play, stop } = sit(true);
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    acting.play(stop);
    now.mockReturnValue(1300);
    acting.play(stop);
    expect(play).not.toHaveBeenCalled();
    now.mockReturnValue(1800);
    acting.play(stop);
    await vi.waitFor(() => expect(play).toHaveBeenCalledOnce());
    expect(acting.asking.question).toBeNull();
  });

  it('is asked of several moves that give away more than they say, of each choice by itself', async () => {
    const { acting, play } = sit(false);
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    void acting.playAll([{ move: 'step' }], { text: 'Pay 1 gold?', label: 'Step' });
    expect([acting.asking.question?.text, acting.asking.question?.label]).toEqual(['Pay 1 gold?', 'Step']);
    now.mockReturnValue(2000);
    void acting.playAll([{ move: 'step' }], { text: 'Pay 1 book?', label: 'Step' });
    expect([acting.asking.question?.text, play.mock.calls.length]).toEqual(['Pay 1 book?', 0]);
    acting.asking.answer(true);
    await vi.waitFor(() => expect(play).toHaveBeenCalledOnce());
  });

  it('may be thought better of', () => {
    const { acting, play, stop } = sit(true);
    acting.play(stop);
    acting.asking.answer(false);
    expect([acting.asking.question, play.mock.calls.length]).toEqual([null, 0]);
  });

  it('is of no use when something else has happened', () => {
    const { acting, feed, stop } = sit(true);
    acting.play(stop);
    feed.take([], state(3, 'step'));
    expect(acting.asking.question).toBeNull();
  });

  it('is not asked where it is a mere choice, or where somebody wants no questions', async () => {
    const gentle = sit(false);
    gentle.acting.play(gentle.stop);
    await vi.waitFor(() => expect(gentle.play).toHaveBeenCalledOnce());
    expect(gentle.acting.asking.warning(gentle.stop)).toBe('Click.');
    const bold = sit(true);
    settings.set('ask', false);
    bold.acting.play(bold.stop);
    settings.set('ask', true);
    expect(bold.acting.asking.question).toBeNull();
  });

  it('is asked before a game alone goes back across a draw, the first time', async () => {
    const { acting, table, feed } = sit(true);
    const undo = vi.spyOn(api, 'undo').mockResolvedValue(played(state(1)));
    table.info = { ...INFO, solo: true };
    const beyond = { policy: 'free', moves: 0, beyond: true, request: null };
    feed.take([], { ...state(3), undo: beyond } as typeof feed.latest & object);
    await acting.undo();
    expect([undo.mock.calls.length, acting.asking.question?.label]).toEqual([0, 'Undo all the same']);
    acting.asking.answer(true);
    await vi.waitFor(() => expect(undo).toHaveBeenCalledOnce());
    feed.take([], { ...state(4), undo: beyond } as typeof feed.latest & object);
    await acting.undo();
    expect(undo).toHaveBeenCalledTimes(2);
  });
});
