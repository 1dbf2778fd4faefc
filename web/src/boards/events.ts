/** Typed names of a game's events. */

import type { components } from '../api/schema';
import type { GameEvent } from './board';

type Schemas = components['schemas'];
/** The name of an event of a game: `'die-rolled' | …`. */
export type EventName<Game extends string> = `${Game}GameEventName` extends keyof Schemas
  ? Schemas[`${Game}GameEventName`]
  : never;

/** Return whether one of the events has one of the names. */
export function includesEvent(events: readonly GameEvent[], names: ReadonlySet<string>): boolean {
  return events.some(({ event }) => names.has(event));
}
