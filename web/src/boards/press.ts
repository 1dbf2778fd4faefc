/** `{@attach press(action)}`: makes an SVG shape a button for pointer, touch and keyboard alike. */

import type { Attachment } from 'svelte/attachments';

export function press(action: () => void): Attachment<Element> {
  return (element) => {
    const click = (event: Event) => {
      event.stopPropagation();
      action();
    };
    const key = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (key !== 'Enter' && key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      action();
    };
    element.addEventListener('click', click);
    element.addEventListener('keydown', key);
    return () => {
      element.removeEventListener('click', click);
      element.removeEventListener('keydown', key);
    };
  };
}
