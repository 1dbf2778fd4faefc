/** Every request to the service. A refused request throws `Refused`, with the service's own code. */

import { noteSeq, withLastSeq } from './lastSeq';
import type {
  Article,
  Balance,
  Body,
  ContentPack,
  ContentVerdict,
  ScoreHistory,
  DesignCard,
  Edition,
  Draw,
  GameCard,
  GameInfo,
  MoveJson,
  MoveRef,
  NewTable,
  Papers,
  Played,
  Preview,
  Profile,
  ReplayStep,
  Rulebook,
  ServiceError,
  TableCard,
  TableInfo,
  TableState,
  User,
  Verdict,
  Way,
} from './types';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: ServiceError,
  ) {
    super(error.message || error.code);
  }
}

/** Why a request failed: the service's code, or that the service was not reached. */
export function codeOf(error: unknown): string {
  return error instanceof Refused ? error.error.code : 'offline';
}

export async function answer(response: Response): Promise<Response> {
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  const error = (body as { error?: ServiceError } | null)?.error;
  throw new Refused(response.status, error ?? { code: 'unknown', message: response.statusText });
}

export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: withLastSeq(path, body === undefined ? headers : { 'Content-Type': 'application/json', ...headers }),
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const good = await answer(response);
  const said = await good.text();
  const told: unknown = said ? JSON.parse(said) : undefined;
  noteSeq(told);
  return told as T;
}

async function text(path: string): Promise<string> {
  return (await answer(await fetch(`/api${path}`))).text();
}

function query(values: Record<string, string | number | null | undefined>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  const search = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]));
  return search.size ? `?${search}` : '';
}

/** A key of one intention: the same one may be sent again, and is carried out once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Where a PDF of something printable is. */
export function paperAddress(game: string, paper: string, form: Record<string, string | undefined>): string {
  return `/api/games/${game}/papers/${paper}.pdf${query(form)}`;
}

export const api = {
  // People
  session: () => ask<{ user: User | null }>('GET', '/session'),
  guest: (name: string, language: string) => ask<{ user: User }>('POST', '/session/guest', { name, language }),
  signIn: (login: string, password: string) => ask<{ user: User }>('POST', '/session', { login, password }),
  signOut: () => ask<void>('DELETE', '/session'),
  makeAccount: (login: string, password: string) => ask<User>('POST', '/account', { login, password }),
  rename: (changes: Body<'MeBody'>) => ask<User>('PATCH', '/me', changes),
  myTables: () => ask<{ tables: TableCard[] }>('GET', '/me/tables'),
  profile: (user: string) => ask<Profile>('GET', `/users/${user}`),

  // Games
  games: () => ask<{ games: GameCard[] }>('GET', '/games'),
  game: (game: string, edition: Edition = {}) => ask<GameInfo>('GET', `/games/${game}${query({ ...edition })}`),
  words: (game: string, language: string, edition: Edition = {}) =>
    text(`/games/${game}/words/${language}.ftl${query({ ...edition })}`),
  rules: (game: string, language: string) => ask<Rulebook>('GET', `/games/${game}/rules${query({ language })}`),
  almanac: (game: string, language: string, content?: string) =>
    ask<{ articles: Article[] }>('GET', `/games/${game}/almanac${query({ language, content })}`),
  papers: (game: string, language: string, content?: string) =>
    ask<Papers>('GET', `/games/${game}/papers${query({ language, content })}`),
  content: (game: string, file: string, edition: Edition = {}) =>
    ask<unknown>('GET', `/games/${game}/content/${file}${query({ ...edition })}`),

  // Designs
  bring: (game: string, files: Record<string, unknown>, language: string, keep: boolean) =>
    ask<ContentVerdict>('POST', `/contents${query({ language })}`, { game, files, keep }),
  pack: (content: string) => ask<ContentPack>('GET', `/contents/${content}`),
  designs: (game: string) => ask<{ designs: DesignCard[] }>('GET', `/designs${query({ game })}`),
  design: (content: string) => ask<DesignCard>('GET', `/designs/${content}`),
  publish: (content: string) => ask<DesignCard>('POST', '/designs', { content }),
  balance: (content: string, language: string) =>
    ask<Balance>('GET', `/contents/${content}/balance${query({ language })}`),
  askBalance: (content: string, whole: boolean, language: string) =>
    ask<Balance>('POST', `/contents/${content}/balance${query({ language })}`, { whole }),
  stopBalance: (content: string) => ask<void>('DELETE', `/contents/${content}/balance`),
  withdraw: (content: string) => ask<void>('DELETE', `/designs/${content}`),
  report: (content: string, text: string) => ask<void>('POST', `/designs/${content}/report`, { text }),

  // Tables
  lobby: () => ask<{ open: TableCard[]; running: TableCard[] }>('GET', '/lobby'),
  open: (table: NewTable) => ask<TableInfo>('POST', '/tables', table),
  table: (id: string) => ask<TableInfo>('GET', `/tables/${id}`),
  seal: (id: string, seal: string) => ask<TableInfo>('POST', `/tables/${id}/seal`, { seal }),
  reveal: (id: string, number: string) => ask<TableInfo>('POST', `/tables/${id}/number`, { number }),
  join: (id: string, body: Body<'JoinBody'> = {}) => ask<TableInfo>('POST', `/tables/${id}/join`, body),
  leave: (id: string) => ask<TableInfo>('POST', `/tables/${id}/leave`, {}),
  occupy: (id: string, seat: number, occupant: string) =>
    ask<TableInfo>('POST', `/tables/${id}/seats/${seat}`, { occupant }),
  replace: (id: string, seat: number) => ask<TableInfo>('POST', `/tables/${id}/seats/${seat}/replace`, {}),
  start: (id: string) => ask<TableInfo>('POST', `/tables/${id}/start`, {}),
  abandon: (id: string) => ask<void>('DELETE', `/tables/${id}`),
  pause: (id: string) => ask<TableInfo>('POST', `/tables/${id}/pause`, {}),
  resume: (id: string) => ask<TableInfo>('POST', `/tables/${id}/resume`, {}),
  /** Play on from a moment of a finished game at a new table. */
  fork: (id: string, body: Body<'ForkBody', 'move'>) => ask<TableInfo>('POST', `/tables/${id}/fork`, body),
  rematch: (id: string) => ask<TableInfo>('POST', `/tables/${id}/rematch`, {}),
  chat: (id: string, line: string) => ask<unknown>('POST', `/tables/${id}/chat`, { text: line }),

  // Play
  state: (id: string, seat?: number) => ask<TableState>('GET', `/tables/${id}/state${query({ seat })}`),
  play: (id: string, seat: number, token: string, move: number | MoveJson, key = newKey()) =>
    ask<Played>('POST', `/tables/${id}/moves`, { seat, token, move }, { 'Idempotency-Key': key }),
  undo: (id: string, seat: number, token: string | null, moves: number, key = newKey()) =>
    ask<Played>('POST', `/tables/${id}/undo`, { seat, token, moves }, { 'Idempotency-Key': key }),
  answerUndo: (id: string, seat: number, agree: boolean) =>
    ask<Played>('POST', `/tables/${id}/undo/answer`, { seat, agree }),
  why: (id: string, seat: number, move: string | number) =>
    ask<{ move: MoveRef; rule: string | null }>('GET', `/tables/${id}/why${query({ move, seat })}`),
  ways: (id: string, seat: number, language: string) =>
    ask<{ ways: Way[] }>('GET', `/tables/${id}/choices${query({ seat, language })}`),
  preview: (id: string, seat: number, token: string, moves: (number | MoveJson | string)[]) =>
    ask<Preview>('POST', `/tables/${id}/preview`, { seat, token, moves }),

  // Records
  replay: (id: string, move: number, seat?: number | null) =>
    ask<ReplayStep>('GET', `/tables/${id}/replay${query({ move, seat })}`),
  course: (id: string) => ask<ScoreHistory>('GET', `/tables/${id}/course`),
  verify: (id: string) => ask<Verdict>('GET', `/tables/${id}/verify`),
  record: (id: string) => text(`/tables/${id}/record`),
  draws: (id: string) => ask<{ draws: Draw[] }>('GET', `/tables/${id}/draws`),
};
