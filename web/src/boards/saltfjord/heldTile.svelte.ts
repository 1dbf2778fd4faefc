/** The tile in hand: which way round it is, over which cell, and what it would complete there. */

import type { BoardContext, MoveJson } from '../board';
import { tileOf, type Tile } from './content';
import { ANGLES, type View } from './view';
import { cellAt, cellName, completes, fitting, lay, type Completed, type Laid } from './geometry';
import type { Offer, Offers } from './offers.svelte';

export class HeldTile {
  /** The way round that was chosen for a tile, in quarter turns clockwise: another one begins anew. */
  #turned = $state.raw({ tile: '', turns: 0 });
  /** The cell under the pointer, the focus or the finger. */
  over = $state<number | null>(null);
  /** A tile being dragged from its stack before it is paid for. */
  drawn = $state.raw<{ tile: string; offer: Offer } | null>(null);
  /** Whether the tile is being dragged. */
  dragging = $state(false);
  /** Whether a worker waits for a building to be chosen. */
  working = $state(false);

  constructor(
    readonly context: BoardContext<View>,
    readonly offers: Offers,
  ) {}

  get tile(): Tile | null {
    const { view, legal } = this.context;
    // Pressing a stack draws nothing yet: the stack would move away from under the pointer.
    const drawn = this.dragging ? this.drawn?.tile : undefined;
    const id = legal.any ? (view.decision.tile ?? drawn) : undefined;
    return id ? tileOf(this.context, id) : null;
  }

  get #cells() {
    return this.context.view.players[this.context.view.actor]!.cells;
  }

  /** The cell whose turn alone is still to be chosen. */
  get fixed(): number | null {
    const { cell } = this.context.view.decision;
    return cell ? cellAt(cell) : null;
  }

  get #turns(): number {
    return this.#turned.tile === this.tile?.id ? this.#turned.turns : 0;
  }

  /** The ways round in which the tile fits there. */
  turnsAt(cell: number): number[] {
    if (!this.tile || (this.fixed !== null && this.fixed !== cell)) return [];
    return fitting(this.tile, cell, this.#cells, this.context.view.round === 0);
  }

  /** The way round in which the tile would lie there: the chosen one, or else the next that fits. */
  turnAt(cell: number): number | null {
    const turns = this.turnsAt(cell);
    const wanted = [0, 1, 2, 3].map((i) => (this.#turns + i) % 4);
    return wanted.find((turn) => turns.includes(turn)) ?? null;
  }

  get turns(): number {
    const at = this.fixed ?? this.over;
    return (at === null ? null : this.turnAt(at)) ?? this.#turns;
  }

  rotate(): void {
    if (this.tile) this.#turned = { tile: this.tile.id, turns: (this.turns + 1) % 4 };
  }

  /** Where the tile would lie now. */
  get ghost(): Laid[] | null {
    const cell = this.fixed ?? this.over;
    const turn = cell === null ? null : this.turnAt(cell);
    return cell === null || turn === null ? null : lay(this.tile!, cell, turn);
  }

  get completed(): Completed {
    return this.ghost ? completes(this.#cells, this.ghost) : { lines: [], goods: {} };
  }

  /** The moves that lay the tile there; `null` where it does not fit. */
  moves(cell: number): MoveJson[] | null {
    const turn = this.turnAt(cell);
    if (turn === null) return null;
    const place: MoveJson = { move: 'place', cell: cellName(cell) };
    const turnTo: MoveJson = { move: 'turn', angle: ANGLES[turn]! };
    if (this.fixed !== null) return [turnTo];
    return this.tile!.squares.length === 1 ? [place] : [place, turnTo];
  }

  lay(cell: number): void {
    const moves = this.moves(cell);
    if (!moves) {
      this.context.whyNot({ move: 'place', cell: cellName(cell) });
    } else if (this.drawn && !this.context.view.decision.tile) {
      this.offers.take(this.drawn.offer, ...moves);
    } else if (moves.length === 1) {
      this.context.play(this.context.legal.find(moves[0]!));
    } else {
      void this.context.playAll(moves);
    }
    this.forget();
  }

  forget(): void {
    this.over = null;
    this.drawn = null;
    this.dragging = false;
    this.working = false;
  }
}
