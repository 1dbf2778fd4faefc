/** The draws of a finished game, worked out again in this browser from its record. */

import type { Draw } from '../../api/types';
import { keyed, sha256 } from './digest';
import type { Evidence } from './evidence';

/** What is wrong, and with which seat (a letter) or draw (a number). */
export type Fault =
  | { fault: 'exchanged' | 'seed' | 'seals' | 'draws' | 'study' }
  | { fault: 'part' | 'left-out'; seat: string }
  | { fault: 'draw'; draw: number };

const MOST_LUCK = 1_000_000_000n;

export interface Proved {
  draws: number;
  /** Whether a number of this browser's own is in the dice. */
  own: boolean;
  /** Seats that had sealed a number and did not tell it. */
  silent: string[];
  /** Moves that a study has taken over from another game, whose draws prove nothing here. */
  taken: number;
}

export interface Written {
  commitment: string;
  seed: string | null;
  seals: Map<string, string>;
  parts: Map<string, string>;
  /** The lines with what players have added, as they stand. */
  added: string[];
  drawn: { line: number; notation: string }[];
  /** How many moves were taken over from another game, and how what was hidden was dealt anew. */
  study: { taken: number; luck: number } | null;
}

/** What a record says of its chance. */
export function readRecord(text: string): Written {
  const found: Written = {
    commitment: '',
    seed: null,
    seals: new Map(),
    parts: new Map(),
    added: [],
    drawn: [],
    study: null,
  };
  for (const line of text.split(/\r?\n/).map((each) => each.trimEnd())) {
    const [word = '', first = '', ...rest] = line.split(' ');
    if (word === 'commitment') found.commitment = first;
    else if (word === 'seed') found.seed = first;
    else if (word === 'seal') found.seals.set(first, rest.join(' '));
    else if (word === 'part') found.parts.set(first, rest.join(' '));
    else if (word === 'fork' || word === 'study') found.study = { taken: Number(first), luck: Number(rest[1]) };
    else if (/^\d+$/.test(word) && first === '*') found.drawn.push({ line: Number(word), notation: rest.join(' ') });
    if (word === 'seal' || word === 'part') found.added.push(line);
  }
  return found;
}

/** What a hash picks: each possibility takes as many numbers as its weight. */
export function pick(digits: string, weights: readonly number[]): number {
  const sum = weights.reduce((a, b) => a + b, 0);
  let left = Number(BigInt(`0x${digits}`) % BigInt(sum));
  return weights.findIndex((weight) => (left -= weight) < 0);
}

export async function prove(record: Written, draws: readonly Draw[], before: Evidence | null): Promise<Proved | Fault> {
  return (await promises(record, before)) ?? (await follow(record, draws, before));
}

/** Whether what was promised before the game is what is told after it. */
async function promises(record: Written, before: Evidence | null): Promise<Fault | null> {
  if (before && before.commitment !== record.commitment) return { fault: 'exchanged' };
  if (record.seed === null || (await sha256(record.seed)) !== record.commitment) return { fault: 'seed' };
  for (const [seat, number] of record.parts) {
    if ((await sha256(number)) !== record.seals.get(seat)) return { fault: 'part', seat };
  }
  if (!before?.seals) return null;
  const then = before.seals.map((seal, i) => (seal ? `${'ABCDEFGH'[i]} ${seal}` : '')).filter(Boolean);
  const now = [...record.seals].map(([seat, seal]) => `${seat} ${seal}`);
  if (then.join() !== now.join()) return { fault: 'seals' };
  const mine = [...record.seals].find(([, seal]) => seal === before.seal)?.[0] ?? '';
  return record.parts.get(mine) === before.number ? null : { fault: 'left-out', seat: mine };
}

/** Whether each draw follows from all that was told. */
async function follow(record: Written, draws: readonly Draw[], before: Evidence | null): Promise<Proved | Fault> {
  const same = draws.length === record.drawn.length && draws.every(({ move }, n) => move === record.drawn[n]!.line);
  if (!same) return { fault: 'draws' };
  const seed = record.seed!;
  const key = record.added.length ? await (await keyed(seed))(record.added.join('\n')) : seed;
  const hash = await keyed(key);
  const { taken, luck } = record.study ?? { taken: 0, luck: null };
  if (luck !== null && luck !== Number(BigInt(`0x${await (await keyed(seed))('study')}`) % MOST_LUCK))
    return { fault: 'study' };
  for (const [n, { notations, weights }] of draws.entries()) {
    if (record.drawn[n]!.line <= taken) continue;
    if (notations[pick(await hash(String(n)), weights)] !== record.drawn[n]!.notation)
      return { fault: 'draw', draw: n };
  }
  const own = [...record.parts.values()].some((number) => number === before?.number);
  const silent = [...record.seals.keys()].filter((seat) => !record.parts.has(seat));
  const proved = record.drawn.filter(({ line }) => line > taken).length;
  return { draws: proved, own, silent, taken };
}
