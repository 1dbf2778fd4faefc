import { expect, it } from 'vitest';
import { Choices, type BoardContext } from '../board';
import { HeldTile } from './heldTile.svelte';
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
  return { decision, heldTile: new HeldTile(context, {} as Offers) };
}

it('turns a tile, and the next one begins anew', () => {
  const { decision, heldTile } = holds('L01');
  heldTile.rotate();
  heldTile.forget();
  expect(heldTile.turns).toBe(1);
  decision.tile = 'L02';
  expect(heldTile.turns).toBe(0);
  heldTile.rotate();
  heldTile.rotate();
  expect(heldTile.turns).toBe(2);
});

it('takes a tile into the hand when it is dragged from its stack, not when that is pressed', () => {
  const { heldTile } = holds();
  heldTile.drawn = { tile: 'L01', offer: { moves: [], kind: 'move', text: '' } };
  expect(heldTile.tile).toBeNull();
  heldTile.dragging = true;
  expect(heldTile.tile?.id).toBe('L01');
});
