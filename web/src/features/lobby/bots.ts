/** Which bots people are offered: the levels where there are any, and at first one that is easy to beat. */

const LIKED = ['level2', 'greedy', 'search'];

export function offered(bots: string[]): string[] {
  const levels = bots.filter((bot) => bot.startsWith('level'));
  return levels.length ? levels : bots;
}

export function firstBot(bots: string[]): string {
  return LIKED.find((bot) => bots.includes(bot)) ?? bots.at(-1) ?? 'random';
}
