/** Which building a move is about: its words know only where in the village it stands. */

import type { BoardContext, MoveJson } from '../board';
import { village } from './outcome';
import type { View } from './view';
import { buildingName } from './buildingText';

export function named({ slot }: MoveJson, context: BoardContext<View>): string {
  const building = slot ? village(context)[Number(slot) - 1] : undefined;
  return building ? buildingName(building, context.words) : '';
}
