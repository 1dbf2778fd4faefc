/** Tables as tests set them up. */

import { vi } from 'vitest';
import { api } from '../../api/client';
import type { Entry, GameInfo, MoveJson, MoveRef, Played, TableInfo, TableState } from '../../api/types';
import type { Board } from '../../boards/board';
import { GameWords } from '../../i18n/game';
import { TableView } from './tableView.svelte';

export const GAME = {
  name: 'chess',
  titles: { en: 'Chess' },
  domains: [{ name: 'square', values: ['a1', 'b1'], proper_names: null }],
  families: [{ name: 'step', arguments: { square: 'square' } }],
} as unknown as GameInfo;

export const WORDS = `
rules-title = Chess
event-stepped = { $seat } steps to { $square }.
event-clicked = Click.
rule-C1 = Steps
    .text = A piece moves by one square.
    .why = a piece stays where it is
`;

const seat = (number: number, name: string) => ({ seat: number, kind: 'person', name, user: `u_${number}` });

export const INFO = {
  id: 't',
  game: 'chess',
  status: 'running',
  seats: [seat(0, 'Ada'), seat(1, 'Ben')],
  my_seats: [0],
  options: {},
} as unknown as TableInfo;

/** The state after so many moves: seat 0 may make these. */
export function state(length: number, ...legal: string[]): TableState {
  return {
    seq: length,
    length,
    seat: 0,
    token: `after-${length}`,
    status: 'running',
    paused: false,
    open_seats: [0],
    scores: [0, 0],
    view: { length },
    undo: { policy: 'information', moves: length, beyond: false, request: null },
    legal: legal.map((move, index): MoveRef => ({ index, notation: move, json: { move } as MoveJson })),
  } as unknown as TableState;
}

export function entry(seq: number, more: Partial<Entry> = {}): Entry {
  return { seq, kind: 'move', seat: 0, events: [], undone: [], text: null, length: seq, ...more } as Entry;
}

export function played(now: TableState, ...entries: Entry[]): Played {
  return { entries, state: now } as Played;
}

/** A table whose game, words and board are there already. */
export function opened<Table extends TableView>(table: Table, board: Partial<Board> = {}): Table {
  table.info = INFO;
  table.game = GAME;
  table.words = new GameWords('en', [WORDS], GAME);
  table.board = board as Board;
  return table;
}

/** Let the service answer as if it had this table. */
export function serve(info: Partial<TableInfo> = {}): void {
  vi.spyOn(api, 'table').mockResolvedValue({ ...INFO, ...info });
  vi.spyOn(api, 'game').mockResolvedValue(GAME);
  vi.spyOn(api, 'words').mockResolvedValue(WORDS);
}
