/** `{@attach lookAround}`: on a drawn board, arrow keys move the focus to the nearest thing that way. */

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function centre(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** How far away a thing is in one direction: what lies aside counts double, what lies behind not at all. */
function distance([x, y]: [number, number], thing: Element, [dx, dy]: [number, number]): number {
  const [tx, ty] = centre(thing);
  const ahead = (tx - x) * dx + (ty - y) * dy;
  const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
  return ahead > 2 ? ahead + 2 * aside : Infinity;
}

export function lookAround(board: Element): () => void {
  function step(event: Event): void {
    const way = WAYS[(event as KeyboardEvent).key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const from = centre(document.activeElement ?? board);
    const things = [...board.querySelectorAll<SVGElement>('[tabindex]')];
    const far = new Map(things.map((thing) => [thing, distance(from, thing, way)]));
    const [nearest] = things.sort((a, b) => far.get(a)! - far.get(b)!);
    if (nearest && far.get(nearest) !== Infinity) nearest.focus();
  }
  board.addEventListener('keydown', step);
  return () => board.removeEventListener('keydown', step);
}
