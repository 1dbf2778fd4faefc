import { expect, it, vi } from 'vitest';
import { explained } from './explanation';

async function card(move?: string) {
  const explain = vi.fn();
  const play = vi.fn();
  const element = document.createElement('button');
  if (move) element.dataset.move = move;
  const page = document.createElement('div');
  page.append(element);
  page.addEventListener('click', play);
  explained({ explain }, () => ({ title: 'Farmer' }))(element);
  await Promise.resolve(); // until then pointers are not listened to
  /** What a finger does that rests for some time. */
  const touch = (ms: number) => {
    const at = (type: string, timeStamp: number) => {
      const event = new PointerEvent(type, { pointerType: 'touch', bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      element.dispatchEvent(event);
    };
    at('pointerenter', 0);
    at('pointerdown', 0);
    at('pointerleave', ms);
    at('click', ms);
  };
  return { explain, play, touch, element };
}

it('plays a card that is touched, and hides what was told of it', async () => {
  const { explain, play, touch } = await card();
  touch(80);
  expect(play).toHaveBeenCalledOnce();
  expect(explain).toHaveBeenLastCalledWith(null);
});

it('covers nothing of the board for a finger that chooses', async () => {
  const { explain, touch } = await card('card farmer');
  touch(80);
  expect(explain).not.toHaveBeenCalledWith({ title: 'Farmer' });
});

it('covers nothing though what the finger met first is drawn anew under it', async () => {
  const { explain, element } = await card('fort 26');
  element.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }));
  element.dispatchEvent(new FocusEvent('focusin'));
  expect(explain).not.toHaveBeenCalled();
});

it('lets a finger rest on a card to read it, without playing it on lifting', async () => {
  const { explain, play, touch } = await card();
  touch(900);
  expect(play).not.toHaveBeenCalled();
  expect(explain).toHaveBeenLastCalledWith({ title: 'Farmer' });
});
