import { expect, it, vi } from 'vitest';
import { api } from '../../api/client';
import type { TableInfo } from '../../api/types';
import type { Workshop } from '../../boards/workshop';
import { loadEvidence } from '../fairness/evidence';
import { account } from '../../shell/account.svelte';
import type { GameWords } from '../../i18n/game';
import type { EditorContext } from './editorContext';
import { playAlone } from './designActions';

const BENCH: EditorContext = {
  game: 'chess',
  workshop: { options: { board: 'own' } } as unknown as Workshop,
  words: {} as GameWords,
};

it('puts a number of the player into the dice of a sheet that is played alone', async () => {
  vi.spyOn(account, 'ensure').mockResolvedValue({} as never);
  const opened = vi.spyOn(api, 'open').mockImplementation(
    async ({ seal }) =>
      ({
        id: 'alone',
        status: 'open',
        stream: null,
        commitment: 'ab'.repeat(32),
        my_seats: [0],
        parts: { seals: [seal ?? null], numbers: [null], until: '2026-11-16T20:00:00Z' },
      }) as unknown as TableInfo,
  );
  const told = vi.spyOn(api, 'reveal').mockImplementation(async (id) => ({ id, status: 'running' }) as TableInfo);
  await playAlone(BENCH, '0123456789abcdef');
  expect(opened).toHaveBeenCalledWith({
    game: 'chess',
    options: { board: 'own' },
    content: '0123456789abcdef',
    seats: ['me'],
    access: 'link',
    start: true,
    seal: loadEvidence('alone')!.seal,
  });
  expect(told).toHaveBeenCalledWith('alone', loadEvidence('alone')!.number);
  expect(location.pathname).toBe('/tables/alone');
});
