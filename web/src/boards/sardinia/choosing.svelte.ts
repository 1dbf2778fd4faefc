/** What can be chosen on the island now, and what a choice means: a piece first, then its goal. */

import type { BoardContext, MoveRef } from '../board';
import type { View } from './view';

type Picked = { family: 'step' | 'sail'; from: string };

export class Choosing {
  #picked = $state.raw<Picked | null>(null);

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
    const same = this.#picked?.family === family && this.#picked.from === from;
    this.#picked = same ? null : { family, from };
  }

  drop(): void {
    this.#picked = null;
  }

  /** Play; a settler on its way stays in hand. */
  choose(move: MoveRef): void {
    const { json } = move;
    this.#picked = json.move === 'step' && json.to ? { family: 'step', from: json.to } : null;
    this.context().play(move);
  }

  /** The first legal move that anybody would have meant by a place, for "why not?". */
  meant(place: string, kind: 'province' | 'harbour' | 'site'): Record<string, string> & { move: string } {
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
