/** How a map that is larger than its window is moved, so that what matters is seen. */

/** Scroll the map to the first choice if none is visible. */
export function toChoice(window: HTMLElement): void {
  const around = window.getBoundingClientRect();
  const aside = (thing: Element): [number, number] => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    return [(left + right - around.left - around.right) / 2, (top + bottom - around.top - around.bottom) / 2];
  };
  const choices = [...window.querySelectorAll('[data-move], [data-pick]')].map(aside);
  const seen = choices.some(([x, y]) => Math.abs(x) < around.width / 2 - 20 && Math.abs(y) < around.height / 2 - 60);
  if (choices[0] && !seen) window.scrollBy(...choices[0]);
}

/** Some provinces are brought up under what lies over the upper edge: below there is room to tell about them. */
export function toProvinces(window: HTMLElement, provinces: ReadonlySet<string>, margin: number): void {
  const around = window.getBoundingClientRect();
  const boxes = [...window.querySelectorAll<SVGElement>('[data-province]')]
    .filter(({ dataset }) => provinces.has(dataset.province!))
    .map((province) => province.getBoundingClientRect());
  const left = Math.min(...boxes.map(({ left }) => left));
  const right = Math.max(...boxes.map(({ right }) => right));
  const top = Math.min(...boxes.map(({ top }) => top));
  window.scrollBy((left + right - around.left - around.right) / 2, top - around.top - margin);
}
