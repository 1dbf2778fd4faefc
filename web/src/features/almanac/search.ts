/** Finding articles of an almanac: as one types, without accents, whole words or their beginnings. */

import type { Article } from '../../api/types';

const STROKES: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss' };

/** A text as it is compared: small letters without accents. */
export function plain(text: string): string {
  const letters = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return letters.replaceAll(/[łøđß]/g, (letter) => STROKES[letter]!);
}

/** The articles that have every word that was typed, in title, text or facts; those that have them in the title first. */
export function find(articles: readonly Article[], typed: string): Article[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...articles];
  const has = (text: string) => wanted.every((word) => text.includes(word));
  const titled = articles.filter(({ title }) => has(plain(title)));
  const told = articles.filter((it) => !titled.includes(it) && has(plain(everything(it))));
  return [...titled, ...told];
}

function everything({ title, text, heading, facts }: Article): string {
  return [title, heading, text, ...facts.flat()].join(' ');
}

/** The article of a component, by its own id or by one that it also tells of. */
export function named(articles: readonly Article[], id: string): Article | undefined {
  return articles.find((it) => it.id === id) ?? articles.find(({ also }) => also.includes(id));
}

export interface Kind {
  kind: string;
  heading: string;
  articles: Article[];
}

/** Articles by kind, in the order in which they come. */
export function byKind(articles: readonly Article[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const article of articles) {
    const { kind, heading } = article;
    const known = kinds.get(kind) ?? { kind, heading, articles: [] };
    known.articles.push(article);
    kinds.set(kind, known);
  }
  return [...kinds.values()];
}
