import { expect, it } from 'vitest';
import { Choices, notation, type GameInfo, type MoveRef } from './board';

const move = (index: number, json: Record<string, string>) => ({ index, notation: '', json }) as unknown as MoveRef;
const choices = new Choices([
  move(1, { move: 'step', from: 'p1', to: 'p2' }),
  move(2, { move: 'step', from: 'p2', to: 'p1' }),
  move(3, { move: 'done' }),
]);

it('finds a move by its arguments in any order', () => {
  expect(choices.find({ move: 'step', to: 'p1', from: 'p2' })?.index).toBe(2);
  expect(choices.find({ move: 'step', to: 'p9', from: 'p2' })).toBeUndefined();
});

it('lists the moves of a family', () => {
  expect(choices.of('step', { from: 'p1' }).map(({ index }) => index)).toEqual([1]);
  expect(choices.of('step')).toHaveLength(2);
});

it('writes a move as a record does', () => {
  const game = { families: [{ name: 'step', arguments: { from: 'province', to: 'province' } }] };
  const written = notation({ move: 'step', to: 'p2', from: 'p1' }, game as unknown as GameInfo);
  expect(written).toBe('step p1 p2');
});
