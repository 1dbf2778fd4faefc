import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { words } from '../i18n/app.svelte';
import Vignette from '../ui/Vignette.svelte';
import fallback from './fallback/front';
import { findFront } from './find';

const FRONTS = import.meta.glob('./*/front.ts');
const TEXTS = import.meta.glob<string>('./*/locale/front.*.ftl', { query: '?raw', import: 'default', eager: true });
const SOURCES = import.meta.glob<string>('./*/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const games = Object.keys(FRONTS).map((path) => path.split('/')[1]!);

describe('what a game brings to the pages', () => {
  it.each(games)('%s has a picture that is drawn', (game) => {
    const { container } = render(Vignette, { props: { game } });
    expect(container.querySelectorAll('svg > :not(rect)').length).toBeGreaterThan(0);
  });

  it('is a picture of no other game where nothing is brought', () => {
    expect(findFront('a game that nobody knows')).toBe(fallback);
    const others = games.map(findFront).filter((front) => front !== fallback);
    expect(others.map(({ picture }) => picture)).not.toContain(fallback.picture);
  });

  it.each(Object.keys(TEXTS))('%s keeps to the name of its game', (path) => {
    const game = path.split('/')[1]!;
    const keys = TEXTS[path]!.match(/^[a-z][\w-]*(?= *=)/gm) ?? [];
    expect(keys.filter((key) => !key.startsWith(`${game}-`))).toEqual([]);
  });

  it.each(['en', 'pl'] as const)('is said in %s', async (language) => {
    await words.use(language);
    for (const game of games.filter((game) => game !== 'fallback')) expect(words.has(`${game}-about`), game).toBe(true);
  });
});

it('asks the service for nothing but through the context; the page of a game for one has none', () => {
  const asking = Object.keys(SOURCES).filter((path) => /from '[./]+\/api\/(client|socket)'/.test(SOURCES[path]!));
  expect(asking.filter((path) => !path.includes('/solo/'))).toEqual([]);
});
