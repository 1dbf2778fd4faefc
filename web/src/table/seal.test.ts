import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { words } from '../words/app.svelte';
import Seal from './Seal.svelte';

const SEAL = '4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945';

beforeAll(() => words.use('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the seal of the draws, and copies it', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(Seal, { props: { commitment: SEAL } });
  expect(screen.getByText(SEAL)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: /^Copy\b.*seal/ }));
  expect(writeText).toHaveBeenCalledWith(SEAL);
  expect(await screen.findByRole('button', { name: /^Copied\b/ })).toBeTruthy();
});

it('does not say that it was copied where nothing can be', async () => {
  vi.stubGlobal('navigator', {});
  render(Seal, { props: { commitment: SEAL } });
  await fireEvent.click(screen.getByRole('button', { name: /^Copy\b.*seal/ }));
  expect(screen.queryByRole('button', { name: /^Copied\b/ })).toBeNull();
});
