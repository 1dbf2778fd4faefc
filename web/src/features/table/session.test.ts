import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../api/client';
import type { Listener as Line } from '../../api/socket';
import type { TableFrame } from '../../api/types';
import { settings } from '../../shell/settings.svelte';
import { words } from '../../i18n/app.svelte';
import { INFO, entry, opened, played, serve, state } from './scene';
import { TableSession } from './session.svelte';

let line: Line<TableFrame>;
vi.mock('../../api/socket', () => ({
  Socket: class {
    close = vi.fn();
    constructor(listener: Line<TableFrame>) {
      line = listener;
    }
  },
}));

const arrive = (seq: number, ...legal: string[]) =>
  line.frame({
    type: 'update',
    table: 't',
    seq,
    entries: [],
    state: state(seq, ...legal),
    info: null,
  } as unknown as TableFrame);

beforeAll(() => words.use('en'));
beforeEach(() => {
  settings.set('pace', 'instant');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a table', () => {
  it('is opened with its game, its board and its words, and listened to', async () => {
    serve();
    const session = new TableSession('t');
    await session.open();
    expect([session.problem, session.names, session.words?.say('rules-title')]).toEqual([
      null,
      ['Ada', 'Ben'],
      'Chess',
    ]);
    expect(line.address()).toBe('/tables/t/socket');
  });

  it('says that the service cannot be reached', async () => {
    vi.spyOn(api, 'table').mockRejectedValue(new TypeError());
    const session = new TableSession('t');
    await session.open();
    expect(session.problem).toBe('offline');
    session.close();
  });

  it('tries again until the service is there, and not once nobody looks', async () => {
    vi.useFakeTimers();
    const asked = vi.spyOn(api, 'table').mockRejectedValue(new TypeError());
    const session = new TableSession('t');
    await session.open();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.mock.calls.length).toBeGreaterThan(2);
    serve();
    await vi.waitFor(() => expect([session.problem, session.info?.id]).toEqual([null, 't'])); // its board is loaded first
    const left = new TableSession('t');
    asked.mockRejectedValue(new TypeError());
    await left.open();
    left.close();
    asked.mockClear();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).not.toHaveBeenCalled();
  });

  it('has begun, even if an answer from before comes late', () => {
    const session = opened(new TableSession('t'));
    session.feed.connect();
    const info = { ...INFO, seq: 5 };
    line.frame({ type: 'update', table: 't', seq: 5, entries: [], state: state(5), info } as unknown as TableFrame);
    session.learn({ ...INFO, seq: 4, status: 'open' });
    expect(session.info?.status).toBe('running');
  });

  it('gives a board the moment, and the moves once it is shown', async () => {
    const session = opened(new TableSession('t'));
    session.feed.connect();
    arrive(2, 'free');
    expect(session.context.legal.any).toBe(false);
    await vi.waitFor(() => expect(session.ready).toBe(true));
    expect([session.context.view, session.context.seat, session.myTurn]).toEqual([{ length: 2 }, 0, true]);
    expect(session.context.legal.find({ move: 'free' })).toBeDefined();
  });

  it('offers nothing while a move is on its way', async () => {
    const session = opened(new TableSession('t'));
    session.feed.connect();
    arrive(2, 'free');
    await vi.waitFor(() => expect(session.ready).toBe(true));
    let answer: () => void = () => undefined;
    vi.spyOn(api, 'play').mockReturnValue(new Promise((done) => (answer = () => done(played(state(3), entry(3))))));
    session.context.play(session.context.legal.find({ move: 'free' }));
    expect(session.context.legal.any).toBe(false);
    answer();
    await vi.waitFor(() => expect(session.ready).toBe(true));
    expect(session.log.entries.map(({ seq }) => seq)).toEqual([3]);
  });

  it('knows who is there; a bot always is', () => {
    const session = opened(new TableSession('t'));
    session.info = { ...INFO, seats: [...INFO.seats, { ...INFO.seats[0]!, seat: 2, kind: 'bot' }] };
    session.feed.connect();
    line.frame({ type: 'presence', table: 't', connected: [1], spectators: 0 });
    expect(session.info.seats.map(({ connected }) => connected)).toEqual([false, true, true]);
  });

  it('hands on what a board tells', async () => {
    const session = opened(new TableSession('t'));
    session.context.explain({ title: 'A thing' });
    session.context.announce('Something moved.');
    session.context.whyNot({ move: 'free' });
    expect(session.notices.explanation?.title).toBe('A thing');
    expect(session.log.announcement).toBe('Something moved.');
    expect(session.notices.notice?.text).toBe('You are watching: only the players move.');
  });
});
