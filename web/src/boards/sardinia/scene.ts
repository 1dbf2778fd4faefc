/** A little table to test the board with: two players, the real map, words that are their own names. */

import map from '../../../../src/osada/games/sardinia/content/data/map.json';
import { vi } from 'vitest';
import { Choices, type BoardContext, type MoveJson, type MoveRef } from '../board';
import { CROPS, KINDS, ROLES, type Crop, type IslandMap, type Kind, type PlayerView, type View } from './view';

const MAP = map as unknown as IslandMap;

export function player(changes: Partial<PlayerView> = {}): PlayerView {
  return {
    score: 0,
    hand: [...ROLES],
    front: [],
    reserve: Object.fromEntries(KINDS.map((kind) => [kind, 2])) as Record<Kind, number>,
    pieces_in_reserve: 10,
    ships: [],
    forts: [],
    priest: null,
    crops: Object.fromEntries(CROPS.map((crop) => [crop, 0])) as Record<Crop, number>,
    kept: null,
    ...changes,
  };
}

function position(changes: Partial<View>): View {
  const provinces = MAP.provinces.map(({ id }) => ({
    id,
    crop: null,
    settlers: [0, 0],
    villages: [0, 0],
    priests: [false, false],
    influence: [0, 0],
    full: false,
  }));
  return {
    phase: 'turn',
    seat: 0,
    open_seats: [0],
    guardian: null,
    points: 0,
    passing_through: null,
    scorings: 3,
    next_sites: ['8', '21'],
    row_face_down: 6,
    deck: 15,
    under_deck: [],
    drawn: null,
    players: [player(), player()],
    provinces,
    ...changes,
  };
}

export function move(json: MoveJson, index = 0): MoveRef {
  return { index, notation: Object.values(json).join(' '), json };
}

/** What a board gets, when these moves are legal. */
export function scene(moves: MoveJson[] = [], changes: Partial<View> = {}): BoardContext<View> {
  const view = position(changes);
  return {
    view,
    seat: 0,
    names: ['Ada', 'Ben'],
    scores: view.players.map(({ score }) => score),
    openSeats: [0],
    legal: new Choices(moves.map(move)),
    recent: [],
    scene: null,
    narrow: false,
    motion: false,
    over: false,
    content: { 'map.json': MAP },
    info: { options: {} },
    words: {
      say: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
      has: () => true,
      label: (_: string, value: string) => value,
      id: (_: string, value: unknown) => String(value),
      move: (json: MoveJson) => Object.values(json).join(' '),
    },
    play: vi.fn(),
    playAll: vi.fn(),
    warning: () => '',
    whyNot: vi.fn(),
    preview: vi.fn(() => Promise.resolve(null)),
    explain: vi.fn(),
    confirming: vi.fn(),
    announce: vi.fn(),
  } as unknown as BoardContext<View>;
}
