import { beforeEach, describe, expect, it, vi } from 'vitest';
import { roving } from './rovingFocus';

let group: HTMLElement;

beforeEach(() => {
  group = document.createElement('div');
  document.body.replaceChildren(group);
});

function choices(...moves: string[]): void {
  group.replaceChildren(
    ...moves.map((move) => {
      const button = document.createElement('button');
      button.dataset.move = move;
      button.tabIndex = -1;
      return button;
    }),
  );
}

const stops = () => [...group.querySelectorAll<HTMLElement>('[tabindex="0"]')].map(({ dataset }) => dataset.move);
const press = (key: string) =>
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const here = () => (document.activeElement as HTMLElement).dataset.move;

describe('a group of choices', () => {
  it('is one stop, the one where one was last', () => {
    choices('die 1', 'die 2', 'die 3');
    roving(group);
    expect(stops()).toEqual(['die 1']);
    (group.children[0] as HTMLElement).focus();
    press('ArrowRight');
    expect([here(), stops()]).toEqual(['die 2', ['die 2']]);
    press('ArrowLeft');
    press('ArrowLeft');
    expect(here()).toBe('die 3');
  });

  it('has no stop at what can be chosen no more', async () => {
    choices('place 1', 'place 2');
    roving(group);
    const [first] = group.children as unknown as HTMLElement[];
    delete first!.dataset.move;
    await vi.waitFor(() => expect(stops()).toEqual(['place 2']));
  });

  it('has a stop still when other choices come', async () => {
    choices('die 1', 'die 2');
    roving(group);
    choices('pass 1', 'pass 2');
    await vi.waitFor(() => expect(stops()).toEqual(['pass 1']));
  });
});
