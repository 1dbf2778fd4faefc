/** Requests about the user's account. */

import { ask } from './client';
import type { components } from './schema';
import type { Body, User } from './types';

type Schemas = components['schemas'];
export type AccountInfo = Schemas['AccountInfo'];
export type SessionInfo = Schemas['SessionInfo'];

export const accounts = {
  info: () => ask<AccountInfo>('GET', '/account'),
  setPassword: (old: string, fresh: string) => ask<void>('PUT', '/account/password', { old, new: fresh }),
  setEmail: (password: string, email: string | null) => ask<void>('PUT', '/account/email', { password, email }),
  confirmEmail: (token: string) => ask<void>('POST', `/account/email/${token}`, {}),
  sessions: () => ask<{ sessions: SessionInfo[] }>('GET', '/me/sessions'),
  endSession: (id: string) => ask<void>('DELETE', `/me/sessions/${id}`),
  endOtherSessions: () => ask<void>('DELETE', '/me/sessions'),
  sendLink: (login: string) => ask<void>('POST', '/session/link', { login }),
  useLink: (token: string, password?: string) =>
    ask<{ user: User }>('POST', `/session/link/${token}`, (password ? { password } : {}) satisfies Body<'UseLinkBody'>),
  goodbye: (proof: Body<'DeleteAccountBody'>) => ask<void>('POST', '/account/delete', proof),
};
