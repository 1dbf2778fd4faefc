import { describe, expect, it } from 'vitest';
import { noteSeq, rememberSeq, withLastSeq } from './lastSeq';

describe('what has been seen', () => {
  it('goes with every request about the table, and with no other', () => {
    noteSeq({ seq: 4, entries: [], state: { table: 't_a', seq: 5 } });
    expect(withLastSeq('/tables/t_a/state?seat=1', { X: 'y' })).toEqual({ X: 'y', 'Osada-Seen': '5' });
    expect(withLastSeq('/tables/t_ab', {})).toEqual({});
    expect(withLastSeq('/me/tables', {})).toEqual({});
  });

  it('never goes back', () => {
    noteSeq({ id: 't_b', seq: 9 });
    rememberSeq('t_b', 7);
    expect(withLastSeq('/tables/t_b', {})).toEqual({ 'Osada-Seen': '9' });
  });
});
