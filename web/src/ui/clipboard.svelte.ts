/** Something that can be copied with a click, and then says whether it was. */

import { say } from '../i18n/app.svelte';

export class CopyAction {
  done = $state(false);
  failed = $state(false);

  constructor(readonly text: () => string) {}

  copy = async (): Promise<void> => {
    this.done = await put(this.text());
    this.failed = !this.done;
  };

  /** What the button says: where nothing was copied it does not say so. */
  label(before: string): string {
    if (this.failed) return say('copy-failed');
    return say(this.done ? 'copied' : before);
  }
}

/** Browsers have a clipboard on safe pages only; at home, over plain HTTP, there is the old way. */
async function put(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // It was refused.
  }
  return putTheOldWay(text);
}

function putTheOldWay(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position: fixed; opacity: 0';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    before?.focus();
  }
}

/** The address of this page. */
export const copyingLink = () => new CopyAction(() => location.href);
