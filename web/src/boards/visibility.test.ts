import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bring, spot } from './visibility';

/** A window of 100 × 100 with buttons below each other, each 20 high, moved so far. */
function windowed(moved: number, ...tops: number[]): { board: HTMLElement; buttons: HTMLElement[] } {
  const board = document.body.appendChild(document.createElement('div'));
  const buttons = tops.map((top) => {
    const button = board.appendChild(document.createElement('button'));
    button.getBoundingClientRect = () => new DOMRect(0, top - moved, 100, 20);
    button.scrollIntoView = vi.fn();
    return button;
  });
  document.elementFromPoint = (x, y) => {
    const at = (button: Element) => button.getBoundingClientRect();
    const hit = buttons.find((button) => at(button).top <= y && y < at(button).bottom);
    return x >= 0 && x <= 100 && y >= 0 && y <= 100 ? (hit ?? board) : null;
  };
  return { board, buttons };
}

const real = document.elementFromPoint;
beforeEach(() => document.body.replaceChildren());
afterEach(() => {
  document.elementFromPoint = real;
});

it('moves the board when nothing of what is sought can be seen', () => {
  const { board, buttons } = windowed(200, 0, 30);
  bring(buttons, board, true);
  expect(buttons[0]!.scrollIntoView).toHaveBeenCalledWith({ block: 'center', inline: 'center', behavior: 'smooth' });
  expect(buttons[1]!.scrollIntoView).not.toHaveBeenCalled();
});

it('leaves the board alone while one of them can be seen', () => {
  const { board, buttons } = windowed(25, 0, 30);
  bring(buttons, board, true);
  bring([], board, true);
  for (const button of buttons) expect(button.scrollIntoView).not.toHaveBeenCalled();
});

it('moves at once where nothing may move slowly, and what is only half in the window', () => {
  const { board, buttons } = windowed(10, 0);
  bring(buttons, board, false);
  expect(buttons[0]!.scrollIntoView).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'instant' }));
});

it('finds where something can be pressed, as near to its middle as it goes', () => {
  const [button] = windowed(0, 30).buttons;
  expect(spot(button!)).toEqual([50, 40]);
  expect(spot(windowed(200, 30).buttons[0]!)).toBeNull();
});
