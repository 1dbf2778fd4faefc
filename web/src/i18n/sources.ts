/** Where a game's data come from: what a data file says of itself, in the words of a language. */

import type { Messages } from './fluent';

export interface Source {
  file: string;
  notes: { about: string; known: string }[];
}

/** What names a message after a text: small letters, digits and dashes, not too long. */
export function slug(text: string): string {
  const dashed = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return dashed.replace(/^-/, '').slice(0, 48).replace(/-$/, '');
}

/** A text of a data file in words; one that nobody has translated speaks for itself. */
function told(kind: string, text: string, words: Messages): string {
  const key = `${kind}-${slug(text)}`;
  return words.has(key) ? words.say(key) : text.replaceAll('_', ' ');
}

/** What a file's `provenance` says: a text, or a text for each thing it is about. */
export function source(file: string, provenance: unknown, words: Messages): Source {
  if (typeof provenance === 'string') {
    return { file, notes: [{ about: '', known: told('known', provenance, words) }] };
  }
  const entries = typeof provenance === 'object' && provenance !== null ? Object.entries(provenance) : [];
  const notes = entries.map(([about, known]) => ({
    about: told('source', about, words),
    known: told('known', typeof known === 'string' ? known : JSON.stringify(known), words),
  }));
  return { file, notes };
}
