import { describe, expect, it, vi } from 'vitest';
import { Choices, type BoardContext, type MoveJson, type MoveRef } from '../board';
import { Offers } from './offers.svelte';
import type { View } from './view';

const ref = (index: number, json: MoveJson): MoveRef => ({ index, notation: Object.values(json).join(' '), json });
const FREE = ref(173, { move: 'free' });
const SELL = ref(174, { move: 'sell', resource: 'wood' });
const LINE = ref(23, { move: 'line', value: '2' });
const OVERBOARD = ref(152, { move: 'overboard', slot: '1' });
const WAY = { moves: [FREE, SELL, LINE], sentence: 'Use the die at line 2 (before that, exchange 1 wood for 1 fish)' };
const GAME = {
  families: [
    ['line', 'value'],
    ['sell', 'resource'],
    ['overboard', 'slot'],
  ].map(([name, argument]) => ({ name, arguments: { [argument!]: argument } })),
};

/** Words that show what they were asked for. */
const WORDS = {
  say: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
  move: ({ move }: MoveJson) => `move-${move}`,
};

function context(...legal: MoveRef[]) {
  return {
    legal: new Choices(legal),
    game: GAME,
    words: WORDS,
    view: { actor: 0, decision: { phase: 'turn' }, players: [{ load: ['1-fish3'] }] },
    preview: vi.fn(async () => ({ legal: [SELL, OVERBOARD] })),
    ways: vi.fn(async () => [WAY]),
    play: vi.fn(),
    playAll: vi.fn(async () => undefined),
    confirming: vi.fn(),
  } as unknown as BoardContext<View>;
}

/** At a turn, when all that can be done by free actions is known. */
async function opened(): Promise<Offers> {
  const offers = new Offers(context(FREE));
  offers.refresh();
  await vi.waitFor(() => expect(offers.find(LINE.json)).not.toBeNull());
  return offers;
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
    const offers = await opened();
    expect(offers.find(SELL.json)).toEqual({ moves: [FREE.json, SELL.json], kind: 'free', text: '' });
    const paid = offers.find(LINE.json)!;
    expect([paid.kind, paid.text]).toEqual(['way', WAY.sentence]);
  });

  it('says what is exchanged before it is paid for, unless a first touch has said so', async () => {
    const offers = await opened();
    const moves = [FREE.json, SELL.json, LINE.json];
    offers.take(offers.find(LINE.json)!);
    expect(offers.context.playAll).toHaveBeenLastCalledWith(moves, {
      text: `salt-ask-way ${WAY.sentence}`,
      label: 'move-line',
    });
    offers.arm('line 2', WAY.sentence);
    offers.take(offers.find(LINE.json)!);
    expect(offers.context.playAll).toHaveBeenLastCalledWith(moves, undefined);
  });

  it('asks nothing about a free action that says what it does', async () => {
    const offers = await opened();
    offers.take(offers.find(SELL.json)!);
    expect(offers.context.playAll).toHaveBeenLastCalledWith([FREE.json, SELL.json], undefined);
  });

  it('names the token that would be lost', async () => {
    const offers = await opened();
    offers.take(offers.find(OVERBOARD.json)!);
    const caveat = { text: 'salt-ask-overboard token-of goods-fish 3 1', label: 'move-overboard' };
    expect(offers.context.playAll).toHaveBeenLastCalledWith([FREE.json, OVERBOARD.json], caveat);
  });
});
