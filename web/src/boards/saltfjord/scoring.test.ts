import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { GameInfo } from '../../api/types';
import { GameWords } from '../../i18n/game';
import type { Context } from './about';
import board from './locale/board.en.ftl?raw';
import { closing, scenes } from './scoring';

const GAME = '../src/osada/games/saltfjord';
const english = readFileSync(`${GAME}/locale/words.en.ftl`, 'utf-8');
const scoring: unknown = JSON.parse(readFileSync(`${GAME}/content/data/scoring_tiles.json`, 'utf-8'));
const WORDS = new GameWords('en', [english, board], { families: [], domains: [] } as unknown as GameInfo);

function ended(medal: string | null): Context {
  const parts = { 'closing-green': 40, 'closing-crates': 62, 'closing-crafts': 4 };
  const view = {
    players: [{ final: 106, parts }],
    special: ['steps'],
    special_points: [12],
    scoring: ['cells'],
    medal,
    carts: false,
  };
  return { words: WORDS, view, names: ['Ada'], content: { 'scoring_tiles.json': scoring } } as unknown as Context;
}

it('tells the final scoring line by line, and the medal of a game for one', () => {
  const [table, special] = closing(ended('bronze'));
  expect(table!.rows).toEqual([
    ['Green points', '40'],
    ['Crates', '62'],
    ['Crafts (top: Filled cells)', '4'],
    ['Total', '106'],
  ]);
  expect(special!.note).toBe('You have won a bronze medal.');
  expect(special!.rows).toEqual([['Technology steps', '12 / 10']]);
});

it('says so when a special tile gave too little', () => {
  expect(closing(ended(null))[1]!.note).toContain('no win');
});

it('counts line by line, and judges in the end', () => {
  const { view } = ended('bronze');
  const steps = scenes([{ event: 'game-ended' }], ended(null), view);
  expect(steps.map(({ data }) => data.counted)).toEqual([0, 1, 2, 3, 3]);
  expect(steps.at(-1)!.data).toMatchObject({ judged: true, medal: 'bronze', verdict: 'You have won a bronze medal.' });
  expect(scenes([{ event: 'passed', seat: 0 }], ended(null), view)).toEqual([]);
});

it('says at the end why equal points were not a tie', () => {
  const { view, ...rest } = ended(null);
  const seated = (tavern: number, final = 33) => ({ ...view.players[0]!, final, tavern });
  const at = (...players: object[]) =>
    ({ ...rest, names: ['Ada', 'Ben'], view: { ...view, players } }) as unknown as Context;
  expect(closing(at(seated(4), seated(2)))[0]).toMatchObject({
    id: 'tie',
    rows: [
      ['Ben', 'Tavern 2'],
      ['Ada', 'Tavern 4'],
    ],
  });
  expect(closing(at(seated(4, 34), seated(2))).map(({ id }) => id)).toEqual(['closing']);
});
