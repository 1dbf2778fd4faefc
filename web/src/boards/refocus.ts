/** `{@attach refocus(() => context.legal)}`: who plays by keyboard finds the focus on the next choice. */

import type { Attachment } from 'svelte/attachments';
import type { Choices } from './board';

let byKey = false;
addEventListener('keydown', () => (byKey = true), true);
addEventListener('pointerdown', () => (byKey = false), true);

const CHOICE = '[data-move], [data-pick]';

export function refocus(legal: () => Choices): Attachment<HTMLElement> {
  return (board) => {
    if (!legal().any || !byKey) return;
    const frame = requestAnimationFrame(() => {
      const here = document.activeElement ?? document.body;
      const away = here !== document.body && !board.contains(here);
      if (away || here.matches(CHOICE)) return;
      const next = board.querySelector<HTMLElement>(CHOICE);
      (next ?? document.querySelector<HTMLElement>('.prompt [data-move]'))?.focus();
    });
    return () => cancelAnimationFrame(frame);
  };
}
