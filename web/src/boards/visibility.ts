/** Whether something on a board can be seen and pressed; if not, the board is moved until it can. */

const TRIES = 60;
const PARTS = [0.2, 0.5, 0.8].flatMap((right) => [0.2, 0.5, 0.8].map((down): [number, number] => [right, down]));

/** Where something can be pressed, as near to its middle as nothing lies over it. */
export function spot(element: Element): [number, number] | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  for (let i = 0; i < TRIES; i++) {
    const far = Math.sqrt(i / TRIES) / 2;
    const point: [number, number] = [
      x + width * (0.5 + far * Math.cos(i * 2.4)),
      y + height * (0.5 + far * Math.sin(i * 2.4)),
    ];
    const hit = document.elementFromPoint(...point);
    if (hit && element.contains(hit)) return point;
  }
  return null;
}

/** The element that scrolls a thing; overlays above it stay where they are. */
function scroller(element: Element, board: Element): Element {
  for (let at = element.parentElement; at && at !== board; at = at.parentElement) {
    const moves = at.scrollHeight > at.clientHeight || at.scrollWidth > at.clientWidth;
    if (moves && /auto|scroll/.test(getComputedStyle(at).overflow)) return at;
  }
  return board;
}

/** Whether most of a thing can be seen, in the middle and towards its corners: nothing lies over it there. */
function inView(element: Element, board: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const window = scroller(element, board);
  const free = ([right, down]: [number, number]) =>
    window.contains(document.elementFromPoint(x + width * right, y + height * down));
  return PARTS.every(free) && spot(element) !== null;
}

/** Moves the board so that the first of some things lies free; not at all where one of them does already. */
export function bring(found: readonly Element[], board: Element, motion: boolean): void {
  if (!found.length || found.some((element) => inView(element, board))) return;
  found[0]!.scrollIntoView({ block: 'center', inline: 'center', behavior: motion ? 'smooth' : 'instant' });
}
