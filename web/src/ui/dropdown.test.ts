import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import LessonMenu from '../features/learn/LessonMenu.svelte';
import { COURSE } from '../features/learn/scene';
import Menu from '../features/table/Menu.svelte';
import { opened } from '../features/table/scene';
import { TableSession } from '../features/table/session.svelte';

const choose = vi.fn();
beforeEach(() => document.body.replaceChildren()); // Another test file may have left something there.
afterEach(() => {
  cleanup();
  choose.mockClear();
});
const MENUS = {
  'of a lesson': () => render(LessonMenu, { props: { course: COURSE, open: 'pawns', ways: [], choose } }),
  'of a table': () => render(Menu, { props: { session: opened(new TableSession('t')), openMoves: choose } }),
};
const button = () => screen.getAllByRole('button')[0]!;
const rows = () => [...document.querySelectorAll<HTMLElement>('li > *')];
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

it.each(Object.keys(MENUS) as (keyof typeof MENUS)[])(
  'a menu %s unfolds, and folds when something else is touched',
  async (which) => {
    MENUS[which]();
    expect([button().getAttribute('aria-expanded'), rows().length]).toEqual(['false', 0]);
    await fireEvent.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    await fireEvent.pointerDown(rows()[0]!);
    expect(rows().length).toBeGreaterThan(2);
    await fireEvent.pointerDown(document.body);
    expect(rows()).toEqual([]);
  },
);

it.each(Object.keys(MENUS) as (keyof typeof MENUS)[])(
  'a menu %s is gone over with arrow keys, and Escape leads back',
  async (which) => {
    MENUS[which]();
    button().focus();
    await press('ArrowDown');
    await vi.waitFor(() => expect(document.activeElement).toBe(rows()[0]));
    await press('ArrowUp');
    await press('ArrowUp');
    await vi.waitFor(() => expect(document.activeElement).toBe(rows().at(-1)));
    const heard = vi.fn();
    window.addEventListener('keydown', heard, { once: true });
    await press('Escape');
    expect([rows().length, document.activeElement, heard.mock.calls.length]).toEqual([0, button(), 0]);
    await press('Escape');
    expect(heard).toHaveBeenCalledOnce();
  },
);

it.each(Object.keys(MENUS) as (keyof typeof MENUS)[])(
  'a menu %s folds when something is chosen, or the focus goes on',
  async (which) => {
    MENUS[which]();
    await fireEvent.click(button());
    rows()[0]!.focus();
    await fireEvent.click(rows()[0]!);
    expect([rows().length, document.activeElement]).toEqual([0, button()]);
    expect(choose).toHaveBeenCalledOnce();
    await fireEvent.click(button());
    await fireEvent.focusOut(rows()[0]!, { relatedTarget: document.body });
    expect(rows()).toEqual([]);
  },
);
