/**
 * `{@attach explained(context, () => ({title: …}))}`: hover or focus tells about an element, and so does a
 * finger that rests on it: lifting it then does nothing more. A finger that only chooses is told nothing,
 * since what is told would cover the board under it.
 */

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { BoardContext, Explanation } from './board';

/** Milliseconds: a finger that stays longer wants to read. */
const HELD = 450;
const CHOICE = '[data-move], [data-pick]';

type Teller = Pick<BoardContext, 'explain'>;

export function explained(context: Teller, about: () => Explanation): Attachment<Element> {
  return (element) => {
    const show = () => context.explain(about());
    let since = Infinity;
    const held = ({ timeStamp }: Event) => timeStamp - since > HELD;
    const touching = (event: Event) => (event as PointerEvent).pointerType === 'touch';
    let timer: ReturnType<typeof setTimeout> | undefined;
    let touched = false;
    const down = (event: Event) => {
      touched = touching(event);
      since = touched ? event.timeStamp : Infinity;
      if (touched) timer = setTimeout(show, HELD);
    };
    // What a finger meets first may be drawn anew at once: then this is all that is heard of it.
    const enter = (event: Event) => {
      touched = touching(event);
      if (!touching(event) || !element.matches(CHOICE)) show();
    };
    const focus = () => {
      if (!touched || !element.matches(CHOICE)) show();
      touched = false;
    };
    const hide = (event: Event) => {
      clearTimeout(timer);
      if (event.type !== 'pointerleave' || !held(event)) context.explain(null);
    };
    const click = (event: Event) => {
      if (!held(event)) return clearTimeout(timer);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const pairs = [
      ['pointerenter', enter],
      ['pointerdown', down],
      ['focusin', focus],
      ['pointerleave', hide],
      ['focusout', hide],
    ] as const;
    // Taking a focused element away lets go of the focus in the middle of a drawing: `on` allows for it.
    const offs = pairs.map(([name, listener]) => on(element, name, listener));
    offs.push(on(element, 'click', click, { capture: true }));
    return () => {
      clearTimeout(timer);
      offs.forEach((off) => off());
    };
  };
}
