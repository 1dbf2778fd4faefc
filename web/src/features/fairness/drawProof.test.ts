import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../api/client';
import type { Draw, TableInfo, Verdict } from '../../api/types';
import written from './cases.json';
import { storeEvidence, type Evidence } from './evidence';
import { words } from '../../i18n/app.svelte';
import Proof from './DrawProof.svelte';

const [whole] = written as unknown as { record: string; draws: Draw[]; kept: Evidence }[];
const info = { id: 't', commitment: whole!.kept.commitment, stream: null } as TableInfo;

beforeAll(() => words.use('en'));
beforeEach(() => {
  localStorage.clear();
  storeEvidence('t', whole!.kept);
  vi.spyOn(api, 'record').mockResolvedValue(whole!.record);
  vi.spyOn(api, 'draws').mockResolvedValue({ draws: whole!.draws });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function check(): Promise<HTMLElement> {
  render(Proof, { props: { info, names: ['Ada', 'Bo', 'Cyd'] } });
  await fireEvent.click(screen.getByRole('button', { name: 'Check the draws' }));
  return screen.findByRole('status');
}

it('reckons itself, and says who is in and who was left out', async () => {
  const said = (await check()).textContent;
  expect(said).toContain('Checked in this browser: all 9 draws follow');
  expect(said).toContain('A number that this browser made is in them.');
  expect(said).toContain('Cyd had sealed a number and did not tell it in time');
});

it('names what is wrong', async () => {
  vi.mocked(api.record).mockResolvedValue(whole!.record.replace(/^part A .*\n/m, ''));
  expect((await check()).textContent).toContain('This browser told its number in time, and it is not in the dice.');
});

it('says that it may not reckon, and gives the server’s word as the server’s', async () => {
  const verify = vi.spyOn(api, 'verify');
  verify.mockResolvedValue({ ok: true, draws: 9, seed: 'secret', commitment: info.commitment, message: '' } as Verdict);
  vi.stubGlobal('crypto', {});
  expect((await check()).textContent).toContain('The server says that all 9 draws follow');
  expect(screen.getByText(/did not come over HTTPS/)).toBeTruthy();
  expect(api.record).not.toHaveBeenCalled();
});

it('does not take another promise than the one that was kept', async () => {
  const verify = vi.spyOn(api, 'verify');
  verify.mockResolvedValue({ ok: true, draws: 9, seed: 'x', commitment: '0'.repeat(64), message: '' } as Verdict);
  vi.stubGlobal('crypto', {});
  expect((await check()).textContent).toContain('do not follow');
});
