import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../api/client';
import type { TableInfo } from '../../api/types';
import { sha256 } from './digest';
import { loadEvidence } from './evidence';
import { contribute, joinTable, openTable } from './contribution';

const PROMISE = 'ab'.repeat(32);

function table(
  more: Partial<TableInfo> = {},
  seals: (string | null)[] = [null, null],
  until: string | null = null,
): TableInfo {
  return {
    id: 't',
    status: 'open',
    stream: null,
    commitment: PROMISE,
    my_seats: [0],
    parts: { seals, numbers: [null, null], until },
    ...more,
  } as TableInfo;
}

const SOON = '2026-11-16T20:00:00Z';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(api, 'seal').mockImplementation(async (_, seal) => table({}, [seal, null]));
  vi.spyOn(api, 'reveal').mockImplementation(async () => table({ status: 'running' }));
  vi.spyOn(api, 'open').mockImplementation(async ({ seal }) => table({}, [seal ?? null, null], SOON));
});

describe('a number for the dice', () => {
  it('is sealed when one sits down and told when the game begins', async () => {
    const sealed = await contribute(table());
    const own = loadEvidence('t')!;
    expect(sealed.parts.seals[0]).toBe(await sha256(own.number!));
    expect(api.reveal).not.toHaveBeenCalled();
    const seals = [own.seal!, 'cd'.repeat(32)];
    await contribute(table({}, seals, SOON));
    expect(api.reveal).toHaveBeenCalledWith('t', own.number);
    expect(loadEvidence('t')).toEqual({ ...own, commitment: PROMISE, seals });
  });

  it('is told, too, where the game begins before the answer to the seal has come', async () => {
    let answer: (info: TableInfo) => void = () => undefined;
    vi.mocked(api.seal).mockImplementation(() => new Promise((done) => (answer = done)));
    const sealing = contribute(table({ seq: 1 }));
    await vi.waitFor(() => expect(api.seal).toHaveBeenCalled());
    const seals = [loadEvidence('t')!.seal!, null];
    await contribute(table({ seq: 3 }, seals, SOON));
    expect(api.reveal).not.toHaveBeenCalled();
    answer(table({ seq: 2 }, seals));
    expect((await sealing).status).toBe('running');
    expect(api.reveal).toHaveBeenCalledWith('t', loadEvidence('t')!.number);
  });

  it('is told at once where nobody else is waited for', async () => {
    const made = await openTable({ game: 'chess', seats: ['me'], start: true });
    expect(made.status).toBe('running');
    expect(api.reveal).toHaveBeenCalledWith('t', loadEvidence('t')!.number);
  });

  it('is not told to a server that has changed its promise', async () => {
    await contribute(table());
    await contribute(table({ commitment: '00'.repeat(32) }, [loadEvidence('t')!.seal!, null], SOON));
    expect(api.reveal).not.toHaveBeenCalled();
  });

  it('is not told under a seal that is not its own', async () => {
    await contribute(table());
    await contribute(table({}, ['ef'.repeat(32), null], SOON));
    expect(api.reveal).not.toHaveBeenCalled();
  });

  it('leaves alone what was sealed on another device', async () => {
    await contribute(table({}, ['ef'.repeat(32), null]));
    expect(api.seal).not.toHaveBeenCalled();
  });

  it('is each table’s own', async () => {
    await contribute(table());
    await contribute(table({ id: 'u' }));
    expect(loadEvidence('t')!.number).not.toBe(loadEvidence('u')!.number);
  });

  it('goes with a player who joins, from the first moment', async () => {
    const join = vi.spyOn(api, 'join').mockResolvedValue(table());
    await joinTable(table(), 1);
    expect(join).toHaveBeenCalledWith('t', { seat: 1, seal: loadEvidence('t')!.seal });
  });
});

describe('where nobody adds a number', () => {
  it('on dice that are the same for all', async () => {
    await contribute(table({ stream: 's' }));
    await openTable({ game: 'chess', seats: ['me'], stream: 's' });
    expect(api.seal).not.toHaveBeenCalled();
    expect(api.open).toHaveBeenCalledWith({ game: 'chess', seats: ['me'], stream: 's' });
  });

  it('where bots play among themselves', async () => {
    await openTable({ game: 'chess', seats: ['bot:level1'], start: true });
    expect(api.open).toHaveBeenCalledWith({ game: 'chess', seats: ['bot:level1'], start: true });
  });

  it('without Web Crypto, but the promise is kept', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await contribute(table());
    vi.unstubAllGlobals();
    expect(api.seal).not.toHaveBeenCalled();
    expect(loadEvidence('t')).toEqual({ commitment: PROMISE });
  });

  it('as a spectator', async () => {
    await contribute(table({ my_seats: [] }));
    expect(api.seal).not.toHaveBeenCalled();
  });
});
