/** Whether a finger that has touched something may have meant its neighbour. */

import { FINGER } from './shape';

export function tooSmall(event: MouseEvent): boolean {
  if ((event as PointerEvent).pointerType !== 'touch') return false;
  const { width, height } = (event.currentTarget as Element).getBoundingClientRect();
  return Math.min(width, height) < FINGER - 0.5;
}
