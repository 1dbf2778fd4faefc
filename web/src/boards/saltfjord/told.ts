/** What hover and focus tell, and on a phone a long touch: a short one would cover what it chose. */

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Explanation } from '../board';
import { explained as atOnce } from '../explained';
import type { Context } from './about';

const LONG = 450;

export function explained(context: Context, about: () => Explanation): Attachment<Element> {
  return (element) => (context.narrow ? afterAWhile(context, about) : atOnce(context, about))(element);
}

function afterAWhile(context: Context, about: () => Explanation): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(() => context.explain(about()), LONG);
    };
    const end = () => {
      clearTimeout(timer);
      context.explain(null);
    };
    const focus = () => element.matches(':focus-visible') && context.explain(about());
    const offs = [
      on(element, 'pointerdown', begin),
      on(element, 'focusin', focus),
      ...(['pointerup', 'pointercancel', 'pointerleave', 'focusout'] as const).map((name) => on(element, name, end)),
    ];
    return () => {
      clearTimeout(timer);
      offs.forEach((off) => off());
    };
  };
}
