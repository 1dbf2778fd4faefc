import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import type { Term } from '../../api/learning';
import LookupBubble from './LookupBubble.svelte';
import { lookup } from './lookup.svelte';

const FORT: Term = { id: 'fort', title: 'Fort', text: 'Counts where it stands.', rules: [] } as unknown as Term;

afterEach(() => {
  lookup.close();
  cleanup();
});

async function open(): Promise<HTMLDialogElement> {
  lookup.now = { entry: { term: { ...FORT } }, game: 'chess', book: null, from: new DOMRect() };
  await tick();
  return screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
}

it('is gone when it was closed', async () => {
  render(LookupBubble);
  const dialog = await open();
  dialog.open = false;
  await fireEvent(dialog, new Event('close'));
  expect(lookup.now).toBeNull();
});

it('stays if another link has opened it before the news of its closing came', async () => {
  render(LookupBubble);
  const dialog = await open();
  dialog.open = true;
  await fireEvent(dialog, new Event('close'));
  expect(lookup.now).not.toBeNull();
});
