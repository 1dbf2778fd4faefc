import { expect, it } from 'vitest';
import type { Term } from '../../api/learning';
import { marked } from './glossary';

const term = (id: string, title: string) => ({ id, title }) as Term;
const shown = (text: string, terms: Term[], language: string) =>
  marked(text, terms, language)
    .map((part) => (typeof part === 'string' ? part : `[${part.text}|${part.term.id}]`))
    .join('');

it('finds words as a sentence declines them, each once', () => {
  const terms = [term('settler', 'osadnik'), term('province', 'prowincja'), term('fort', 'fort')];
  expect(shown('Przesuń osadników do prowincji: osadnik czeka.', terms, 'pl')).toBe(
    'Przesuń [osadników|settler] do [prowincji|province]: osadnik czeka.',
  );
  expect(shown('Two Priests, one fort.', [term('priest', 'priest'), term('fort', 'fort')], 'en')).toBe(
    'Two [Priests|priest], one [fort|fort].',
  );
});

it('takes words of several words whole, and no part of another word', () => {
  const terms = [term('card', 'card'), term('fort-card', 'fort card')];
  expect(shown('Leave the fort card, not a cardinal.', terms, 'en')).toBe(
    'Leave the [fort card|fort-card], not a cardinal.',
  );
  expect(shown('Comfort', [term('fort', 'fort')], 'en')).toBe('Comfort');
});
