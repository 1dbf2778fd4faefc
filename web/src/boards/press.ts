/**
 * `{@attach press(action)}`: makes an SVG shape a button for pointer, touch and keyboard alike. The action
 * learns whether it was a finger, which hides what it touches.
 */

import type { Attachment } from 'svelte/attachments';

export function press(action: (touched: boolean) => void): Attachment<Element> {
  return (element) => {
    const click = (event: Event) => {
      event.stopPropagation();
      action((event as PointerEvent).pointerType === 'touch');
    };
    const key = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (key !== 'Enter' && key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      action(false);
    };
    element.addEventListener('click', click);
    element.addEventListener('keydown', key);
    return () => {
      element.removeEventListener('click', click);
      element.removeEventListener('keydown', key);
    };
  };
}
