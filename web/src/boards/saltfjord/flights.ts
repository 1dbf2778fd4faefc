/** Dice, goods, tiles, crates and boats that travel between the board and a village. */

import type { BoardContext, Flight, GameEvent } from '../board';
import { cellName, SIZE } from './geometry';
import type { View } from './view';

export function flights(events: readonly GameEvent[], context: BoardContext<View>, after: View): Flight[] {
  let worked: string[] = [];
  return events.flatMap((event) => {
    if (event.event === 'building-activated' || event.event === 'worker-used') worked = [cellOf(event)];
    return flight(event, { worked, context, after }) ?? [];
  });
}

const cellOf = ({ cell }: GameEvent) => `cell ${cellName(Number(cell))}`;

interface Around {
  /** The building that worked last. */
  worked: string[];
  context: BoardContext<View>;
  after: View;
}
type Teller = (event: GameEvent, around: Around) => Omit<Flight, 'seat'> | null;

/** The die that has come to rest on a cell: its value is the number of its line, not its former value (F16, F17). */
function rested({ seat, cell }: GameEvent, { players }: View): string | null {
  const at = Number(cell);
  const colour = players[Number(seat)]!.cells[at]!.piece;
  if (colour === 'white') return `die white ${(at % SIZE) + 1}`;
  return colour === 'orange' ? `die orange ${Math.floor(at / SIZE) + 1}` : null;
}

const TELLERS: Record<string, Teller> = {
  'die-taken': (event, { context: { words } }) => {
    const die = `die ${words.id('colour', event.colour)} ${words.id('value', event.value)}`;
    return { from: [die], to: [`seat ${event.seat}`], what: die };
  },
  'die-rested': (event, { after }) => {
    const what = rested(event, after);
    return what ? { from: [`seat ${event.seat}`], to: [cellOf(event)], what } : null;
  },
  'worker-used': (event) => ({ from: [`seat ${event.seat}`], to: [cellOf(event)], what: 'worker' }),
  'tile-built': (event) => ({ from: ['tiles'], to: [cellOf(event)], what: 'build-small' }),
  gained: (event, { worked, context: { words } }) => {
    const kind = words.id('resource', event.resource);
    return { from: [...worked, `seat ${event.seat}`], to: [`goods ${kind}`, `seat ${event.seat}`], what: kind };
  },
  paid: (event, { context: { words } }) => {
    const kind = words.id('resource', event.resource);
    return { from: [`goods ${kind}`, `seat ${event.seat}`], to: ['tiles', `seat ${event.seat}`], what: kind };
  },
  'order-filled': (event) => ({
    from: ['crates'],
    to: [`pier ${Number(event.pier) + 1}`, `seat ${event.seat}`],
    what: 'order',
  }),
  'technology-gained': (event, { context: { words } }) => ({
    from: [`seat ${event.seat}`],
    to: [`track ${words.id('track', event.track)}`],
    what: 'technology',
  }),
  'boat-moved': (event) => ({ from: [`area ${Number(event.area) - 1}`], to: [`area ${event.area}`], what: 'boat' }),
  'boat-returned': (event, { context: { view } }) => ({
    from: [`area ${view.players[Number(event.seat)]?.boat ?? 1}`],
    to: ['area 0'],
    what: 'boat',
  }),
  passed: (event, { context: { words } }) => ({
    from: [`seat ${event.seat}`],
    to: [`tavern ${words.id('tavern', event.tavern)}`],
    what: 'seat',
  }),
};

function flight(event: GameEvent, around: Around): Flight | null {
  const told = TELLERS[event.event]?.(event, around);
  return told ? { ...told, seat: Number(event.seat) } : null;
}
