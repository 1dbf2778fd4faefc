import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Messages } from './fluent';
import { slug, source } from './sources';

const GAMES = `${process.cwd()}/../src/osada/games`;
const wordsOf = (game: string, language: string) =>
  new Messages(language, [readFileSync(`${GAMES}/${game}/locale/sources.${language}.ftl`, 'utf8')]);

test('a text names a message', () => {
  expect(slug('farm_cost_3_areas_one_wood')).toBe('farm-cost-3-areas-one-wood');
  expect(slug('secondary (polter.pl review): stone')).toBe('secondary-polter-pl-review-stone');
  expect(slug('x'.repeat(47) + ' y')).toBe('x'.repeat(47));
});

const ALL = readdirSync(GAMES).filter((name) => existsSync(`${GAMES}/${name}/content/data`));

test.each(ALL)('%s tells where its data come from in both languages', (game) => {
  const folder = `${GAMES}/${game}/content/data`;
  for (const file of readdirSync(folder)) {
    const { provenance } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as {
      provenance: Record<string, string>;
    };
    for (const words of [wordsOf(game, 'en'), wordsOf(game, 'pl')]) {
      const keys = Object.entries(provenance).flatMap(([about, known]) => [
        `source-${slug(about)}`,
        `known-${slug(known)}`,
      ]);
      expect(keys.filter((key) => !words.has(key))).toEqual([]);
      expect(
        source(file, provenance, words)
          .notes.map(({ about }) => about)
          .join(),
      ).not.toContain('_');
    }
  }
});

test('what nobody has translated speaks for itself', () => {
  const { notes } = source('mine.json', { own_numbers: 'measured' }, wordsOf(ALL[0]!, 'pl'));
  expect(notes).toEqual([{ about: 'own numbers', known: 'measured' }]);
  expect(source('mine.json', undefined, wordsOf(ALL[0]!, 'pl')).notes).toEqual([]);
});
