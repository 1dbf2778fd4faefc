/** What is asked of the player, in a line, and the moves offered as buttons beside it. */

import type { MoveRef } from '../board';
import { actionsText, capital, goodsText, tileText, type Context } from './about';
import { crateOf } from './content';

const BUTTONS = ['done', 'skip', 'discard', 'take-fish', 'return'];

export function buttons({ legal }: Context): MoveRef[] {
  return legal.all.filter(({ json }) => BUTTONS.includes(json.move));
}

export function prompt(context: Context): string {
  const { words, view } = context;
  const { phase, die, actions = [], tile, crate, line } = view.decision;
  if (phase === 'turn') return words.say(turnOf(context));
  if (phase === 'die' && die) return words.say(`ask-die-${die[0]}`, { value: die[1] });
  if (phase === 'act') return actions.length ? capital(actionsText(context, actions)) : words.say('ask-pause');
  if (phase === 'activate' && line) return words.say(`ask-activate-${line[0]}`, { number: line[1] });
  if (tile) return words.say(view.round ? 'ask-place' : 'ask-place-snow', { tile: tileText(context, tile) });
  if (crate) return words.say('ask-pier', { goods: goodsText(context, crateOf(context, crate).cost) });
  return words.has(`ask-${phase}`) ? words.say(`ask-${phase}`) : '';
}

/** What a turn may be: without a die where none is left to take (F15). */
function turnOf({ legal, view }: Context): string {
  if (!legal.of('die').length && !legal.of('die-at').length) return 'ask-turn-no-die';
  return view.players.length === 1 ? 'ask-turn-alone' : 'ask-turn';
}
