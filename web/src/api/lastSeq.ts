/** Last log entry of each table that this browser knows: a server never answers with an older state. */

const lastSeqs = new Map<string, number>();
const TABLE = /^\/tables\/([^/?]+)/;

/** Remember the sequence number of the last entry received for a table. */
export function rememberSeq(table: string, seq: number): void {
  if (seq > (lastSeqs.get(table) ?? 0)) lastSeqs.set(table, seq);
}

/** Remember the table and sequence number found in a response. */
export function noteSeq(body: unknown): void {
  const about = body as { id?: unknown; table?: unknown; seq?: unknown; state?: unknown } | null | undefined;
  if (!about || typeof about !== 'object') return;
  const table = about.table ?? about.id;
  if (typeof table === 'string' && typeof about.seq === 'number') rememberSeq(table, about.seq);
  noteSeq(about.state);
}

/** Add the last known sequence number of the table in `path` to the headers of a request. */
export function withLastSeq(path: string, headers: Record<string, string>): Record<string, string> {
  const seq = lastSeqs.get(TABLE.exec(path)?.[1] ?? '');
  return seq === undefined ? headers : { ...headers, 'Osada-Seen': String(seq) };
}
