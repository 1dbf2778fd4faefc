/** What a player has in hand, and whether it needs a place on the board. */

import type { Context } from './about';
import type { HeldTile } from './heldTile.svelte';

/** What is chosen on the village and in the store: nothing is in hand meanwhile. */
const EMPTY = ['turn', 'activate', 'end-turn', 'free', 'die'];

/** Whether the start sets lie open. */
export function picking({ view }: Context, heldTile: HeldTile): boolean {
  return view.sets.length > 0 && !heldTile.tile && !['act', 'load'].includes(view.decision.phase);
}

export function inHand(context: Context, heldTile: HeldTile): boolean {
  if (picking(context, heldTile)) return true;
  return context.legal.any && (heldTile.tile !== null || !EMPTY.includes(context.view.decision.phase));
}
