import { describe, expect, it, vi } from 'vitest';
import { Choices, type BoardContext, type MoveJson, type MoveRef } from '../board';
import { Offers } from './offers.svelte';
import type { View } from './view';

const ref = (index: number, json: MoveJson): MoveRef => ({ index, notation: Object.values(json).join(' '), json });
const FREE = ref(173, { move: 'free' });
const SELL = ref(174, { move: 'sell', resource: 'wood' });
const LINE = ref(23, { move: 'line', value: '2' });
const WAY = { moves: [FREE, SELL, LINE], sentence: 'Use the die at line 2 (before that: Sell 1 wood)' };
const GAME = { families: [{ name: 'line', arguments: { value: 'value' } }, { name: 'sell', arguments: { resource: 'resource' } }] };

function context(...legal: MoveRef[]) {
  return {
    legal: new Choices(legal),
    game: GAME,
    preview: vi.fn(async () => ({ legal: [SELL] })),
    ways: vi.fn(async () => [WAY]),
    play: vi.fn(),
    playAll: vi.fn(async () => undefined),
    confirming: vi.fn(),
  } as unknown as BoardContext<View>;
}

describe('what is offered', () => {
  it('is a legal move at once', () => {
    const offers = new Offers(context(LINE));
    const offer = offers.find(LINE.json)!;
    expect(offer.kind).toBe('move');
    offers.take(offer);
    expect(offers.context.play).toHaveBeenCalledWith(LINE);
    expect(offers.find(SELL.json)).toBeNull();
  });

  it('is a free action, and what can be paid for after some of them', async () => {
    const offers = new Offers(context(FREE));
    offers.refresh();
    await vi.waitFor(() => expect(offers.find(LINE.json)).not.toBeNull());
    expect(offers.find(SELL.json)).toEqual({ moves: [FREE.json, SELL.json], kind: 'free', text: '' });
    const paid = offers.find(LINE.json)!;
    expect([paid.kind, paid.text]).toEqual(['way', WAY.sentence]);
    offers.take(paid);
    expect(offers.context.playAll).toHaveBeenCalledWith([FREE.json, SELL.json, LINE.json]);
  });
});
