/**
 * `{@attach explained(context, () => ({title: …}))}`: hover or focus tells about an element, and so does a
 * finger that rests on it: lifting it then does nothing more.
 */

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { BoardContext, Explanation } from './board';

/** Milliseconds: a finger that stays longer wants to read. */
const HELD = 450;

type Teller = Pick<BoardContext, 'explain'>;

export function explained(context: Teller, about: () => Explanation): Attachment<Element> {
  return (element) => {
    const show = () => context.explain(about());
    let since = Infinity;
    const held = ({ timeStamp }: Event) => timeStamp - since > HELD;
    const down = (event: Event) => {
      since = (event as PointerEvent).pointerType === 'touch' ? event.timeStamp : Infinity;
    };
    const hide = (event: Event) => {
      if (event.type !== 'pointerleave' || !held(event)) context.explain(null);
    };
    const click = (event: Event) => {
      if (!held(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const pairs = [
      ['pointerenter', show],
      ['pointerdown', down],
      ['focusin', show],
      ['pointerleave', hide],
      ['focusout', hide],
    ] as const;
    // Taking a focused element away lets go of the focus in the middle of a drawing: `on` allows for it.
    const offs = pairs.map(([name, listener]) => on(element, name, listener));
    offs.push(on(element, 'click', click, { capture: true }));
    return () => offs.forEach((off) => off());
  };
}
