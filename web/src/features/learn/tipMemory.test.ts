import { beforeEach, expect, it } from 'vitest';
import { TipMemory } from './tipMemory.svelte';

const TIPS = ['hand', 'fort', 'crop'].map((id) => ({ id, words: `About a ${id}.`, rule: 'C1' }));
beforeEach(() => localStorage.clear());

/** A game to its end, in which everything is said that may be: what that was. */
function game(tipMemory: TipMemory, table: string): string[] {
  tipMemory.begin(table);
  const said: string[] = [];
  for (let tip = tipMemory.next('chess', table, TIPS); tip; tip = tipMemory.next('chess', table, TIPS)) {
    said.push(tip.id);
    tipMemory.say(table, tip.id);
  }
  tipMemory.end('chess', table);
  return said;
}

it('says each thing once in a game, and less from game to game', () => {
  const tipMemory = new TipMemory();
  expect(game(tipMemory, 't1')).toEqual(['hand', 'fort', 'crop']);
  expect(game(tipMemory, 't2')).toEqual(['hand', 'fort', 'crop']);
  expect(game(tipMemory, 't3')).toEqual([]);
});

it('falls silent after three games of a kind, unless somebody wants it to go on', () => {
  const tipMemory = new TipMemory();
  for (const table of ['t1', 't2', 't3']) {
    expect(tipMemory.speaks('chess')).toBe(true);
    game(tipMemory, table);
  }
  expect([tipMemory.speaks('chess'), tipMemory.speaks('go')]).toEqual([false, true]);
  tipMemory.wish(true);
  expect(tipMemory.speaks('chess')).toBe(true);
  tipMemory.wish(false);
  expect(tipMemory.speaks('go')).toBe(false);
});

it('remembers across a reload what was said, and counts a game once', () => {
  const tipMemory = new TipMemory();
  tipMemory.begin('t');
  tipMemory.say('t', 'hand');
  expect(new TipMemory().next('chess', 't', TIPS)?.id).toBe('fort');
  tipMemory.end('chess', 't');
  new TipMemory().end('chess', 't');
  expect(new TipMemory().games('chess')).toBe(1);
});

it('begins anew where what was kept cannot be read', () => {
  localStorage.setItem('osada-coach', '{');
  expect(new TipMemory().speaks('chess')).toBe(true);
});
