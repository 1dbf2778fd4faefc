import { describe, expect, it } from 'vitest';
import { note, see, withSeen } from './seen';

describe('what has been seen', () => {
  it('goes with every request about the table, and with no other', () => {
    note({ seq: 4, entries: [], state: { table: 't_a', seq: 5 } });
    expect(withSeen('/tables/t_a/state?seat=1', { X: 'y' })).toEqual({ X: 'y', 'Osada-Seen': '5' });
    expect(withSeen('/tables/t_ab', {})).toEqual({});
    expect(withSeen('/me/tables', {})).toEqual({});
  });

  it('never goes back', () => {
    note({ id: 't_b', seq: 9 });
    see('t_b', 7);
    expect(withSeen('/tables/t_b', {})).toEqual({ 'Osada-Seen': '9' });
  });
});
