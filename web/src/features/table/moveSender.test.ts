import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused, api } from '../../api/client';
import type { Played } from '../../api/types';
import { MoveSender } from './moveSender.svelte';
import { Feed } from './feed.svelte';
import { Notices } from './notices.svelte';
import { TableView } from './tableView.svelte';
import { INFO, opened, played, state } from './scene';

const silent = { update: vi.fn(), info: vi.fn(), present: vi.fn(), closed: vi.fn() };

function sit() {
  const table = opened(new TableView('t'));
  const feed = new Feed('t', silent);
  const notices = new Notices(table);
  return { table, feed, notices, sender: new MoveSender(table, feed, notices) };
}

const refusal = (code: string) => new Refused(409, { code, message: '' });

describe('making moves', () => {
  beforeEach(() => {
    vi.spyOn(api, 'undo').mockResolvedValue(played(state(5)));
  });

  it('goes on from the answer, as long as the next move is legal', async () => {
    const { sender, feed } = sit();
    feed.take([], state(2, 'free'));
    const play = vi.spyOn(api, 'play').mockResolvedValue(played(state(3, 'sell')));
    await sender.playAll([{ move: 'free' }, { move: 'buy' }, { move: 'sell' }]);
    expect(play.mock.calls).toEqual([['t', 0, 'after-2', 0]]);
    expect(feed.latest?.length).toBe(3);
  });

  it('takes a choice of two moves back as one, though the socket was faster than the answer', async () => {
    const answers: ((answer: Played) => void)[] = [];
    vi.spyOn(api, 'play').mockImplementation(() => new Promise((answer) => answers.push(answer)));
    const { sender, feed } = sit();
    feed.take([], state(2, 'free'));
    void sender.playAll([{ move: 'free' }, { move: 'sell' }]);
    feed.take([], state(3, 'sell'));
    answers[0]!(played(state(3, 'sell')));
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    feed.take([], state(4));
    const undone = sender.undo();
    expect(api.undo).not.toHaveBeenCalled();
    answers[1]!(played(state(4)));
    await undone;
    expect(api.undo).toHaveBeenCalledWith('t', 0, 'after-4', 2);
  });

  it('takes back a move at a time what was not chosen together', async () => {
    const { sender, feed } = sit();
    feed.take([], state(4));
    await sender.undo();
    expect(api.undo).toHaveBeenCalledWith('t', 0, 'after-4', 1);
  });

  it('takes nothing back where there is nothing to take back', async () => {
    const { sender, feed } = sit();
    feed.take([], { ...state(4), undo: { policy: 'information', moves: 0, beyond: false, request: null } });
    expect(sender.undoable).toBe(false);
    await sender.undo();
    expect(api.undo).not.toHaveBeenCalled();
  });

  it('looks again when it was too late, and says what else went wrong', async () => {
    const { sender, feed, notices } = sit();
    feed.take([], state(2, 'free'));
    vi.spyOn(api, 'play').mockRejectedValueOnce(refusal('stale')).mockRejectedValueOnce(refusal('busy'));
    vi.spyOn(api, 'state').mockResolvedValue(state(6, 'free'));
    await sender.playAll([{ move: 'free' }]);
    expect([feed.latest?.length, notices.notice]).toEqual([6, null]);
    await sender.playAll([{ move: 'free' }]);
    expect(notices.notice).not.toBeNull();
    expect(sender.sending).toBe(false);
  });

  it('leaves the next state to the socket where one person has two seats', async () => {
    const { sender, feed, table } = sit();
    table.info = { ...INFO, my_seats: [0, 1] };
    feed.take([], state(2, 'free'));
    vi.spyOn(api, 'play').mockResolvedValue(played(state(3)));
    await sender.playAll([{ move: 'free' }]);
    expect(feed.latest?.length).toBe(2);
  });

  it('tells what would come of moves, but not to a spectator', async () => {
    const { sender, feed } = sit();
    const preview = vi.spyOn(api, 'preview').mockRejectedValue(refusal('malformed'));
    feed.take([], { ...state(1), seat: null });
    expect(await sender.preview([{ move: 'free' }])).toBeNull();
    expect(preview).not.toHaveBeenCalled();
    feed.take([], state(2));
    expect(await sender.preview([{ move: 'free' }])).toBeNull();
    expect(preview).toHaveBeenCalledWith('t', 0, 'after-2', [{ move: 'free' }]);
  });

  it('knows several moves that may be chosen as one', async () => {
    const { sender, feed } = sit();
    const way = { moves: [], sentence: 'Sell, then buy' };
    const ways = vi
      .spyOn(api, 'ways')
      .mockResolvedValueOnce({ ways: [way] })
      .mockRejectedValueOnce(refusal('busy'));
    expect(await sender.ways('pl')).toEqual([]);
    feed.take([], state(2));
    expect(await sender.ways('pl')).toEqual([way]);
    expect(await sender.ways('pl')).toEqual([]);
    expect(ways.mock.calls).toEqual([
      ['t', 0, 'pl'],
      ['t', 0, 'pl'],
    ]);
  });
});
