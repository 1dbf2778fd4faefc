import { expect, it, vi } from 'vitest';
import { api } from '../api/client';
import type { TableFrame, TableState } from '../api/types';
import { TableSession } from './session.svelte';

type Answer = Awaited<ReturnType<typeof api.play>>;

let hear: (frame: TableFrame) => void = () => undefined;
vi.mock('../api/socket', () => ({
  Socket: class {
    constructor(calls: { frame: (frame: TableFrame) => void }) {
      hear = calls.frame;
    }
  },
}));

const state = (length: number, ...legal: string[]) =>
  ({
    seq: length,
    length,
    seat: 0,
    token: `after-${length}`,
    status: 'running',
    paused: false,
    open_seats: [0],
    undo: { policy: 'information', moves: length, beyond: false, request: null },
    legal: legal.map((move, index) => ({ index, json: { move } })),
  }) as unknown as TableState;

it('takes a choice of two moves back as one, though the socket was faster than the answer', async () => {
  const answers: ((answer: Answer) => void)[] = [];
  vi.spyOn(api, 'play').mockImplementation(() => new Promise((answer) => answers.push(answer)));
  const undo = vi.spyOn(api, 'undo').mockResolvedValue({ entries: [], state: state(5) } as unknown as Answer);
  const arrive = (length: number, ...legal: string[]) => {
    hear({ type: 'update', seq: length, entries: [], state: state(length, ...legal) } as unknown as TableFrame);
    return { entries: [], state: state(length, ...legal) } as unknown as Answer;
  };
  const session = new TableSession('t');
  session.connect();
  arrive(2, 'free');
  void session.playAll([{ move: 'free' }, { move: 'sell' }]);
  answers[0]!(arrive(3, 'sell'));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  const answer = arrive(4);
  const undone = session.undo();
  expect(undo).not.toHaveBeenCalled();
  answers[1]!(answer);
  await undone;
  expect(undo).toHaveBeenCalledWith('t', 0, 'after-4', 2);
});
