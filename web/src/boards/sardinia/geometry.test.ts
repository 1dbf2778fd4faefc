import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { outlines } from './geometry';
import type { IslandMap } from './view';

const FILE = '../src/osada/games/sardinia/content/data/map.json';
const map = JSON.parse(readFileSync(FILE, 'utf-8')) as IslandMap;

it('draws every province, one coast and every border once', () => {
  const { provinces, coast, borders, islets } = outlines(map);
  expect(provinces.size).toBe(16);
  expect(coast.match(/Z/g)).toHaveLength(1);
  expect(new Set(borders).size).toBe(borders.length);
  expect(islets).toHaveLength(map.decor_islands.length);
});

it('gives neighbours the same border', () => {
  const { provinces } = outlines(map);
  const points = (id: string) => new Set(provinces.get(id)!.match(/[\d.]+ [\d.]+/g));
  for (const { id, neighbours } of map.provinces) {
    for (const other of neighbours) {
      const shared = [...points(id)].filter((point) => points(other).has(point));
      expect(shared.length).toBeGreaterThan(3);
    }
  }
});
