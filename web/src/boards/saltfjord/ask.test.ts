import { expect, it } from 'vitest';
import { Choices, type BoardContext, type MoveJson } from '../board';
import { prompt } from './ask';
import type { View } from './view';

/** A turn in which these moves are legal, of one player or more. */
function asked(players: number, ...moves: MoveJson[]): string {
  return prompt({
    legal: new Choices(moves.map((json, index) => ({ index, notation: json.move, json }))),
    words: { say: (key: string) => key },
    view: { decision: { phase: 'turn' }, players: Array.from({ length: players }, () => ({})) },
  } as unknown as BoardContext<View>);
}

const PASS = { move: 'pass', tavern: '1' };

it('speaks of dice only where one is left to take', () => {
  expect(asked(2, { move: 'die', colour: 'white', value: '4' }, PASS)).toBe('ask-turn');
  expect(asked(1, { move: 'die-at', colour: 'white', tavern: '4' }, PASS)).toBe('ask-turn-alone');
  expect([asked(2, PASS), asked(1, PASS)]).toEqual(['ask-turn-no-die', 'ask-turn-no-die']);
});
