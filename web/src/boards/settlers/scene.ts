/** A table of Settlers as tests set it up. */

import { readdirSync, readFileSync } from 'node:fs';
import { vi } from 'vitest';
import type { GameInfo, MoveJson, MoveRef } from '../../api/types';
import { GameWords } from '../../i18n/game';
import { Choices, type BoardContext } from '../board';
import { FILES, allBuildings, type Box, type PlayerView, type View } from './view';

const HOME = `${process.cwd()}/../src/osada/games/settlers`;
export const box = Object.fromEntries(
  FILES.map((file) => [file, JSON.parse(readFileSync(`${HOME}/content/data/${file}`, 'utf8')) as unknown]),
) as unknown as Box;
const GAME = {
  name: 'settlers',
  titles: { en: 'Settlers', pl: 'Osadnicy' },
  domains: [
    {
      name: 'section',
      values: ['walls', 'huts', 'granaries', 'bridges'].flatMap((t) =>
        Array.from({ length: 9 }, (_, i) => `${t}-${i + 1}`),
      ),
      proper_names: null,
    },
    { name: 'building', values: [...allBuildings(box).keys()], proper_names: null },
    { name: 'resource', values: ['stone', 'wood', 'food', 'gold'], proper_names: null },
  ],
  families: [],
} as unknown as GameInfo;

export function wordsOf(language: string): GameWords {
  const folders = [`${HOME}/locale`, 'src/boards/settlers/locale'];
  const paths = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
  const texts = paths.filter((path) => path.endsWith(`.${language}.ftl`)).map((path) => readFileSync(path, 'utf8'));
  return new GameWords(language, texts, GAME);
}

export function player(changes: Partial<PlayerView> = {}): PlayerView {
  const sheet = box['sheets.json'].sheets[11]!;
  return {
    score: 0,
    boxes: [0, 0, 0, 0, 0, 0],
    step: 'growing',
    workers: 3,
    pool: { stone: 1, wood: 1, food: 0, gold: 0 },
    gold_for: {},
    dice: ['stone', 'wood', 'gold', '4'],
    favour: 'gift',
    unused: ['gift'],
    crops: [],
    complete_sections: [0, 0, 0, 0],
    crossed_in_next: [[], [], [], []],
    open_fields: [],
    harvested: [],
    buildings: sheet.buildings.map((id) => ({
      id,
      crossed: [],
      complete: false,
      works: false,
      used: 0,
      used_on: [],
      raised: 0,
      points: 0,
    })),
    settlements: [],
    founding: null,
    offer: null,
    picking: null,
    exported: 0,
    ...changes,
  };
}

export function view(changes: Partial<PlayerView> = {}, seats = 1): View {
  return {
    phase: 'growth',
    seat: 0,
    round: 3,
    active: 0,
    open_seats: [0],
    advanced: true,
    sheet: 12,
    favours: ['gift', 'ally', 'coin'],
    middle: ['ally', 'coin'],
    players: Array.from({ length: seats }, (_, seat) => player(seat ? {} : changes)),
  };
}

export const ref = (json: MoveJson, index: number): MoveRef => ({
  index,
  json,
  notation: Object.values(json).join(' '),
});

export function context(legal: MoveJson[], changes: Partial<BoardContext<View>> = {}): BoardContext<View> {
  return {
    game: GAME,
    info: { id: 't_1', options: {}, solo: true, seats: [] } as unknown as BoardContext['info'],
    content: box as unknown as Record<string, unknown>,
    words: wordsOf('en'),
    view: view(),
    seat: 0,
    names: ['Ada', 'Ben'],
    scores: [0],
    openSeats: [0],
    legal: new Choices(legal.map(ref)),
    recent: [],
    scene: null,
    acting: null,
    warning: () => '',
    narrow: false,
    motion: true,
    over: false,
    play: vi.fn(),
    playAll: vi.fn(async () => undefined),
    whyNot: vi.fn(),
    preview: vi.fn(async () => null),
    ways: vi.fn(async () => []),
    bests: vi.fn(async () => []),
    explain: vi.fn(),
    confirming: vi.fn(),
    announce: vi.fn(),
    ...changes,
  };
}

export const WALL: MoveJson = { move: 'build', section: 'walls-1', area: 'a' };
