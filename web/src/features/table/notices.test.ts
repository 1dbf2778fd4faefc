import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Refused, api } from '../../api/client';
import type { MoveRef } from '../../api/types';
import { words } from '../../i18n/app.svelte';
import { Notices } from './notices.svelte';
import { TableView } from './tableView.svelte';
import { opened } from './scene';

const MOVE = { move: 'step', square: 'b1' };
const notices = () => new Notices(opened(new TableView('t')));

beforeAll(() => words.use('en'));

describe('what a player should read', () => {
  it('names the rule that forbids a move', async () => {
    const why = vi.spyOn(api, 'why').mockResolvedValue({ move: {} as MoveRef, rule: 'C1' });
    const given = notices();
    await given.whyNot(0, MOVE);
    expect(why).toHaveBeenCalledWith('t', 0, 'step b1');
    expect(given.notice?.text).toBe('Not allowed: C1, a piece stays where it is.');
    expect(given.notice?.rule?.title).toBe('Steps');
  });

  it('says nothing of a move that is allowed, and that there is none where there is none', async () => {
    vi.spyOn(api, 'why')
      .mockResolvedValueOnce({ move: {} as MoveRef, rule: null })
      .mockRejectedValueOnce(new Error());
    const given = notices();
    await given.whyNot(0, MOVE);
    expect(given.notice).toBeNull();
    await given.whyNot(0, MOVE);
    expect(given.notice).toEqual({ text: 'There is no such move.', rule: null });
  });

  it('does not show an answer that a move has overtaken', async () => {
    vi.spyOn(api, 'why').mockResolvedValue({ move: {} as MoveRef, rule: 'C1' });
    const given = notices();
    const asking = given.whyNot(0, MOVE);
    given.clear();
    await asking;
    expect(given.notice).toBeNull();
  });

  it('tells spectators that they watch', async () => {
    const given = notices();
    await given.whyNot(null, MOVE);
    expect(given.notice?.text).toBe('You are watching: only the players move.');
  });

  it('says what was refused and why', () => {
    const given = notices();
    given.refused(new Refused(409, { code: 'illegal', message: '', rule: 'C1' }));
    expect(given.notice?.rule?.id).toBe('C1');
    given.refused(new Refused(429, { code: 'too-many', message: '' }));
    expect(given.notice?.text).toBe('Too much at once: please wait a little.');
    given.refused(new TypeError('no network'));
    expect(given.notice?.text).toBe('The server cannot be reached.');
    given.clear();
    expect(given.notice).toBeNull();
  });
});
