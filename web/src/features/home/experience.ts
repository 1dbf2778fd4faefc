/** What is known of somebody's experience with a game, and which bot to recommend by it. */

import type { PastGame } from '../../api/history';

export interface Experience {
  played: number;
  /** The highest level that was beaten, 0 if none was. */
  beaten: number;
}

const LEVEL = /^level(\d)$/;

function levelOf({ seats }: PastGame): number {
  return Math.max(0, ...seats.map(({ bot }) => Number(LEVEL.exec(bot ?? '')?.[1] ?? 0)));
}

const won = ({ places, my_seats }: PastGame) => my_seats.some((seat) => places?.[seat] === 1);

export function experienceOf(games: readonly PastGame[], game: string): Experience {
  const own = games.filter((each) => each.game === game);
  return { played: own.length, beaten: Math.max(0, ...own.filter(won).map(levelOf)) };
}

/** The next level after the highest that was beaten; who has beaten none begins with the first. */
export function recommended(bots: readonly string[], { beaten }: Experience): string | undefined {
  const levels = bots.filter((bot) => LEVEL.test(bot)).sort();
  return levels[Math.min(beaten, levels.length - 1)];
}
