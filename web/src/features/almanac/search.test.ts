import { expect, test } from 'vitest';
import type { Article } from '../../api/types';
import { byKind, find, named, plain } from './search';

const article = (id: string, title: string, text = '', kind = 'building', also: string[] = []): Article => ({
  id,
  title,
  text,
  kind,
  heading: kind,
  facts: [['Koszt', '1 drewno']],
  rules: [],
  near: [],
  also,
});
const ALL = [
  article('fishery', 'Łowisko', 'Otrzymujesz 2 jadła.'),
  article('gold_vein', 'Żyła złota', 'Otrzymujesz 1 złoto.'),
  article('port', 'Port', 'Tu cumują łodzie z łowiska.', 'harbour', ['pier']),
];

test('accents need not be typed', () => {
  expect(plain('Żółć Ærø')).toBe('zolc æro');
  expect(find(ALL, 'lowisko').map(({ id }) => id)).toEqual(['fishery']);
  expect(find(ALL, 'ZLOT zyla').map(({ id }) => id)).toEqual(['gold_vein']);
});

test('what has it in its title comes first, and facts count', () => {
  expect(find(ALL, 'łowisk').map(({ id }) => id)).toEqual(['fishery', 'port']);
  expect(find(ALL, 'drewno')).toHaveLength(3);
  expect(find(ALL, 'smok')).toEqual([]);
  expect(find(ALL, '  ')).toEqual(ALL);
});

test('an article is found by its id and by what else it tells of', () => {
  expect(named(ALL, 'port')?.title).toBe('Port');
  expect(named(ALL, 'pier')?.title).toBe('Port');
  expect(named(ALL, 'dragon')).toBeUndefined();
});

test('kinds keep the order of the almanac', () => {
  expect(byKind(ALL).map(({ kind, articles }) => [kind, articles.length])).toEqual([
    ['building', 2],
    ['harbour', 1],
  ]);
});
