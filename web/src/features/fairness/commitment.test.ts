import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { TableInfo } from '../../api/types';
import { storeEvidence } from './evidence';
import { words } from '../../i18n/app.svelte';
import Commitment from './Commitment.svelte';

const SEAL = '4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945';

function table(more: Partial<TableInfo> = {}): TableInfo {
  const seats = ['Ada', 'Bo'].map((name, seat) => ({ seat, name, kind: 'person' }));
  const parts = { seals: [null, null], numbers: [null, null], until: null };
  return { id: 't', commitment: SEAL, stream: null, started_at: null, seats, parts, ...more } as unknown as TableInfo;
}

beforeAll(() => words.use('en'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('shows the commitment to the draws, and copies it', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(Commitment, { props: { info: table() } });
  expect(screen.getByText(SEAL)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: /^Copy\b.*commitment/ }));
  expect(writeText).toHaveBeenCalledWith(SEAL);
  expect(await screen.findByRole('button', { name: /^Copied\b/ })).toBeTruthy();
});

it('does not say that it was copied where nothing can be', async () => {
  vi.stubGlobal('navigator', {});
  render(Commitment, { props: { info: table() } });
  await fireEvent.click(screen.getByRole('button', { name: /^Copy\b.*commitment/ }));
  expect(screen.queryByRole('button', { name: /^Copied\b/ })).toBeNull();
});

const begun = { started_at: '2026-11-16T20:00:00Z', parts: { seals: ['a', 'b'], numbers: ['1', null], until: null } };

it('says who adds to the dice, and who was left out', () => {
  const sealed = { seals: ['a', null], numbers: [null, null], until: null };
  const { rerender } = render(Commitment, { props: { info: table({ parts: sealed }) } });
  expect(screen.getByText(/sealed until the start: Ada\./)).toBeTruthy();
  return rerender({ info: table(begun) }).then(() => {
    expect(screen.getByText(/are in the dice: Ada\./)).toBeTruthy();
    expect(screen.getByText(/not told in time: Bo\./)).toBeTruthy();
  });
});

it('says that on the dice of others nobody adds anything', () => {
  render(Commitment, { props: { info: table({ stream: 's' }) } });
  expect(screen.getByText(/no player adds a number/)).toBeTruthy();
});

it('sounds the alarm where a promise was exchanged or a number left out', () => {
  storeEvidence('t', { commitment: '0'.repeat(64), number: '2', seal: 'b', seals: ['a', 'b'] });
  render(Commitment, { props: { info: table(begun) } });
  expect(screen.getAllByRole('alert')).toHaveLength(2);
});
