/**
 * What can be done with one click: a legal move, a free action (which the record begins with `free`),
 * or something that can be paid for after some free actions (the payment helper).
 */

import { Choices, notation, type BoardContext, type Caveat, type MoveJson, type Way } from '../board';
import { tokenText } from './about';
import { CELLS, cellName } from './geometry';
import type { HeldTile } from './heldTile.svelte';
import type { Player, View } from './view';

export interface Offer {
  moves: MoveJson[];
  kind: 'move' | 'free' | 'way';
  /** The steps of a way, in words. */
  text: string;
}

/** What the parts of a player's own board are drawn from. */
export interface Part {
  context: BoardContext<View>;
  offers: Offers;
  heldTile: HeldTile;
  player: Player;
  seat: number;
}

const FREE: MoveJson = { move: 'free' };
const NONE = new Choices([]);

export class Offers {
  /** What a finger has touched once: the second touch chooses it. */
  #armed = $state<string | null>(null);
  #menu = $state.raw(NONE);
  #ways = $state.raw<ReadonlyMap<string, Way>>(new Map());
  #asked = 0;

  constructor(readonly context: BoardContext<View>) {}

  get armed(): string | null {
    return this.#armed;
  }

  /** Show what a finger has touched, before it is chosen; in words, since the finger hides it. */
  arm(key: string | null, text: string | null = null): void {
    this.#armed = key;
    this.context.confirming(text);
  }

  /** Look again, now that the position is another one. */
  refresh(): void {
    const asked = ++this.#asked;
    this.arm(null);
    this.#menu = NONE;
    this.#ways = new Map();
    if (!this.context.legal.find(FREE)) return;
    void this.context.preview([FREE]).then((after) => {
      if (asked === this.#asked && after) this.#menu = new Choices(after.legal);
    });
    void this.context.ways().then((ways) => {
      if (asked === this.#asked) this.#ways = new Map(ways.map((way) => [way.moves.at(-1)!.notation, way]));
    });
  }

  find(move: MoveJson): Offer | null {
    const { legal, game } = this.context;
    if (legal.find(move)) return { moves: [move], kind: 'move', text: '' };
    if (!legal.any) return null;
    if (this.#menu.find(move)) return { moves: [FREE, move], kind: 'free', text: '' };
    const way = this.#ways.get(notation(move, game));
    return way ? { moves: way.moves.map(({ json }) => json), kind: 'way', text: way.sentence } : null;
  }

  /** Whether a worker can be put on some building. */
  get work(): boolean {
    return Array.from({ length: CELLS }, (_, cell) => cell).some((cell) =>
      this.find({ move: 'worker', cell: cellName(cell) }),
    );
  }

  take(offer: Offer, ...more: MoveJson[]): void {
    const moves = [...offer.moves, ...more];
    const caveat = this.#told(offer) ? undefined : this.#caveat(offer);
    if (moves.length > 1 || caveat) void this.context.playAll(moves, caveat);
    else this.context.play(this.context.legal.find(moves[0]!));
  }

  /** Whether a first touch has said what this gives away. */
  #told({ moves }: Offer): boolean {
    return this.#armed === notation(moves.at(-1)!, this.context.game);
  }

  /** What a choice gives away besides what it is called: goods that are exchanged first, a token (F31). */
  #caveat({ moves, kind, text }: Offer): Caveat | undefined {
    const { words, view } = this.context;
    const move = moves.at(-1)!;
    const label = words.move(move);
    if (kind === 'way') return { text: words.say('salt-ask-way', { way: text }), label };
    const token = move.move === 'overboard' && view.players[view.actor]!.load[Number(move.slot) - 1];
    const asked = view.decision.phase === 'load';
    return token && !asked
      ? { text: words.say('salt-ask-overboard', { token: tokenText(this.context, token) }), label }
      : undefined;
  }
}
