/**
 * What hover and focus tell, and a long touch: a short one would cover what it chose. The finger that
 * has read something chooses nothing when it is lifted.
 */

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Explanation } from '../board';
import type { Context } from './about';

const LONG = 450;

export function explained(context: Context, about: () => Explanation): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reading = false;
    const show = () => context.explain(about());
    const hide = () => {
      clearTimeout(timer);
      if (!reading) context.explain(null);
    };
    const read = () => {
      reading = true;
      show();
    };
    const touched = (event: PointerEvent) => {
      reading = false;
      clearTimeout(timer);
      if (event.pointerType !== 'mouse') timer = setTimeout(read, LONG);
    };
    const lifted = () => clearTimeout(timer);
    const offs = [
      on(element, 'pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && show()),
      on(element, 'pointerdown', touched as EventListener),
      on(element, 'pointerup', lifted),
      on(element, 'focusin', () => element.matches(':focus-visible') && show()),
      ...(['pointercancel', 'pointerleave', 'focusout'] as const).map((name) => on(element, name, hide)),
      on(element, 'contextmenu', (event) => reading && event.preventDefault()),
      on(
        element,
        'click',
        (event) => {
          if (reading) event.stopImmediatePropagation();
          reading = false;
        },
        { capture: true },
      ),
    ];
    return () => {
      clearTimeout(timer);
      offs.forEach((off) => off());
    };
  };
}
