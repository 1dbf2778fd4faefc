import { beforeAll, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import { words } from '../words/app.svelte';
import { account } from './account.svelte';

beforeAll(() => words.use('en'));

it('calls somebody new by the name that they typed, whatever they do first', async () => {
  const guest = vi.spyOn(api, 'guest').mockImplementation(async (name) => ({ user: { id: 'u', kind: 'guest', name, language: 'en' } }));
  account.typed = ' Ada ';
  await account.ensure();
  expect(guest).toHaveBeenCalledWith('Ada', expect.anything());
});
