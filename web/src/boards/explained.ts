/** `{@attach explained(context, () => ({title: …}))}`: hover or focus tells about an element. */

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
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
      ['focusout', hide],
    ] as const;
    // Taking a focused element away lets go of the focus in the middle of a drawing: `on` allows for it.
    const offs = pairs.map(([name, listener]) => on(element, name, listener));
    return () => offs.forEach((off) => off());
  };
}
