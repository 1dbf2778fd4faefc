/** Which bot a newcomer meets: one that plays sensibly and at once. */

const LIKED = ['greedy', 'search'];

export function bestBot(bots: string[]): string {
  return LIKED.find((bot) => bots.includes(bot)) ?? bots.at(-1) ?? 'random';
}
