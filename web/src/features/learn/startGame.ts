/** From a course to a game: against one easy bot, or alone where that is what was learnt. */

import { openTable } from '../fairness/contribution';
import { account } from '../../shell/account.svelte';
import { go } from '../../shell/router.svelte';
import { loadGame } from '../../i18n/game';

export const EASY = 'level1';

export async function playNow(game: string, alone: boolean, bot = EASY): Promise<void> {
  await account.ensure();
  const mode = alone ? (await loadGame(game)).modes.find(({ players }) => players === 1) : undefined;
  const seats = alone ? ['me'] : ['me', `bot:${bot}`];
  const table = await openTable({ game, seats, options: mode?.options ?? {}, access: 'link', start: true });
  go(`/tables/${table.id}`);
}
