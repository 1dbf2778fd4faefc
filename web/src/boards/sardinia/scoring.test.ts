import { expect, it } from 'vitest';
import type { BoardContext, GameEvent } from '../board';
import { scenes } from './scoring';
import type { View } from './view';

const before = {
  scores: [3, 0],
  words: { id: (domain: string, value: unknown) => `${domain}${String(value)}` },
} as unknown as BoardContext<View>;

const EVENTS: GameEvent[] = [
  { event: 'card-played', seat: 0, role: 6 },
  { event: 'scoring-began', seat: 0, site: 4, number: 2 },
  { event: 'province-scored', province: 1, points: 5 },
  { event: 'influence-scored', seat: 0, province: 1, influence: 2, points: 5 },
  { event: 'influence-scored', seat: 1, province: 1, influence: 1, points: 2 },
  { event: 'nobody-influential', province: 3 },
];

it('shows the site, then province by province, with the points so far', () => {
  const steps = scenes(EVENTS, before).map(({ data }) => data);
  expect(steps.map(({ province }) => province)).toEqual([null, 'province1', 'province3']);
  expect(steps.map(({ scores }) => scores)).toEqual([
    [3, 0],
    [8, 2],
    [8, 2],
  ]);
  expect(steps[1]!.gains).toHaveLength(2);
});

it('shows nothing where nothing is scored', () => {
  expect(scenes(EVENTS.slice(0, 1), before)).toEqual([]);
});
