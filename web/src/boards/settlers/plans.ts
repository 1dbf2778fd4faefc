/** Where a settlement plan fits on the empire sheet. */

import type { BoardContext, Choices, MoveRef } from '../board';
import { village } from './outcome';
import { COLUMNS, TRACKS, cellOf, sectionAt, type Cell, type PlayerView, type View } from './view';

export interface Placement {
  move: MoveRef;
  sections: string[];
}

/** Complete sections that belong to no settlement yet. */
function freeSections(player: PlayerView): Set<string> {
  const used = new Set(player.settlements.flatMap(({ sections }) => sections));
  const complete = TRACKS.flatMap((track, row) =>
    Array.from({ length: player.complete_sections[row] ?? 0 }, (_, column) => `${track}-${column + 1}`),
  );
  return new Set(complete.filter((section) => !used.has(section)));
}

/** The section at the plan's top left corner, and the sections it covers, for every place where it fits. */
export function fits(player: PlayerView, cells: readonly Cell[]): Map<string, string[]> {
  const free = freeSections(player);
  const found = new Map<string, string[]>();
  for (let row = 0; row < TRACKS.length; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const covered = cells.map(([r, c]): Cell => [row + r, column + c]);
      const sections = covered.map(sectionAt);
      if (sections.every((section) => free.has(section))) found.set(sectionAt([row, column]), sections);
    }
  }
  return found;
}

/** The places that can be chosen now. Which plan it is, is told by the places it has. */
export function placements(context: BoardContext<View>, legal: Choices): Placement[] {
  const moves = legal.of('place');
  const player = context.seat === null ? undefined : context.view.players[context.seat];
  if (!moves.length || !player) return [];
  const corners = moves.map(({ json }) => json.section!);
  for (const { plan } of village(context)) {
    const places = plan ? fits(player, plan.cells) : new Map<string, string[]>();
    if (places.size === corners.length && corners.every((corner) => places.has(corner))) {
      return moves.map((move) => ({ move, sections: places.get(move.json.section!)! }));
    }
  }
  return moves.map((move) => ({ move, sections: [sectionAt(cellOf(move.json.section!))] }));
}
