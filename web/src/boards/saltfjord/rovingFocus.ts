/**
 * `{@attach roving}`: the choices of a group are one stop for Tab. Left and right go through them,
 * up and down to the nearest one that way; coming back focuses the one left last.
 */

const CHOICES = '[data-move], [data-rove]';
const ON: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const DOWN: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function middle(element: Element): [x: number, y: number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The nearest one below, or above; what lies aside counts double. */
function nearest(from: Element, all: HTMLElement[], way: number): HTMLElement | undefined {
  const [x, y] = middle(from);
  const far = (element: HTMLElement): number => {
    const [tx, ty] = middle(element);
    return (ty - y) * way > 4 ? (ty - y) * way + 2 * Math.abs(tx - x) : Infinity;
  };
  return all.filter((element) => far(element) < Infinity).sort((a, b) => far(a) - far(b))[0];
}

export function roving(group: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let stop: HTMLElement | undefined;
  const choices = () => [...group.querySelectorAll<HTMLElement>(CHOICES)];

  function arrange(): void {
    const all = choices();
    const next = last && all.includes(last) ? last : all[0];
    if (stop && stop !== next) stop.tabIndex = -1;
    for (const choice of all) choice.tabIndex = choice === next ? 0 : -1;
    stop = next;
  }

  function step(event: KeyboardEvent): void {
    const all = choices();
    const here = event.target as HTMLElement;
    const at = all.indexOf(here);
    if (at < 0 || here.dataset.cell) return; // the cells of a village are gone through one by one
    const by = ON[event.key];
    const way = DOWN[event.key];
    const next = by ? all[(at + by + all.length) % all.length] : way && nearest(here, all, way);
    if (!by && !way) return;
    event.preventDefault();
    if (next) next.focus();
  }

  function settle({ target }: FocusEvent): void {
    last = (target as Element).closest<HTMLElement>(CHOICES) ?? last;
    arrange();
  }

  const watch = new MutationObserver(arrange);
  watch.observe(group, { childList: true, subtree: true, attributeFilter: ['data-move'] });
  group.addEventListener('keydown', step);
  group.addEventListener('focusin', settle);
  arrange();
  return () => {
    watch.disconnect();
    group.removeEventListener('keydown', step);
    group.removeEventListener('focusin', settle);
  };
}
