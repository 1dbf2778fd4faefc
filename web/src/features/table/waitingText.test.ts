import { beforeAll, describe, expect, it, vi } from 'vitest';
import { words } from '../../i18n/app.svelte';
import { absent, waitingText } from './waitingText';
import { INFO, entry, opened, state } from './scene';
import { TableSession } from './session.svelte';
import { UnreadChat } from './unreadChat.svelte';

vi.mock('../../api/socket', () => ({
  Socket: class {
    close = vi.fn();
  },
}));
beforeAll(() => words.use('en'));

function at(open: number[]): TableSession {
  const session = opened(new TableSession('t'));
  session.presenter.shown = { ...state(2), open_seats: open };
  return session;
}

describe('whom a table waits for', () => {
  it('is never oneself', () => {
    const session = at([0]);
    session.sender.sending = true;
    expect(waitingText(session)).toBe('Your move is on its way …');
    session.sender.sending = false;
    expect(waitingText(session)).toBe('One moment …');
    expect(waitingText(at([0, 1]))).toBe('Waiting for Ben');
  });

  it('names those who have gone, with a clock or without', () => {
    const session = at([1]);
    const [ada, ben] = INFO.seats;
    session.info = {
      ...INFO,
      seats: [
        { ...ada!, connected: false },
        { ...ben!, connected: false },
      ],
    };
    expect(absent(session)).toEqual(['Ben']);
    session.info = { ...INFO, seats: [ada!, { ...ben!, connected: false, taken_over: true }] };
    expect(absent(session)).toEqual([]);
    session.info = { ...INFO, seats: [ada!, { ...ben!, connected: true }] };
    expect(absent(session)).toEqual([]);
  });
});

it('offers nothing while the connection is lost', () => {
  const session = at([0]);
  session.feed.latest = session.presenter.shown = state(2, 'free');
  expect(session.legal.any).toBe(true);
  session.feed.connected = false;
  expect(session.legal.any).toBe(false);
});

it('counts the lines of the chat that came since one looked', () => {
  const session = at([0]);
  const line = (seq: number, user: string) => entry(seq, { kind: 'chat', user, text: 'hello' });
  const unread = new UnreadChat(session);
  session.log.tell([line(1, 'u_1')]);
  unread.look(false);
  expect(unread.count).toBe(0); // said before the page was opened
  session.log.tell([line(2, 'u_1'), line(3, 'u_1')]);
  expect(unread.count).toBe(2);
  unread.look(true);
  expect(unread.count).toBe(0);
  unread.look(false);
  session.log.tell([line(4, 'u_1')]);
  expect(unread.count).toBe(1);
});
