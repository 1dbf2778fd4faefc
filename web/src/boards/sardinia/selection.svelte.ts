/** What can be chosen on the island now, and what a choice means: a piece first, then its goal. */

import type { BoardContext, Choices, MoveRef } from '../board';
import type { Sizes } from './layout';
import type { View } from './view';

/** What the parts of the island are drawn from. */
export interface Part {
  context: BoardContext<View>;
  selection: Selection;
  /** What a card in hand would let one do: shown faintly. */
  glimpse: Choices | null;
  sizes: Sizes;
}

type Kind = 'province' | 'harbour' | 'site';
/** The phases in which a place of a kind is to be chosen. */
const ASKING: Record<Kind, string[]> = {
  province: ['commander', 'priest', 'farmer', 'architect'],
  harbour: ['admiral'],
  site: ['architect'],
};

type Picked = { family: 'step' | 'sail'; from: string };

export class Selection {
  #picked = $state.raw<Picked | null>(null);
  #shown = $state.raw<MoveRef | null>(null);

  constructor(readonly context: () => BoardContext<View>) {}

  get #legal() {
    return this.context().legal;
  }

  /** The piece in hand, if it can still go anywhere. */
  picked = $derived.by<Picked | null>(() => {
    const passing = this.context().view.passing_through;
    const piece = passing ? ({ family: 'step', from: passing } as const) : this.#picked;
    if (!piece) return null;
    return this.#legal.of(piece.family, { from: piece.from }).length ? piece : null;
  });

  #goals = $derived.by(() => {
    const goals = new Map<string, MoveRef>();
    const { picked } = this;
    for (const move of this.#legal.all) {
      const { json } = move;
      const goal = json.province ?? json.harbour ?? (json.site ? `site ${json.site}` : undefined);
      if (json.move === 'step' || json.move === 'sail') {
        if (picked && json.from === picked.from && json.to) goals.set(json.to, move);
      } else if (goal && !picked) goals.set(goal, move);
    }
    return goals;
  });

  /** The move that a click on a province, a harbour or a site (`site 12`) would make. */
  goal(place: string): MoveRef | undefined {
    return this.#goals.get(place);
  }

  /** Whether a settler in this province, or a ship in this harbour, can be taken up. */
  movable(family: Picked['family'], from: string): boolean {
    return this.#legal.of(family, { from }).length > 0;
  }

  pick(family: Picked['family'], from: string): void {
    this.#shown = null;
    const same = this.#picked?.family === family && this.#picked.from === from;
    this.#picked = same ? null : { family, from };
  }

  drop(): void {
    this.#picked = null;
  }

  /** The move that a finger has shown, to be confirmed by a second touch. */
  get shown(): MoveRef | undefined {
    return this.#shown ? this.#legal.find(this.#shown.json) : undefined;
  }

  /** Play; a settler on its way stays in hand. */
  choose(move: MoveRef): void {
    const { json } = move;
    this.#shown = null;
    this.#picked = json.move === 'step' && json.to ? { family: 'step', from: json.to } : null;
    this.context().play(move);
  }

  /** A click on a place: choose it or, where that is what is asked for now, say why it cannot be chosen. */
  click(kind: Kind, id: string, touched = false): void {
    const goal = this.goal(kind === 'site' ? `site ${id}` : id);
    if (goal && touched && this.shown?.index !== goal.index) this.#shown = goal;
    else if (goal) this.choose(goal);
    else if (this.asks(kind)) this.context().whyNot(this.#meant(id, kind));
  }

  /** Whether a place of that kind is to be chosen now. */
  asks(kind: Kind): boolean {
    const { legal, view } = this.context();
    return legal.any && ASKING[kind].includes(view.phase);
  }

  /** The first legal move that anybody would have meant by a place, for "why not?". */
  #meant(place: string, kind: Kind): Record<string, string> & { move: string } {
    const { phase } = this.context().view;
    const { picked } = this;
    if (kind === 'site') return { move: 'fort', site: place };
    if (kind === 'harbour') {
      if (picked?.family === 'sail') return { move: 'sail', from: picked.from, to: place };
      return { move: 'ship', harbour: place };
    }
    if (picked?.family === 'step') return { move: 'step', from: picked.from, to: place };
    return { move: PROVINCE_MOVES[phase] ?? 'settler', province: place };
  }
}

const PROVINCE_MOVES: Record<string, string> = {
  commander: 'settler',
  priest: 'priest-to',
  farmer: 'crop',
  architect: 'village',
};
