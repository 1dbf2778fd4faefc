/** Where the plan of a settlement would lie on the empire sheet. */

import type { BoardContext, Choices, MoveRef } from '../board';
import { village } from './outcome';
import { cellOf, sectionAt, type Cell, type View } from './view';

export interface Placement {
  move: MoveRef;
  sections: string[];
}

/** The sections that a plan covers, its top left corner on this one (W24). */
export function covered(corner: string, cells: readonly Cell[]): string[] {
  const [row, column] = cellOf(corner);
  return cells.map(([down, right]) => sectionAt([row + down, column + right]));
}

/** The places that can be chosen now for the plan that was chosen. */
export function placements(context: BoardContext<View>, legal: Choices): Placement[] {
  const player = context.seat === null ? undefined : context.view.players[context.seat];
  const plan = village(context).find(({ id }) => id === player?.founding)?.plan;
  return plan ? legal.of('place').map((move) => ({ move, sections: covered(move.json.section!, plan.cells) })) : [];
}
