import { describe, expect, it, vi } from 'vitest';
import { api } from '../../api/client';
import type { Listener as Line } from '../../api/socket';
import type { TableFrame } from '../../api/types';
import { Feed } from './feed.svelte';
import { INFO, entry, state } from './scene';

let line: Line<TableFrame>;
const close = vi.fn();
vi.mock('../../api/socket', () => ({
  Socket: class {
    close = close;
    constructor(listener: Line<TableFrame>) {
      line = listener;
    }
  },
}));

function listen() {
  const listener = { update: vi.fn(), info: vi.fn(), present: vi.fn(), closed: vi.fn() };
  const feed = new Feed('t', listener);
  feed.connect();
  return { feed, listener };
}

const update = (seq: number, more: object = {}) =>
  ({ type: 'update', table: 't', seq, entries: [], state: state(seq), info: null, ...more }) as unknown as TableFrame;

describe('what is heard of a table', () => {
  it('comes once, though an answer and the socket both tell it', () => {
    const { feed, listener } = listen();
    feed.take([entry(3)], state(3));
    line.frame(update(3, { entries: [entry(3)] }));
    expect(listener.update).toHaveBeenCalledOnce();
    line.frame(update(4, { entries: [entry(3), entry(4)] }));
    expect(listener.update.mock.lastCall?.[0].entries).toEqual([entry(4)]);
  });

  it('never goes back to an older state', () => {
    const { feed, listener } = listen();
    feed.take([], state(5));
    feed.take([entry(4)], state(4));
    expect(feed.latest?.seq).toBe(5);
    expect(listener.update).toHaveBeenCalledTimes(2);
  });

  it('is a new state if only the pause is new', () => {
    const { feed } = listen();
    feed.take([], state(5));
    feed.take([], { ...state(5), paused: true });
    expect(feed.latest?.paused).toBe(true);
  });

  it('goes on after a break where it had ended', () => {
    const { feed, listener } = listen();
    expect(line.address()).toBe('/tables/t/socket');
    line.frame(update(7, { info: INFO }));
    expect(listener.info).toHaveBeenCalledWith(INFO);
    line.connected?.(false);
    expect(feed.connected).toBe(false);
    expect(line.address()).toBe('/tables/t/socket?since=7');
    feed.connect();
    expect(close).toHaveBeenCalledOnce();
  });

  it('tells who is there, and when the table is not', () => {
    const { listener } = listen();
    line.frame({ type: 'presence', table: 't', connected: [1], spectators: 2 });
    expect(listener.present).toHaveBeenCalledWith([1]);
    line.closed?.(4404);
    line.closed?.(4403);
    expect(listener.closed.mock.calls).toEqual([['not-found'], ['forbidden']]);
  });

  it('can be asked for, and stays as it is if nobody answers', async () => {
    const { feed } = listen();
    vi.spyOn(api, 'state').mockResolvedValueOnce(state(9)).mockRejectedValueOnce(new Error());
    await feed.refresh();
    await feed.refresh();
    expect(feed.latest?.seq).toBe(9);
  });
});
