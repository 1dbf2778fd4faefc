/** What this browser has been told of each table: a server never answers with anything older. */

const seen = new Map<string, number>();
const TABLE = /^\/tables\/([^/?]+)/;

/** Remember the last entry of a table that has been told. */
export function see(table: string, seq: number): void {
  if (seq > (seen.get(table) ?? 0)) seen.set(table, seq);
}

/** Find in an answer of which table it tells, and up to which entry. */
export function note(told: unknown): void {
  const about = told as { id?: unknown; table?: unknown; seq?: unknown; state?: unknown } | null | undefined;
  if (!about || typeof about !== 'object') return;
  const table = about.table ?? about.id;
  if (typeof table === 'string' && typeof about.seq === 'number') see(table, about.seq);
  note(about.state);
}

/** The headers of a request, with what is known of the table that it is about. */
export function withSeen(path: string, headers: Record<string, string>): Record<string, string> {
  const seq = seen.get(TABLE.exec(path)?.[1] ?? '');
  return seq === undefined ? headers : { ...headers, 'Osada-Seen': String(seq) };
}
