/** The log of a table, in words. */

import type { Entry } from '../../api/types';
import { say, words as app } from '../../i18n/app.svelte';
import type { TableView } from './tableView.svelte';

export class TableLog {
  /** What happened and was not taken back. */
  entries = $state.raw<Entry[]>([]);
  /** The newest of it, for screen readers. */
  announcement = $state('');

  constructor(readonly table: TableView) {}

  tell(entries: Entry[]): void {
    if (!entries.length) return;
    const undone = new Set(entries.flatMap((entry) => entry.undone));
    const all = [...this.entries, ...entries].filter(({ seq }) => !undone.has(seq));
    this.entries = all.sort((a, b) => a.seq - b.seq);
    const lines = entries.filter(({ kind }) => kind !== 'start').flatMap((entry) => this.lines(entry));
    if (lines.length) this.announcement = lines.join(' ');
  }

  /** An entry in words, a line an event. */
  lines(entry: Entry): string[] {
    const { names, words, board } = this.table;
    if (!words) return [];
    const heard = entry.events.filter(({ event }) => !board?.silent?.has(event));
    const told = heard.map((event) => words.event(event, names));
    const who = entry.seat === null ? say('somebody') : (names[entry.seat] ?? '');
    if (entry.kind === 'chat') return [`${who}: ${entry.text ?? ''}`];
    if (entry.kind === 'move' || entry.kind === 'start') return told;
    const key = `log-${entry.kind}${entry.text ? `-${entry.text}` : ''}`;
    return app.has(key) ? [say(key, { name: who })] : told;
  }
}
