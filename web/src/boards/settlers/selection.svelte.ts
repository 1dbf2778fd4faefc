/** What is about to be crossed out: the choice under the pointer, what it would cost, and playing it. */

import type { Attachment } from 'svelte/attachments';
import type { SVGAttributes } from 'svelte/elements';
import type { BoardContext, Choices, Explanation, MoveJson, MoveRef, Preview } from '../board';
import { areaOf, fieldArea, outcomeOf, printed, villageArea, type Outcome } from './outcome';
import type { View } from './view';

export interface Considered {
  json: MoveJson;
  about: Explanation;
  allowed: boolean;
}

const PATIENCE = 70;

export class Selection {
  considered = $state.raw<Considered | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  /** The choice that a first tap has shown and a second one makes. */
  armed = $state<string | null>(null);
  /** Whose sheets lie in front. */
  #turned = $state<number | null>(null);
  #held: Choices | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #known = new WeakMap<object, Map<string, Promise<Preview<View> | null>>>();

  constructor(readonly context: () => BoardContext<View>) {}

  get seat(): number {
    return this.#turned ?? this.context().acting ?? this.context().seat ?? 0;
  }

  turnTo(seat: number): void {
    const { acting, seat: own } = this.context();
    this.#turned = acting === null && seat === own ? null : seat;
    this.leave();
  }

  get mine(): boolean {
    return this.seat === this.context().seat;
  }

  /** The legal moves; those of a moment ago while a move is on its way, so that nothing flickers. */
  legal = $derived.by(() => {
    const { legal, openSeats, seat, over } = this.context();
    const waiting = !over && seat !== null && openSeats.includes(seat);
    if (legal.any || !waiting || !this.#held) this.#held = legal;
    return this.#held;
  });

  find(json: MoveJson): MoveRef | undefined {
    return this.mine ? this.legal.find(json) : undefined;
  }

  // Looking

  look(json: MoveJson, about: Explanation): void {
    const allowed = this.find(json) !== undefined;
    this.considered = { json, about, allowed };
    this.outcome = allowed ? printed(this.context(), json) : null;
    clearTimeout(this.#timer);
    if (allowed) this.#timer = setTimeout(() => void this.#ask(json), PATIENCE);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.considered = null;
    this.outcome = null;
    this.armed = null;
  }

  async #ask(json: MoveJson): Promise<void> {
    const context = this.context();
    const before = context.view;
    const asked = this.#known.get(before) ?? new Map<string, Promise<Preview<View> | null>>();
    this.#known.set(before, asked);
    const key = JSON.stringify(json);
    const preview = asked.get(key) ?? context.preview([json]);
    asked.set(key, preview);
    const after = await preview;
    if (!after?.played || this.considered?.json !== json || context.view !== before) return;
    this.outcome = outcomeOf(context, before, after);
  }

  // Selection

  choose(json: MoveJson, about: Explanation, touched: boolean): void {
    const move = this.find(json);
    const context = this.context();
    if (!move) {
      if (touched) this.look(json, about);
      if (this.mine && !context.over && !this.#done(json)) context.whyNot(json);
      return;
    }
    if (touched && this.armed !== move.notation) {
      this.look(json, about);
      this.armed = move.notation;
      return;
    }
    this.leave();
    context.play(move);
  }

  /** What is crossed out already needs no answer. */
  #done(json: MoveJson): boolean {
    const player = this.context().view.players[this.seat];
    if (!player) return true;
    if (json.move === 'build') return areaOf(player, json.section!, 'abc'.indexOf(json.area!));
    if (json.move === 'village') return villageArea(player, json.slot!, json.area!);
    return json.move === 'harvest' && fieldArea(player, json.field!, json.area!);
  }
}

/** `{@attach choice(selection, () => json, () => about)}`: pointer, touch and keyboard on one thing of the sheets. */
export function choice(selection: Selection, move: () => MoveJson, about: () => Explanation): Attachment<Element> {
  return (element) => {
    let touched = false;
    const look = () => {
      const told = about();
      selection.look(move(), told);
      selection.context().explain(told);
    };
    const leave = () => {
      selection.leave();
      selection.context().explain(null);
    };
    const listeners: Record<string, (event: Event) => void> = {
      pointerdown: (event) => (touched = (event as PointerEvent).pointerType === 'touch'),
      pointerenter: (event) => (event as PointerEvent).pointerType === 'touch' || look(),
      pointerleave: (event) => (event as PointerEvent).pointerType === 'touch' || leave(),
      focusin: () => element.matches(':focus-visible') && !touched && look(),
      // An element that goes away loses the focus in the middle of drawing: wait until that is done.
      focusout: () => queueMicrotask(leave),
      click: (event) => {
        event.stopPropagation();
        selection.choose(move(), about(), touched);
      },
      keydown: (event) => {
        touched = false;
        const { key } = event as KeyboardEvent;
        if (element instanceof HTMLButtonElement || (key !== 'Enter' && key !== ' ')) return;
        event.preventDefault();
        event.stopPropagation();
        selection.choose(move(), about(), false);
      },
    };
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
    };
  };
}

/** How an area is announced: something to choose, something that cannot be chosen, something done. */
export function handle(crossed: boolean, move: MoveRef | undefined, label: string): SVGAttributes<SVGElement> {
  if (crossed) return { role: 'img', tabindex: -1, 'aria-label': label };
  return {
    role: 'button',
    tabindex: move ? 0 : -1,
    'aria-disabled': move ? undefined : true,
    'aria-label': label,
    'data-move': move?.notation,
  };
}
