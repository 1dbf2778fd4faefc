import { describe, expect, it, vi } from 'vitest';
import { api } from '../../api/client';
import { settings } from '../../shell/settings.svelte';
import { MoveSender } from './moveSender.svelte';
import { Feed } from './feed.svelte';
import { Notices } from './notices.svelte';
import { TableView } from './tableView.svelte';
import { INFO, opened, played, state } from './scene';

const silent = { update: vi.fn(), info: vi.fn(), present: vi.fn(), closed: vi.fn() };

/** At the end of a turn with so much to lose. */
function sit(asks: boolean) {
  const table = opened(new TableView('t'));
  const feed = new Feed('t', silent);
  const sender = new MoveSender(table, feed, new Notices(table));
  const caution = { index: 1, message: 'event-clicked', values: {}, asks };
  feed.take([], { ...state(2, 'step', 'stop'), cautions: [caution] });
  const play = vi.spyOn(api, 'play').mockResolvedValue(played(state(3)));
  return { table, feed, sender, play, stop: feed.latest!.legal[1] };
}

describe('before something is given away', () => {
  it('is asked once, and then it is done', async () => {
    const { sender, play, stop } = sit(true);
    sender.play(stop);
    expect(sender.confirm.question?.text).toBe('Click.');
    expect(play).not.toHaveBeenCalled();
    sender.confirm.answer(true);
    await vi.waitFor(() => expect(play).toHaveBeenCalledOnce());
    expect(sender.confirm.question).toBeNull();
  });

  it('is done when the same is chosen again, but not by a double click', async () => {
    const { sender, play, stop } = sit(true);
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    sender.play(stop);
    now.mockReturnValue(1300);
    sender.play(stop);
    expect(play).not.toHaveBeenCalled();
    now.mockReturnValue(1800);
    sender.play(stop);
    await vi.waitFor(() => expect(play).toHaveBeenCalledOnce());
    expect(sender.confirm.question).toBeNull();
  });

  it('is asked of several moves that give away more than they say, of each choice by itself', async () => {
    const { sender, play } = sit(false);
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    void sender.playAll([{ move: 'step' }], { text: 'Pay 1 gold?', label: 'Step' });
    expect([sender.confirm.question?.text, sender.confirm.question?.label]).toEqual(['Pay 1 gold?', 'Step']);
    now.mockReturnValue(2000);
    void sender.playAll([{ move: 'step' }], { text: 'Pay 1 book?', label: 'Step' });
    expect([sender.confirm.question?.text, play.mock.calls.length]).toEqual(['Pay 1 book?', 0]);
    sender.confirm.answer(true);
    await vi.waitFor(() => expect(play).toHaveBeenCalledOnce());
  });

  it('may be thought better of', () => {
    const { sender, play, stop } = sit(true);
    sender.play(stop);
    sender.confirm.answer(false);
    expect([sender.confirm.question, play.mock.calls.length]).toEqual([null, 0]);
  });

  it('is of no use when something else has happened', () => {
    const { sender, feed, stop } = sit(true);
    sender.play(stop);
    feed.take([], state(3, 'step'));
    expect(sender.confirm.question).toBeNull();
  });

  it('is not asked where it is a mere choice, or where somebody wants no questions', async () => {
    const gentle = sit(false);
    gentle.sender.play(gentle.stop);
    await vi.waitFor(() => expect(gentle.play).toHaveBeenCalledOnce());
    expect(gentle.sender.confirm.warning(gentle.stop)).toBe('Click.');
    const bold = sit(true);
    settings.set('ask', false);
    bold.sender.play(bold.stop);
    settings.set('ask', true);
    expect(bold.sender.confirm.question).toBeNull();
  });

  it('is asked before a game alone goes back across a draw, the first time', async () => {
    const { sender, table, feed } = sit(true);
    const undo = vi.spyOn(api, 'undo').mockResolvedValue(played(state(1)));
    table.info = { ...INFO, solo: true };
    const beyond = { policy: 'free', moves: 0, beyond: true, request: null };
    feed.take([], { ...state(3), undo: beyond } as typeof feed.latest & object);
    await sender.undo();
    expect([undo.mock.calls.length, sender.confirm.question?.label]).toEqual([0, 'Undo all the same']);
    sender.confirm.answer(true);
    await vi.waitFor(() => expect(undo).toHaveBeenCalledOnce());
    feed.take([], { ...state(4), undo: beyond } as typeof feed.latest & object);
    await sender.undo();
    expect(undo).toHaveBeenCalledTimes(2);
  });
});
