/**
 * What a game brings to the pages around its tables: `boards/<game>/front.ts` exports a `Front` by default.
 * Its words, all beginning with the game's name, are in `boards/<game>/locale/front.*.ftl`.
 */

import type { Component } from 'svelte';
import type { Article } from '../api/types';
import type { GameWords } from '../i18n/game';
import type { Workshop } from './workshop';

type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** What the drawing of an article gets; the data files are those that the front has named. */
export interface ArticleDrawing extends Record<string, unknown> {
  article: Article;
  content: Readonly<Record<string, unknown>>;
  words: GameWords;
}

export interface Front {
  /** A small picture, 320 by 120, in the colours of the page. */
  picture: Component;
  /** The page for playing alone; without it, the page that asks for the game's options. */
  solo?: Lazy<{ game: string }>;
  /** A preview of some options, such as the buildings of a sheet. */
  preview?: Lazy<{ options: Record<string, string> }>;
  /** A category of personal bests in words; nothing where the game's own words have it. */
  category?(category: string): string | undefined;
  /** The component of an article of the almanac, drawn as on the board, from these data files. */
  almanac?: { content: string[]; drawing: Lazy<ArticleDrawing> };
  /** What can be designed for the game. */
  workshop?: () => Promise<Workshop>;
}
