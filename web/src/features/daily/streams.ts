/** Games on the same dice: the challenge of the day, and dice handed on by their code. */

import { api, ask } from '../../api/client';
import type { Stream, TableInfo } from '../../api/types';
import { account } from '../../shell/account.svelte';

export type { Stream };

export const today = () => ask<{ streams: Stream[] }>('GET', '/daily').then(({ streams }) => streams);

export const ofDay = (game: string, date: string) => ask<Stream>('GET', `/daily/${game}?date=${date}`);

export const find = (id: string) => ask<Stream>('GET', `/streams/${encodeURIComponent(id)}`);

export const make = (game: string, options: Record<string, string>) =>
  ask<Stream>('POST', '/streams', { game, players: 1, options });

/** Make a table for the user on these dice. */
export async function sitDown(stream: Stream): Promise<TableInfo> {
  await account.ensure();
  if (stream.mine?.running) return api.table(stream.mine.running);
  if (stream.date) return ask<TableInfo>('POST', `/daily/${stream.game}/play`, {});
  return api.open({
    game: stream.game,
    options: stream.options,
    seats: ['me'],
    access: 'link',
    stream: stream.id,
    start: true,
  });
}

/** A date so many days away, as the service writes it. */
export function dayFrom(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
