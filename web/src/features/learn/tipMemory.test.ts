import { beforeEach, expect, it } from 'vitest';
import { Heard } from './tipMemory.svelte';

const TIPS = ['hand', 'fort', 'crop'].map((id) => ({ id, words: `About a ${id}.`, rule: 'C1' }));
beforeEach(() => localStorage.clear());

/** A game to its end, in which everything is said that may be: what that was. */
function game(heard: Heard, table: string): string[] {
  heard.begin(table);
  const said: string[] = [];
  for (let tip = heard.next('chess', table, TIPS); tip; tip = heard.next('chess', table, TIPS)) {
    said.push(tip.id);
    heard.say(table, tip.id);
  }
  heard.end('chess', table);
  return said;
}

it('says each thing once in a game, and less from game to game', () => {
  const heard = new Heard();
  expect(game(heard, 't1')).toEqual(['hand', 'fort', 'crop']);
  expect(game(heard, 't2')).toEqual(['hand', 'fort', 'crop']);
  expect(game(heard, 't3')).toEqual([]);
});

it('falls silent after three games of a kind, unless somebody wants it to go on', () => {
  const heard = new Heard();
  for (const table of ['t1', 't2', 't3']) {
    expect(heard.speaks('chess')).toBe(true);
    game(heard, table);
  }
  expect([heard.speaks('chess'), heard.speaks('go')]).toEqual([false, true]);
  heard.wish(true);
  expect(heard.speaks('chess')).toBe(true);
  heard.wish(false);
  expect(heard.speaks('go')).toBe(false);
});

it('remembers across a reload what was said, and counts a game once', () => {
  const heard = new Heard();
  heard.begin('t');
  heard.say('t', 'hand');
  expect(new Heard().next('chess', 't', TIPS)?.id).toBe('fort');
  heard.end('chess', 't');
  new Heard().end('chess', 't');
  expect(new Heard().games('chess')).toBe(1);
});

it('begins anew where what was kept cannot be read', () => {
  localStorage.setItem('osada-coach', '{');
  expect(new Heard().speaks('chess')).toBe(true);
});
