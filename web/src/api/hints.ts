/** A hint, told line by line while the service works on it. */

import { answer } from './client';
import { withLastSeq } from './lastSeq';
import type { components } from './schema';
import type { MoveRef, Refined } from './types';

type Schemas = components['schemas'];
export type HintOption = Refined<Schemas['HintOption'], { moves: MoveRef[] }>;
export type HintState = Refined<Required<Schemas['HintState']>, { options: HintOption[] }>;

/** Yield each line as it comes; aborting stops the work on the server. */
export async function* hintLines(
  table: string,
  asked: Schemas['HintBody'],
  language: string,
  signal: AbortSignal,
): AsyncGenerator<HintState> {
  const path = `/tables/${table}/hint?language=${language}`;
  const headers = withLastSeq(path, { 'Content-Type': 'application/json' });
  const request = { method: 'POST', headers, body: JSON.stringify(asked), signal };
  const { body } = await answer(await fetch(`/api${path}`, request));
  if (body) yield* lines(body.getReader());
}

async function* lines(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<HintState> {
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    rest += done ? '' : decoder.decode(value, { stream: true });
    const whole = rest.split('\n');
    rest = whole.pop() ?? '';
    for (const line of whole) yield JSON.parse(line) as HintState;
    if (done) return;
  }
}
