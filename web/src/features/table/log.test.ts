import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../i18n/app.svelte';
import { TableLog } from './log.svelte';
import { TableView } from './tableView.svelte';
import { entry, opened } from './scene';

const stepped = { event: 'stepped', seat: 1, square: 0 };
const clicked = { event: 'clicked' };
const log = () => new TableLog(opened(new TableView('t'), { silent: new Set(['clicked']) }));

beforeAll(() => words.use('en'));

describe('the log', () => {
  it('is in order, without what was taken back', () => {
    const told = log();
    told.tell([entry(1), entry(3)]);
    told.tell([entry(2)]);
    expect(told.entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    told.tell([entry(4, { kind: 'undo', undone: [2, 3] })]);
    expect(told.entries.map(({ seq }) => seq)).toEqual([1, 4]);
  });

  it('says events in words, but for the silent ones', () => {
    expect(log().lines(entry(1, { events: [clicked, stepped] }))).toEqual(['Ben steps to a1.']);
  });

  it('says who did what is no move', () => {
    const told = log();
    expect(told.lines(entry(1, { kind: 'chat', text: 'Hello!' }))).toEqual(['Ada: Hello!']);
    expect(told.lines(entry(1, { kind: 'chat', seat: null, text: 'Hello!' }))).toEqual(['Somebody: Hello!']);
    expect(told.lines(entry(1, { kind: 'undo-answer', text: 'no' }))).toEqual(['Ada does not agree to go back.']);
  });

  it('announces what is new, but not the set-up', () => {
    const told = log();
    told.tell([entry(1, { kind: 'start', events: [stepped] })]);
    expect(told.announcement).toBe('');
    told.tell([entry(2, { events: [stepped] }), entry(3, { kind: 'chat', text: 'Hello!' })]);
    expect(told.announcement).toBe('Ben steps to a1. Ada: Hello!');
  });
});
