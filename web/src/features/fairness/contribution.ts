/** The player's contribution to the dice: a number, sealed before the start and revealed at it. */

import { api } from '../../api/client';
import type { NewTable, TableInfo } from '../../api/types';
import { storeEvidence, loadEvidence, newNumber, rememberCommitment } from './evidence';

/** Tables that are being attended to, and how they stood when that was last asked for. */
const busy = new Map<string, TableInfo>();

/** Make a table, with a contribution to its dice if the user sits there and the dice are not shared. */
export async function openTable(order: NewTable): Promise<TableInfo> {
  const own = order.stream || !order.seats?.includes('me') ? null : await newNumber();
  const info = await api.open(own ? { ...order, seal: own.seal } : order);
  if (own) storeEvidence(info.id, { ...own, commitment: info.commitment });
  return contribute(info);
}

export async function joinTable(info: TableInfo, seat: number): Promise<TableInfo> {
  const own = info.stream ? null : await newNumber();
  const joined = await api.join(info.id, own ? { seat, seal: own.seal } : { seat });
  if (own) storeEvidence(info.id, { ...own, commitment: joined.commitment });
  return joined;
}

/** Do at a table what its chance asks for now; gives how it stands afterwards. */
export async function contribute(info: TableInfo): Promise<TableInfo> {
  rememberCommitment(info);
  const seat = info.my_seats?.[0];
  if (info.status !== 'open' || info.stream || seat === undefined) return info;
  const busyWith = busy.get(info.id);
  if (!busyWith || info.seq > busyWith.seq) busy.set(info.id, info);
  if (busyWith) return info; // The contribution in progress looks again.
  const done = info.parts.until ? reveal(info, seat) : sealNumber(info, seat);
  const after = await done.catch(() => info); // the game begins without it, and the record says so
  const newest = busy.get(info.id)!;
  busy.delete(info.id);
  return newest.parts.until && !info.parts.until ? contribute(newest) : after;
}

/** A seal that is there already was perhaps set on another device: it stays. */
async function sealNumber(info: TableInfo, seat: number): Promise<TableInfo> {
  const own = info.parts.seals[seat] === null ? await newNumber() : null;
  if (!own) return info;
  storeEvidence(info.id, { ...own, commitment: loadEvidence(info.id)?.commitment ?? info.commitment });
  return api.seal(info.id, own.seal);
}

/** Reveal the number only when the server's seed and everybody's numbers are committed. */
async function reveal(info: TableInfo, seat: number): Promise<TableInfo> {
  const own = loadEvidence(info.id);
  if (!own?.number || info.parts.seals[seat] !== own.seal || own.commitment !== info.commitment) return info;
  storeEvidence(info.id, { ...own, seals: info.parts.seals });
  return api.reveal(info.id, own.number);
}
