/** What the service says, as docs/api.md describes it. */

export type GameName = string;
/** A move in JSON: the name of its family and its arguments, `{move: 'settler', province: 'p7'}`. */
export type MoveJson = { move: string } & Record<string, string>;

export interface MoveRef {
  index: number;
  notation: string;
  json: MoveJson;
}

/** Something that happened; fields called after a domain are indices into its values. */
export type GameEvent = { event: string } & Record<string, unknown>;

export interface User {
  id: string;
  kind: 'guest' | 'account' | 'bot';
  name: string;
  language: string;
}

export interface GameCard {
  name: GameName;
  titles: Record<string, string>;
  players: number[];
  solo: boolean;
  daily: boolean;
}

export interface Domain {
  name: string;
  values: string[];
  proper_names: string[] | null;
}

export interface GameInfo extends GameCard {
  revision: number;
  content: string;
  options: { name: string; values: string[] }[];
  modes: { players: number; options: Record<string, string> }[];
  bots: string[];
  domains: Domain[];
  families: { name: string; first: number; size: number; arguments: Record<string, string> }[];
  move_count: number;
  rules: string[];
  events: string[];
  files: string[];
  languages: string[];
}

export interface Rulebook {
  title: string;
  about: string;
  provenance: string;
  rules: { id: string; title: string; text: string; ruling?: string | null }[];
}

export interface Article {
  id: string;
  title: string;
  text: string;
}

export type Clock =
  | { kind: 'none' }
  | { kind: 'live'; bank_ms: number; increment_ms: number }
  | { kind: 'days'; days: number };

export interface Seat {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  user: string | null;
  name: string | null;
  bot: string | null;
  taken_over: boolean;
  connected: boolean;
  overdue: boolean;
}

export type TableStatus = 'open' | 'running' | 'finished' | 'abandoned';

export interface TableCard {
  id: string;
  game: GameName;
  options: Record<string, string>;
  status: TableStatus;
  seats: Seat[];
  clock: Clock;
  note: string;
  spectators: boolean;
  created_at: string;
  updated_at: string;
  your_turn: boolean;
  my_seats: number[];
}

export interface TableInfo {
  id: string;
  game: GameName;
  options: Record<string, string>;
  status: TableStatus;
  seats: Seat[];
  players: number;
  host: string;
  access: 'open' | 'link';
  undo: 'information' | 'consent' | 'free' | 'none';
  clock: Clock;
  takeover: string | null;
  spectators: boolean;
  note: string;
  stream: string | null;
  commitment: string;
  hot_seat: boolean;
  solo: boolean;
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
  paused: boolean;
  seq: number;
  open_seats: number[];
  result: { scores: number[]; places: number[] | null; honours: string[] } | null;
  previous: string | null;
  next: string | null;
  my_seats: number[];
}

export interface UndoState {
  policy: string;
  moves: number;
  beyond: boolean;
  request: { seat: number; moves: number; agreed: number[]; needed: number[] } | null;
}

export interface ClockState {
  kind: string;
  left_ms: number[] | null;
  running: number[];
  now: string;
  deadlines: (string | null)[];
}

export interface TableState<View = unknown> {
  table: string;
  game: GameName;
  seq: number;
  seat: number | null;
  status: TableStatus;
  paused: boolean;
  view: View;
  window: number;
  open_seats: number[];
  scores: number[];
  places: number[] | null;
  token: string | null;
  legal: MoveRef[];
  undo: UndoState;
  clock: ClockState;
  length: number;
}

export interface Entry {
  seq: number;
  at: string;
  kind:
    | 'start'
    | 'move'
    | 'undo'
    | 'undo-request'
    | 'undo-answer'
    | 'chat'
    | 'seat'
    | 'pause'
    | 'resume'
    | 'pause-request'
    | 'end';
  seat: number | null;
  user: string | null;
  move: MoveRef | null;
  events: GameEvent[];
  undone: number[];
  text: string | null;
  /** Moves in the record after this entry: its moment in the replay. */
  length?: number | null;
}

export interface Played {
  seq: number;
  entries: Entry[];
  state: TableState;
}

export interface Preview<View = unknown> {
  view: View;
  legal: MoveRef[];
  scores: number[];
  open_seats: number[];
  events: GameEvent[];
  played: number;
}

export interface ReplayStep<View = unknown> {
  game: GameName;
  move: number;
  length: number;
  seat: number | null;
  view: View;
  scores: number[];
  places: number[] | null;
  open_seats: number[];
  by: number;
  last: MoveRef | null;
  events: GameEvent[];
  comments: string[];
}

export interface Best {
  game: GameName;
  category: string;
  score: number;
  honours: string[];
  table: string;
  at: string;
  played: number;
}

export interface Profile {
  user: User;
  games: Record<string, { played: number; won: number }>;
  solo: Best[];
  honours: { game: GameName; honour: string; times: number }[];
}

export interface Verdict {
  ok: boolean;
  draws: number;
  seed: string | null;
  commitment: string;
  message: string;
}

export type TableFrame =
  | {
      type: 'update';
      table: string;
      seq: number;
      entries: Entry[];
      state: TableState | null;
      info: TableInfo | null;
    }
  | { type: 'presence'; table: string; connected: number[]; spectators: number }
  | { type: 'error'; error: ServiceError }
  | { type: 'pong'; id: number };

export interface LobbyFrame {
  type: 'lobby';
  open: TableCard[];
  running: TableCard[];
  mine: TableCard[];
}

export interface ServiceError {
  code: string;
  message: string;
  rule?: string;
  notation?: string;
}

export interface NewTable {
  game: GameName;
  options?: Record<string, string>;
  seats: string[];
  access?: 'open' | 'link';
  undo?: string;
  clock?: Clock;
  takeover?: string | null;
  spectators?: boolean;
  note?: string;
  stream?: string | null;
  start?: boolean;
}
