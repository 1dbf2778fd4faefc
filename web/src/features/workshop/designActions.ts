/** What is done with a design that has no faults: it is kept by the service, played, shown, saved. */

import { api } from '../../api/client';
import { openTable } from '../fairness/contribution';
import { account } from '../../shell/account.svelte';
import { go } from '../../shell/router.svelte';
import type { EditorContext } from './editorContext';

/** Have the service keep a design, so that tables can be made; its hash. */
export async function keep({ game, workshop }: EditorContext, design: unknown, language: string): Promise<string> {
  await account.ensure();
  const { content } = await api.bring(game, { [workshop.file]: design }, language, true);
  if (!content) throw new Error('It has faults.');
  return content;
}

export async function playAlone({ game, workshop }: EditorContext, content: string): Promise<void> {
  await account.ensure();
  const { options } = workshop;
  const table = await openTable({ game, options, content, seats: ['me'], access: 'link', start: true });
  go(`/tables/${table.id}`);
}

/** The page on which a table for several is made. */
export function friendsAddress({ game, workshop }: EditorContext, content: string): string {
  return `/new/${game}?${new URLSearchParams({ ...workshop.options, content })}`;
}

/** Save a design as a file of this computer. */
export function save({ workshop }: EditorContext, design: unknown, language: string): void {
  const name =
    workshop
      .title(design, language)
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .trim() || 'design';
  const file = new Blob([`${JSON.stringify(design, null, 2)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const MOST_BYTES = 200_000;

/** A design from a file that somebody chose; nothing if it holds none. */
export async function open({ workshop }: EditorContext, file: File): Promise<unknown> {
  if (file.size > MOST_BYTES) return null;
  try {
    return workshop.read(JSON.parse(await file.text()));
  } catch {
    return null;
  }
}
