/** Going over the sheets with the arrow keys. */

export type Direction = 'left' | 'right' | 'up' | 'down';

const WAYS: Record<Direction, [x: number, y: number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

function middle(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The nearest of some elements in a direction; the first of all when none has the focus. */
export function towards<E extends Element>(
  from: Element | null,
  all: readonly E[],
  direction: Direction,
): E | undefined {
  if (!from || !all.some((element) => element.parentElement?.contains(from) || element === from)) return all[0];
  const [x, y] = middle(from);
  const [wx, wy] = WAYS[direction];
  let best: E | undefined;
  let least = Infinity;
  for (const element of all) {
    const [ex, ey] = middle(element);
    const along = (ex - x) * wx + (ey - y) * wy;
    const aside = Math.abs((ex - x) * wy) + Math.abs((ey - y) * wx);
    const cost = along + 2.5 * aside;
    if (element !== from && along > 2 && cost < least) [best, least] = [element, cost];
  }
  return best;
}
