import { describe, expect, it } from 'vitest';
import { Choices, type MoveRef } from '../board';
import { homes } from './panels';
import { tokenOf } from './content';

function legal(...families: string[]): Choices {
  return new Choices(families.map((move, index): MoveRef => ({ index, notation: move, json: { move } })));
}

describe('the panels of a phone', () => {
  it('show the village while there are dice, else the taverns', () => {
    expect(homes({ decision: { phase: 'turn' } }, legal('die', 'pass'))[0]).toBe('village');
    expect(homes({ decision: { phase: 'turn' } }, legal('pass'))).toEqual(['market']);
  });

  it('follow the action', () => {
    expect(homes({ decision: { phase: 'act', actions: ['order', 'technology'] } }, legal('order'))).toEqual([
      'market',
      'tech',
    ]);
    expect(homes({ decision: { phase: 'keep' } }, legal('keep'))).toEqual(['fjord']);
    expect(homes({ decision: { phase: 'activate' } }, legal('activate'))).toEqual(['village']);
  });
});

describe('a catch token', () => {
  it('is what its id says', () => {
    expect(tokenOf('2-points2-fish1')).toEqual({ kind: 2, reward: { points: 2, fish: 1 } });
  });
});
