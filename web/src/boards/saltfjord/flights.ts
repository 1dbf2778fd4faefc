/** Dice, goods, tiles, crates and boats that travel between the board and a village. */

import type { BoardContext, Flight, GameEvent } from '../board';
import { cellName } from './geometry';
import type { View } from './view';

export function flights(events: readonly GameEvent[], context: BoardContext<View>): Flight[] {
  let worked: string[] = [];
  return events.flatMap((event) => {
    if (event.event === 'building-activated' || event.event === 'worker-used') worked = [cellOf(event)];
    return flight(event, worked, context) ?? [];
  });
}

const cellOf = ({ cell }: GameEvent) => `cell ${cellName(Number(cell))}`;

type Teller = (event: GameEvent, worked: string[], context: BoardContext<View>) => Omit<Flight, 'seat'>;

const TELLERS: Record<string, Teller> = {
  'die-taken': (event, _, { words }) => {
    const die = `die ${words.id('colour', event.colour)} ${words.id('value', event.value)}`;
    return { from: [die], to: [`seat ${event.seat}`], what: die };
  },
  'die-rested': (event) => ({ from: [`seat ${event.seat}`], to: [cellOf(event)], what: 'die' }),
  'worker-used': (event) => ({ from: [`seat ${event.seat}`], to: [cellOf(event)], what: 'worker' }),
  'tile-built': (event) => ({ from: ['tiles'], to: [cellOf(event)], what: 'build-small' }),
  gained: (event, worked, { words }) => {
    const kind = words.id('resource', event.resource);
    return { from: [...worked, `seat ${event.seat}`], to: [`goods ${kind}`, `seat ${event.seat}`], what: kind };
  },
  paid: (event, _, { words }) => {
    const kind = words.id('resource', event.resource);
    return { from: [`goods ${kind}`, `seat ${event.seat}`], to: ['tiles', `seat ${event.seat}`], what: kind };
  },
  'order-filled': (event) => ({ from: ['crates'], to: [`pier ${Number(event.pier) + 1}`, `seat ${event.seat}`], what: 'order' }),
  'technology-gained': (event, _, { words }) => ({
    from: [`seat ${event.seat}`],
    to: [`track ${words.id('track', event.track)}`],
    what: 'technology',
  }),
  'boat-moved': (event) => ({ from: [`area ${Number(event.area) - 1}`], to: [`area ${event.area}`], what: 'boat' }),
  'boat-returned': (event, _, { view }) => ({
    from: [`area ${view.players[Number(event.seat)]?.boat ?? 1}`],
    to: ['area 0'],
    what: 'boat',
  }),
  passed: (event, _, { words }) => ({
    from: [`seat ${event.seat}`],
    to: [`tavern ${words.id('tavern', event.tavern)}`],
    what: 'seat',
  }),
};

function flight(event: GameEvent, worked: string[], context: BoardContext<View>): Flight | null {
  const told = TELLERS[event.event]?.(event, worked, context);
  return told ? { ...told, seat: Number(event.seat) } : null;
}
