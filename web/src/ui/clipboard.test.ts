import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { words } from '../i18n/app.svelte';
import { CopyAction } from './clipboard.svelte';

beforeAll(() => words.use('en'));
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'clipboard'); // the page is shared with other files of tests
  Reflect.deleteProperty(document, 'execCommand');
});

const withClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
const oldWay = (answer: () => boolean) =>
  Object.defineProperty(document, 'execCommand', { value: vi.fn(answer), configurable: true });

it('says that it was copied where there is a clipboard', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  withClipboard({ writeText });
  const link = new CopyAction(() => 'an address');
  expect(link.label('copy-link')).toBe('Copy the link');
  await link.copy();
  expect(writeText).toHaveBeenCalledWith('an address');
  expect(link.label('copy-link')).toBe('Copied');
});

it('copies the old way where there is none, and leaves nothing behind', async () => {
  withClipboard(undefined);
  let copied = '';
  oldWay(() => ((copied = document.querySelector('textarea')!.value), true));
  const link = new CopyAction(() => 'an address');
  await link.copy();
  expect([copied, link.label('copy-link'), document.querySelector('textarea')]).toEqual(['an address', 'Copied', null]);
});

it.each([
  () => false,
  () => {
    throw new Error();
  },
])('does not say that it was copied when it was not', async (answer) => {
  withClipboard({ writeText: vi.fn().mockRejectedValue(new Error('denied')) });
  oldWay(answer);
  const link = new CopyAction(() => 'an address');
  await link.copy();
  expect(link.label('copy-link')).toBe('Please copy it by hand');
});
