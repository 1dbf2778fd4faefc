/** The workshop part of a game's `Front`: how a design is drawn and edited. */

import type { Component } from 'svelte';
import type { GameWords } from '../i18n/game';
import type { EditHistory } from '../features/workshop/editHistory.svelte';
import type { Faults } from '../features/workshop/faults';

/** A design that another was made from. */
export interface Origin {
  name: string;
  author: string;
  content?: string;
}

export interface EditorProps<Design> extends Record<string, unknown> {
  history: EditHistory<Design>;
  faults: Faults;
  words: GameWords;
  /** The game's data files that the workshop has named. */
  content: Readonly<Record<string, unknown>>;
}

export interface DrawingProps<Design> extends Record<string, unknown> {
  design: Design;
  words: GameWords;
  small?: boolean;
  /** Which part is being worked on, and what to do when another is pointed at. */
  part?: number;
  choose?: (part: number) => void;
}

type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

export interface Workshop<Design = unknown> {
  /** The data file that a design is. */
  file: string;
  /** Data files of the game that the editor needs. */
  content: string[];
  /** The options of a table that is played with a design. */
  options: Record<string, string>;
  /** Something to begin with, by somebody. */
  blank(author: string): Design;
  /** A design from JSON that may be anything; nothing if it is none at all. */
  read(json: unknown): Design | null;
  title(design: Design, language: string): string;
  author(design: Design): string;
  origins(design: Design): Origin[];
  /** A new design that starts as a copy of another, with its credit kept. */
  remix(design: Design, author: string, content?: string): Design;
  editor: Lazy<EditorProps<Design>>;
  drawing: Lazy<DrawingProps<Design>>;
}
