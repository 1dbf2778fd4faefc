import { expect, it } from 'vitest';
import { Choices, type BoardContext } from '../board';
import { Holding } from './heldTile.svelte';
import type { Offers } from './offers.svelte';
import type { View } from './view';

const square = (row: number, col: number) => ({ row, col });
const ell = (id: string) => ({ id, shape: 'ell', squares: [square(0, 0), square(0, 1), square(1, 0)] });

/** Somebody with a tile in hand, of two that there are. */
function holds(tile?: string) {
  const decision: { phase: string; tile?: string } = { phase: tile ? 'place' : 'turn', tile };
  const context = {
    legal: new Choices([{ index: 0, notation: 'place r1c1', json: { move: 'place', cell: 'r1c1' } }]),
    content: { 'buildings.json': { tiles: [ell('L01'), ell('L02')], start_tiles: [] } },
    view: { actor: 0, round: 1, decision, players: [{ cells: [] }] },
  } as unknown as BoardContext<View>;
  return { decision, holding: new Holding(context, {} as Offers) };
}

it('turns a tile, and the next one begins anew', () => {
  const { decision, holding } = holds('L01');
  holding.rotate();
  holding.forget();
  expect(holding.turns).toBe(1);
  decision.tile = 'L02';
  expect(holding.turns).toBe(0);
  holding.rotate();
  holding.rotate();
  expect(holding.turns).toBe(2);
});

it('takes a tile into the hand when it is dragged from its stack, not when that is pressed', () => {
  const { holding } = holds();
  holding.drawn = { tile: 'L01', offer: { moves: [], kind: 'move', text: '' } };
  expect(holding.tile).toBeNull();
  holding.dragging = true;
  expect(holding.tile?.id).toBe('L01');
});
