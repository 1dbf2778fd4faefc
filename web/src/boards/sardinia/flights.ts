/** Pieces, crops and cards that travel over the island. */

import type { BoardContext, Flight, GameEvent } from '../board';
import type { View } from './view';

const PLACED: Record<string, string> = {
  'ship-placed': 'ship',
  'settler-placed': 'settler',
  'priest-placed': 'priest',
  'village-built': 'village',
  'fort-built': 'fort',
};
const MOVED: Record<string, string> = {
  'ship-moved': 'ship',
  'settler-moved': 'settler',
  'priest-moved': 'priest',
};

export function flights(events: readonly GameEvent[], context: BoardContext<View>): Flight[] {
  return events.flatMap((event) => flight(event, context) ?? []);
}

function flight(event: GameEvent, { words }: BoardContext<View>): Flight | null {
  const at = (kind: string, field = kind) => `${kind} ${words.id(kind, event[field])}`;
  const seat = Number(event.seat);
  const home = `seat ${seat}`;
  const kind = 'harbour' in event ? 'harbour' : 'site' in event ? 'site' : 'province';
  const placed = PLACED[event.event];
  if (placed) return { from: [home], to: [at(kind)], what: placed, seat };
  const moved = MOVED[event.event];
  if (moved) return { from: [at(kind, `from_${kind}`)], to: [at(kind)], what: moved, seat };
  if (event.event === 'crop-taken') {
    return {
      from: [`crop ${words.id('province', event.province)}`, at('province')],
      to: [home],
      what: `crop ${words.id('crop', event.crop)}`,
      seat,
    };
  }
  if (event.event !== 'card-played') return null;
  return { from: [home], to: ['front'], what: `card ${words.id('role', event.role)}`, seat };
}
