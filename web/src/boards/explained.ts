/** `{@attach explained(context, () => ({title: …}))}`: hover or focus tells about an element. */

import type { Attachment } from 'svelte/attachments';
import type { BoardContext, Explanation } from './board';

type Teller = Pick<BoardContext, 'explain'>;

export function explained(context: Teller, about: () => Explanation): Attachment<Element> {
  return (element) => {
    const show = () => context.explain(about());
    const hide = () => context.explain(null);
    const pairs = [
      ['pointerenter', show],
      ['focusin', show],
      ['pointerleave', hide],
      // An element that goes away loses the focus in the middle of drawing: wait until that is done.
      ['focusout', () => queueMicrotask(hide)],
    ] as const;
    for (const [name, listener] of pairs) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of pairs) element.removeEventListener(name, listener);
    };
  };
}
