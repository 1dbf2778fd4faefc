/** How the sections of the tracks are drawn: merlons, a roof, a dome, an arch. */

import type { SectionPlace } from './geometry';
import { line, type Point } from './ink';

/** The outline of a section. */
export function frame({ x, y, width: w, height: h, track, column }: SectionPlace, narrow: boolean): string {
  const seed = `${track} ${column}`;
  const [l, r, b] = [x + 1.5, x + w - 1.5, y + h];
  if (track === 'walls') {
    const merlon = (r - l) / 5;
    const [top, low] = [y + 1, y + (narrow ? 5.5 : 8.8)];
    const points = [0, 1, 2, 3, 4].flatMap((i): Point[] => {
      const level = i % 2 ? low : top;
      return [[l + i * merlon, level], [l + (i + 1) * merlon, level]];
    });
    return line([[l, b], ...points, [r, b]], seed, true, 0.6);
  }
  const eave = y + eaves(track, narrow);
  if (track === 'huts') {
    return line([[l + 2, b], [l + 2, eave], [l - 2, eave], [(l + r) / 2, y], [r + 2, eave], [r - 2, eave], [r - 2, b]], seed, true, 0.6);
  }
  if (track === 'granaries') return `M${l + 2} ${b}V${eave}L${dome(l, r, y, w, eave)}H${r - 2}V${b}Z`;
  const foot = narrow ? 7 : 13;
  const pier = narrow ? 5 : 9;
  return `M${l - 1} ${y + 4}Q${(l + r) / 2} ${y - 1} ${r + 1} ${y + 4}V${b + foot}H${r - pier}C${r - pier} ${b - 2} ${l + pier} ${b - 2} ${l + pier} ${b + foot}H${l - 1}Z`;
}

/** What is above the eaves of a hut or a granary; nothing elsewhere. */
export function roof({ x, y, width: w, track }: SectionPlace, narrow: boolean): string {
  const [l, r] = [x + 1.5, x + w - 1.5];
  const eave = y + eaves(track, narrow);
  if (track === 'huts') return line([[l - 2, eave], [(l + r) / 2, y], [r + 2, eave]], `roof ${x}`, true, 0.5);
  return track === 'granaries' ? `M${dome(l, r, y, w, eave)}Z` : '';
}

function eaves(track: string, narrow: boolean): number {
  if (track === 'huts') return narrow ? 14 : 24;
  return narrow ? 12 : 19;
}

/** From the left end of the eaves over the top to the right end. */
function dome(l: number, r: number, y: number, w: number, eave: number): string {
  return `${l - 1} ${eave}C${l + w * 0.14} ${y + 4} ${l + w * 0.34} ${y + 2} ${(l + r) / 2} ${y}C${r - w * 0.34} ${y + 2} ${r - w * 0.14} ${y + 4} ${r + 1} ${eave}`;
}
