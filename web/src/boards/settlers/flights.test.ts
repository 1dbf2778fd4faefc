import { expect, it } from 'vitest';
import type { BoardContext, GameEvent } from '../board';
import { flights } from './flights';

/** Things are called by their kind and number. */
const CONTEXT = {
  words: { id: (kind: string, value: unknown) => `${kind}${String(value)}` },
} as unknown as BoardContext<never>;
const told = (event: string, more: object): GameEvent => ({ event, seat: 1, ...more });

it('moves what a field or a building gives to the pool', () => {
  const events = [told('harvested', { field: 2 }), told('gained', { amount: 2, resource: 1 })];
  expect(flights(events, CONTEXT)).toEqual([
    { from: ['field 2', 'seat 1'], to: ['pool resource1'], what: 'resource1', seat: 1 },
  ]);
});

it('moves nothing where nothing moves', () => {
  expect(flights([told('growth-ended', {})], CONTEXT)).toEqual([]);
});
