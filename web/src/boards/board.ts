/**
 * How a board plugs into the app: `boards/<game>/index.ts` exports a `Board` by default.
 * The shell does everything else: connection, log, prompt, undo, why not, explanations, pace, words.
 */

import type { Component } from 'svelte';
import type { Best, GameEvent, GameInfo, MoveJson, MoveRef, Preview, TableInfo, Way } from '../api/types';
import type { GameWords } from '../i18n/game';

export type { Best, GameEvent, GameInfo, MoveJson, MoveRef, Preview, TableInfo, Way };
export type { GameWords };

/** What is told about a thing under the pointer or the focus, in the panel "About this". */
export interface Explanation {
  title: string;
  text?: string;
  /** Facts in pairs: "Influence" → "Ada 3, Ben 2". */
  facts?: [string, string][];
  rules?: string[];
  /** The article of the almanac that tells more, by its id. */
  article?: string;
}

/** A question before moves that give away more than they say. */
export interface Caveat {
  text: string;
  /** What the button says that does it all the same. */
  label: string;
}

/** One step of something shown at a pace that can be followed, such as a scoring. */
export interface Scene<Data = unknown> {
  name: string;
  /** How long it stays at the calm pace. */
  ms: number;
  data: Data;
}

/** Something that travels over the board when another player moves it. */
export interface Flight {
  /** Where it comes from and where it goes, each by the `data-place` of an element: the first that is there. */
  from: string[];
  to: string[];
  /** What it is, for the board's `flyer` to draw. */
  what: string;
  seat: number | null;
}

/** A text, of which parts may lead to articles of the almanac. */
export type TextCell = string | Part[];
export type Part = string | { text: string; article: string };

/** A component in words that leads to its article; a list of them. */
export const linked = (text: string, article: string): Part[] => [{ text, article }];
export const listed = (cells: readonly Part[][], between = '; '): Part[] =>
  cells.flatMap((cell, i) => (i ? [between, ...cell] : cell));

export function plainText(cell: TextCell): string {
  return typeof cell === 'string' ? cell : cell.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** A table of the board in words. */
export interface TextSection {
  id: string;
  title: string;
  note?: string;
  columns: string[];
  /** Whether the columns after the first are the players', by seat. */
  seats?: boolean;
  /** The first cell of a row is its heading. */
  rows: TextCell[][];
}

/** Everything that a board gets. All of it is reactive. */
export interface BoardContext<View = unknown> {
  readonly game: GameInfo;
  readonly info: TableInfo;
  /** The game's data files that the board asked for, by name. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly words: GameWords;
  /** The position as this seat sees it. */
  readonly view: View;
  /** Whose eyes these are; `null` is a spectator. */
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly openSeats: readonly number[];
  /** What may be played now: empty when it is not one's turn, and while something is being shown. */
  readonly legal: Choices;
  /** The events to mark on the board: the last ones, or those since the user's last move. */
  readonly recent: readonly GameEvent[];
  /** Whose moves are being shown, if they are another player's: their part of the board lies in front. */
  readonly acting: number | null;
  /** The step being shown now, of those that `scenes` made. */
  readonly scene: Scene | null;
  /** Whether the page has the width of a phone, or of a tablet. */
  readonly narrow: boolean;
  /** Whether things may move. */
  readonly motion: boolean;
  readonly over: boolean;

  /** Play a move. Nothing happens if it is not among the legal ones. */
  play(move: MoveRef | undefined): void;
  /** Play several moves, one after the other, as long as they are legal; at a table, once a caveat is agreed to. */
  playAll(moves: MoveJson[], caveat?: Caveat): Promise<void>;
  /** What a legal move would give away, in words; empty if nothing. The shell asks before it is made. */
  warning(move: MoveRef | undefined): string;
  /** Say why a move is not allowed now. */
  whyNot(move: MoveJson): void;
  /** Preview the user's moves without making them; `null` where that is unknown. */
  preview(moves: MoveJson[]): Promise<Preview<View> | null>;
  /** What may be chosen now as one though it takes several moves: a payment with its steps. */
  ways(): Promise<Way[]>;
  /** Personal bests in this game of the first seat: of the player, in a solo game. */
  bests(): Promise<Best[]>;
  /** Tell about a thing; `null` takes it away. Mostly used through `explained`. */
  explain(about: Explanation | null): void;
  /** A first touch has only shown what a second one does, in words; `null` when nothing waits for it any more. */
  confirming(move: string | null): void;
  /** Announce something to screen readers. */
  announce(text: string): void;
}

export interface Board<View = unknown> {
  component: Component<{ context: BoardContext<View> }>;
  /** The board shows names and points of the players itself: on a wide screen, or on a phone too. */
  showsPlayers?: boolean | 'everywhere';
  /** Data files of the game that the board is drawn from. */
  content?: string[];
  /** What is asked of the player now, in a line: "Move a settler: 3 moves left". */
  prompt?(context: BoardContext<View>): string;
  /** Legal moves that the prompt offers as buttons; without it, those that have no arguments. */
  buttons?(context: BoardContext<View>): MoveRef[];
  /** What a move is about that its words name by number only: the name of a building. */
  named?(move: MoveJson, context: BoardContext<View>): string;
  /** On which parts of a small screen (`data-panel`) a move is chosen, the best first. */
  panels?(move: MoveJson, context: BoardContext<View>): readonly string[];
  /** The board in words, for screen readers and for readers who like tables. */
  describe(context: BoardContext<View>): TextSection[];
  /** Which events are shown step by step, and how: from what was shown until now to what comes of them. */
  scenes?(events: readonly GameEvent[], before: BoardContext<View>, after: View): Scene[];
  /** What travels over the board when these things happen, before their outcome is shown. */
  flights?(events: readonly GameEvent[], before: BoardContext<View>, after: View): Flight[];
  /** Draws what travels; the player's mark, if there is none. */
  flyer?: Component<{ flight: Flight }>;
  /** Events that the log leaves out; for instance those that only repeat. */
  silent?: ReadonlySet<string>;
  /** How the points of a finished game came about. */
  closing?(context: BoardContext<View>): TextSection[];
}

/** The legal moves, with questions that boards ask. */
export class Choices {
  readonly #byKey: Map<string, MoveRef>;

  constructor(readonly all: readonly MoveRef[]) {
    this.#byKey = new Map(all.map((move) => [keyOf(move.json), move]));
  }

  get any(): boolean {
    return this.all.length > 0;
  }

  find(move: MoveJson): MoveRef | undefined {
    return this.#byKey.get(keyOf(move));
  }

  /** All moves of a family, with these arguments. */
  of(family: string, where: Record<string, string> = {}): MoveRef[] {
    const wanted = Object.entries(where);
    return this.all.filter(({ json }) => json.move === family && wanted.every(([key, value]) => json[key] === value));
  }
}

function keyOf(move: MoveJson): string {
  return JSON.stringify(Object.entries(move).sort());
}

/** A move in words, with the name of what it is about. */
export function moveText<View>(
  move: MoveJson,
  context: BoardContext<View>,
  board: Pick<Board<View>, 'named'> | null,
): string {
  const text = context.words.move(move);
  const name = board?.named?.(move, context);
  return name ? `${text} (${name})` : text;
}

/** The move as a record writes it: `settler p7`. */
export function notation(move: MoveJson, game: GameInfo): string {
  const family = game.families.find(({ name }) => name === move.move);
  const names = Object.keys(family?.arguments ?? {});
  return [move.move, ...names.map((name) => move[name] ?? '')].join(' ');
}
