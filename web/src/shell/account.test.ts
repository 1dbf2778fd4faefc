import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import { words } from '../i18n/app.svelte';
import type { User } from '../api/types';
import { account } from './account.svelte';

beforeAll(() => words.use('en'));
beforeEach(() => {
  vi.restoreAllMocks();
  account.user = null;
  account.typed = '';
});

const guest: User = { id: 'u', kind: 'guest', name: 'Guest', language: 'en' };

it('calls somebody new by the name that they typed, for any first action', async () => {
  const come = vi.spyOn(api, 'guest').mockImplementation(async (name) => ({ user: { ...guest, name } }));
  account.typed = ' Ada ';
  await account.ensure();
  expect(come).toHaveBeenCalledWith('Ada', expect.anything());
});

it('shows nobody before an account is made', async () => {
  vi.spyOn(api, 'guest').mockResolvedValue({ user: guest });
  let made = (_: User): void => undefined;
  const asked = vi.spyOn(api, 'makeAccount').mockReturnValue(new Promise((done) => (made = done)));
  const making = account.makeAccount('ada', 'correct horse');
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  expect(account.user).toBeNull();
  made({ ...guest, kind: 'account' });
  await making;
  expect(account.user?.kind).toBe('account');
});

it('is a guest when an account was refused', async () => {
  vi.spyOn(api, 'guest').mockResolvedValue({ user: guest });
  vi.spyOn(api, 'makeAccount').mockRejectedValue(new Error('taken'));
  await expect(account.makeAccount('ada', 'correct horse')).rejects.toThrow('taken');
  expect(account.user).toEqual(guest);
});
