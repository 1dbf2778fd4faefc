import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused, api } from '../../api/client';
import type { Profile, ReplayStep } from '../../api/types';
import { words } from '../../i18n/app.svelte';
import { ReplaySession } from './replaySession.svelte';
import { serve } from '../table/scene';

const step = (move: number) =>
  ({
    move,
    length: 9,
    view: { move },
    scores: [move, 0],
    open_seats: [1],
    events: move === 2 ? [{ event: 'stepped', seat: 0, square: 1 }] : [],
  }) as unknown as ReplayStep;

beforeAll(() => words.use('en'));
beforeEach(() => {
  vi.spyOn(api, 'replay').mockImplementation(async (_, move) => step(move));
});

describe('a replay', () => {
  it('opens at a move, tells it, and knows the moves beside it', async () => {
    serve({ status: 'finished' });
    const replay = new ReplaySession('t');
    await replay.open(2);
    expect([replay.at, replay.length, replay.said]).toEqual([2, 9, 'Ada steps to b1.']);
    expect(vi.mocked(api.replay).mock.calls).toEqual([
      ['t', 2, null],
      ['t', 3, null],
      ['t', 1, null],
    ]);
    await replay.go(1);
    expect(vi.mocked(api.replay).mock.calls.filter(([, move]) => move === 1)).toHaveLength(1);
    await replay.go(0);
    expect(replay.said).toBe('Before the first move.');
  });

  it('stays within the game', async () => {
    serve({ status: 'finished' });
    const replay = new ReplaySession('t');
    await replay.open(4);
    await replay.go(99);
    expect(replay.at).toBe(9);
    await replay.go(-3);
    expect(replay.at).toBe(0);
  });

  it('shows the move that was wanted last, whichever comes first', async () => {
    serve({ status: 'finished' });
    const replay = new ReplaySession('t');
    await replay.open(2);
    const slow: (() => void)[] = [];
    vi.mocked(api.replay).mockImplementation((_, move) => new Promise((done) => slow.push(() => done(step(move)))));
    const first = replay.go(7);
    const last = replay.go(5);
    slow.reverse().forEach((answer) => answer());
    await Promise.all([first, last]);
    expect(replay.at).toBe(5);
  });

  it('shows a running game as the user’s seat sees it', async () => {
    serve({ my_seats: [1] });
    const replay = new ReplaySession('t');
    await replay.open(0);
    expect(replay.context.seat).toBe(1);
    await replay.look(null);
    expect(replay.context.seat).toBeNull();
    expect(vi.mocked(api.replay)).toHaveBeenCalledWith('t', 0, null);
  });

  it('gives a board the moment, and nothing to choose', async () => {
    serve({ status: 'finished' });
    const replay = new ReplaySession('t');
    await replay.open(9);
    const { context } = replay;
    expect([context.view, context.scores, context.openSeats, context.over]).toEqual([{ move: 9 }, [9, 0], [1], true]);
    expect([context.legal.any, context.scene, await context.preview([])]).toEqual([false, null, null]);
    const play = vi.spyOn(api, 'play');
    context.play({ index: 0, notation: 'step a1', json: { move: 'step', square: 'a1' } });
    await context.playAll([{ move: 'step', square: 'a1' }]);
    expect(play).not.toHaveBeenCalled();
  });

  it('knows the personal bests of the players of this game', async () => {
    serve({ status: 'finished' });
    const best = (game: string) => ({ game, category: 'any', score: 7 });
    const solo = [best('chess'), best('draughts')];
    const profile = vi.spyOn(api, 'profile').mockResolvedValueOnce({ solo } as unknown as Profile);
    const replay = new ReplaySession('t');
    await replay.open(9);
    expect(await replay.context.bests()).toEqual([best('chess')]);
    expect(profile).toHaveBeenCalledWith('u_0');
    profile.mockRejectedValueOnce(new TypeError());
    expect(await replay.context.bests()).toEqual([]);
  });

  it('says what is wrong where there is nothing to see', async () => {
    vi.spyOn(api, 'table').mockRejectedValue(new Refused(404, { code: 'not-found', message: '' }));
    const replay = new ReplaySession('t');
    await replay.open(0);
    expect([replay.problem, replay.board]).toEqual(['not-found', null]);
  });
});
