/** How the sections of the tracks are drawn: merlons, a roof, a dome, an arch. */

import type { SectionPlace } from './geometry';
import { line, type Point } from './ink';

/** The outline of a section; a bridge stands with its feet in the river. */
export function frame({ x, y, width: w, height: h, roof, track, column }: SectionPlace, foot: number): string {
  const seed = `${track} ${column}`;
  const [l, r, b] = [x + 1.5, x + w - 1.5, y + h];
  if (track === 'walls') return line([[l, b], ...merlons(l, r, y, roof), [r, b]], seed, true, 0.6);
  const eave = y + roof + 1.5;
  if (track === 'huts') {
    return line(
      [
        [l + 2, b],
        [l + 2, eave],
        [l - 2, eave],
        [(l + r) / 2, y],
        [r + 2, eave],
        [r - 2, eave],
        [r - 2, b],
      ],
      seed,
      true,
      0.6,
    );
  }
  if (track === 'granaries') return `M${l + 2} ${b}V${eave}L${dome(l, r, y, w, eave)}H${r - 2}V${b}Z`;
  const pier = w * 0.14;
  return `M${l - 1} ${y + 4}Q${(l + r) / 2} ${y - 1} ${r + 1} ${y + 4}V${b + foot}H${r - pier}C${r - pier} ${b - 2} ${l + pier} ${b - 2} ${l + pier} ${b + foot}H${l - 1}Z`;
}

function merlons(l: number, r: number, y: number, roof: number): Point[] {
  const width = (r - l) / 5;
  return [0, 1, 2, 3, 4].flatMap((i): Point[] => {
    const level = i % 2 ? y + roof * 0.6 : y + 1;
    return [
      [l + i * width, level],
      [l + (i + 1) * width, level],
    ];
  });
}

/** What is above the eaves of a hut or a granary; nothing elsewhere. */
export function roofOf({ x, y, width: w, roof, track }: SectionPlace): string {
  const [l, r] = [x + 1.5, x + w - 1.5];
  const eave = y + roof + 1.5;
  if (track === 'huts')
    return line(
      [
        [l - 2, eave],
        [(l + r) / 2, y],
        [r + 2, eave],
      ],
      `roof ${x}`,
      true,
      0.5,
    );
  return track === 'granaries' ? `M${dome(l, r, y, w, eave)}Z` : '';
}

/** From the left end of the eaves over the top to the right end. */
function dome(l: number, r: number, y: number, w: number, eave: number): string {
  return `${l - 1} ${eave}C${l + w * 0.14} ${y + 4} ${l + w * 0.34} ${y + 2} ${(l + r) / 2} ${y}C${r - w * 0.34} ${y + 2} ${r - w * 0.14} ${y + 4} ${r + 1} ${eave}`;
}
