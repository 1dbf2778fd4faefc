import { describe, expect, it } from 'vitest';
import type { Tile } from './content';
import { diceLimit, fishPrice } from './dice';
import { cartTo, cellName, completes, fitting, lay, SIZE } from './geometry';
import law from './law.json';
import type { Cell, Colour, Goods } from './view';

const TILES = new Map((law.tiles as Tile[]).map((tile) => [tile.id, tile]));

/** A village, a letter a cell: empty, building, promenade. */
function village(grid: string, promenades: Record<string, Goods> = {}): Cell[] {
  return [...grid].map((letter, at) => ({
    tile: null,
    piece: null,
    building: letter === 'b' ? {} : null,
    promenade: letter === 'p' ? (promenades[at] ?? {}) : null,
  }));
}

const named = (line: number) => (line < SIZE ? `column ${line + 1}` : `row ${line - SIZE + 1}`);

describe('the board agrees with the rules', () => {
  it.each(law.fits)('where $tile fits in round $round', ({ tile, grid, round, turns }) => {
    const found = turns.map((_, cell) => fitting(TILES.get(tile)!, cell, village(grid), round === 0).join(''));
    expect(found).toEqual(turns);
  });

  it.each(law.completes)('what $tile completes on cell $cell, turned $turn times', (given) => {
    const laid = lay(TILES.get(given.tile)!, given.cell, given.turn)!;
    const found = completes(village(given.grid, given.promenades as Record<string, Goods>), laid);
    expect(found.lines.map(named).sort()).toEqual(given.lines);
    if (given.goods) expect(found.goods).toEqual(given.goods);
  });

  it.each(law.carts)('where a cart goes $direction from $from', ({ from, direction, to }) => {
    expect(cellName(cartTo(from, direction))).toBe(to);
  });

  it('what setting a die costs', () => {
    for (const { die, line, free, fish } of law.prices)
      expect(fishPrice(die, line, free), `${die} at ${line}`).toBe(fish);
  });

  it('how many dice may be taken', () => {
    for (const { colour, round, taken, may } of law.limits) {
      expect(taken < diceLimit(colour as Colour, round), `${colour} ${taken} in round ${round}`).toBe(may);
    }
  });
});
