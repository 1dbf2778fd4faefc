/** The words of a game's glossary, and where a text uses them. */

import { glossaryOf, type Term } from '../../api/learning';

const asked = new Map<string, Promise<Term[]>>();
const known = new Map<string, Term[]>();

/** A game's words; none where they cannot be had, since nothing depends on them. */
export function loadGlossary(game: string, language: string): Promise<Term[]> {
  const key = `${game} ${language}`;
  const found = asked.get(key) ?? glossaryOf(game, language).then(({ terms }) => terms);
  asked.set(key, found);
  return found.then(
    (terms) => {
      known.set(key, terms);
      return terms;
    },
    () => {
      asked.delete(key);
      return [];
    },
  );
}

/** The words that are here already: a text that is being read does not change under the eyes. */
export function knownTerms(game: string, language: string): readonly Term[] {
  return known.get(`${game} ${language}`) ?? [];
}

export type Part = string | { text: string; term: Term };

/** What a noun may end with in a sentence. */
const ENDINGS: Record<string, RegExp> = {
  en: /^(s|es)?$/,
  pl: /^([aąeęioóuy]|ów|om|em|ie|ia|iu|iem|iom|ami|iami|ach|iach|owi|owie|ego|emu|ej|ych|ich|ym|im|ymi|imi|ii)?$/,
};
const WORD = /[\p{L}\p{N}]+/gu;
const LEAST = 3;

function akin(word: string, term: string, language: string): boolean {
  if (word === term) return true;
  const stem = language === 'pl' ? term.replace(/[aąeęioóuy]$/, '') : term;
  return stem.length >= LEAST && word.startsWith(stem) && (ENDINGS[language]?.test(word.slice(stem.length)) ?? false);
}

const wordsOf = (text: string) =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word: word.toLowerCase(), index, end: index + word.length }));

/** A text in parts, of which some are words of the glossary: each where it is used first. */
export function marked(text: string, terms: readonly Term[], language: string): Part[] {
  const left = terms
    .map((term) => ({ term, title: wordsOf(term.title).map(({ word }) => word) }))
    .filter(({ title }) => title.length)
    .sort((a, b) => b.title.length - a.title.length);
  const parts: Part[] = [];
  const all = wordsOf(text);
  let from = 0;
  for (let at = 0; at < all.length; at++) {
    const found = left.findIndex(({ title }) =>
      title.every((word, i) => all[at + i] && akin(all[at + i]!.word, word, language)),
    );
    if (found < 0) continue;
    const [{ term, title }] = left.splice(found, 1) as [(typeof left)[number]];
    const { index } = all[at]!;
    const { end } = all[at + title.length - 1]!;
    parts.push(text.slice(from, index), { text: text.slice(index, end), term });
    from = end;
    at += title.length - 1;
  }
  return [...parts, text.slice(from)].filter((part) => part !== '');
}
