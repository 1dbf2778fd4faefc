/** Goods, favours and points that travel between sheets, dice and pool. */

import type { BoardContext, Flight, GameEvent } from '../board';
import type { View } from './view';

export function flights(events: readonly GameEvent[], context: BoardContext<View>): Flight[] {
  let from: string[] = [];
  return events.flatMap((event) => {
    if (event.event === 'ability-used') from = [`building ${context.words.id('building', event.building)}`];
    if (event.event === 'harvested') from = [`field ${event.field}`];
    return flight(event, from, context) ?? [];
  });
}

function flight(event: GameEvent, from: string[], { words }: BoardContext<View>): Flight | null {
  const seat = Number(event.seat);
  const home = `seat ${seat}`;
  const id = (kind: string) => words.id(kind, event[kind]);
  if (event.event === 'favour-taken') return { from: [`favour ${id('favour')}`], to: [home], what: id('favour'), seat };
  if (event.event === 'favour-used') return { from: [home], to: [`favour ${id('favour')}`], what: id('favour'), seat };
  if (event.event === 'gained')
    return { from: [...from, home], to: [`pool ${id('resource')}`], what: id('resource'), seat };
  if (event.event === 'spent') return { from: [`pool ${id('resource')}`], to: [home], what: id('resource'), seat };
  return null;
}
