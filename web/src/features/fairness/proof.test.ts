import { expect, it } from 'vitest';
import type { Draw } from '../../api/types';
import written from './cases.json';
import type { Evidence } from './evidence';
import { pick, prove, readRecord } from './proof';

interface Case {
  name: string;
  record: string;
  draws: Draw[];
  kept: Evidence | null;
  expected: unknown;
}

/** Python wrote them: tests/house/test_browser_cases.py. */
it.each(written as unknown as Case[])('$name', async ({ record, draws, kept, expected }) => {
  expect(await prove(readRecord(record), draws, kept)).toEqual(expected);
});

const whole = (written as unknown as Case[])[0]!;

it('finds a false draw in a record that is true otherwise', async () => {
  const { drawn, ...rest } = readRecord(whole.record);
  const other = whole.draws[3]!.notations.find((notation) => notation !== drawn[3]!.notation)!;
  const lying = drawn.map((each, n) => (n === 3 ? { ...each, notation: other } : each));
  expect(await prove({ ...rest, drawn: lying }, whole.draws, whole.kept)).toEqual({ fault: 'draw', draw: 3 });
});

it('does not take a list that leaves draws out', async () => {
  expect(await prove(readRecord(whole.record), whole.draws.slice(1), whole.kept)).toEqual({ fault: 'draws' });
});

it('picks each possibility as often as it weighs', () => {
  const picked = Array.from({ length: 12 }, (_, n) => pick(n.toString(16), [1, 3, 2]));
  expect(picked).toEqual([0, 1, 1, 1, 2, 2, 0, 1, 1, 1, 2, 2]);
  expect(pick('f'.repeat(64), [1])).toBe(0);
});
