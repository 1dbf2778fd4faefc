import { expect, it, vi } from 'vitest';
import { toProvinces } from './mapScroll';

it('brings the provinces of a fort card up, and to the middle', () => {
  const map = document.createElement('div');
  map.innerHTML = '<i data-province="p1"></i><i data-province="p2"></i><i data-province="p3"></i>';
  const at = (element: Element, ...[x, y, width, height]: [number, number, number, number]) =>
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(x, y, width, height));
  at(map, 0, 100, 400, 500);
  at(map.children[0]!, -500, -500, 10, 10);
  at(map.children[1]!, 300, 700, 100, 50);
  at(map.children[2]!, 400, 650, 100, 50);
  const scrollBy = vi.fn();
  Object.assign(map, { scrollBy });
  toProvinces(map, new Set(['p2', 'p3']), 60);
  expect(scrollBy).toHaveBeenCalledWith(200, 490);
});
