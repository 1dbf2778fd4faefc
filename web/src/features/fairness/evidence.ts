/** What this browser keeps of a table's chance from before the first draw, to compare at the end. */

import type { TableInfo } from '../../api/types';
import { able, hex, sha256 } from './digest';

export interface Evidence {
  /** The promise of the server's seed, as it was first seen. */
  commitment: string;
  /** A number of this browser's own for the dice, and its seal. */
  number?: string;
  seal?: string;
  /** Everybody's seals when the number was told: nobody could choose theirs by it any more. */
  seals?: (string | null)[];
}

const KEY = 'osada-chance';
const MOST = 200;

function all(): Record<string, Evidence> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Evidence>;
  } catch {
    return {};
  }
}

export const loadEvidence = (table: string): Evidence | null => all()[table] ?? null;

/** The tables that were kept first are forgotten first. */
export function storeEvidence(table: string, what: Evidence): void {
  const { [table]: _, ...others } = all();
  const last = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(last), [table]: what }));
  } catch {
    // A browser that keeps nothing can still ask the server.
  }
}

/** The first sight of a table counts: what is promised later is another promise. */
export function rememberCommitment(info: TableInfo): void {
  if (!loadEvidence(info.id) && info.status !== 'finished') storeEvidence(info.id, { commitment: info.commitment });
}

/** The player's number; none if it could not be sealed. */
export async function newNumber(): Promise<{ number: string; seal: string } | null> {
  if (!able()) return null;
  const number = hex(crypto.getRandomValues(new Uint8Array(16)));
  return { number, seal: await sha256(number) };
}
