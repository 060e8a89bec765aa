import { type Chance, type Player, seatName } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import { after } from '../../model/events.ts';
import type { Order } from '../../model/orders.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { type Attempt, attemptOf, ratingFor, rulesOfAttempt, type Try } from './attempt.ts';
import { drawEvents } from './draw.ts';
import { lotsAfter } from './lots.ts';
import { activationEvent, settleAlter } from './window.ts';

/** What comes of an answer to a draw; the chit plays once nobody can or wants to alter it any more. */
export const alterEvents = (
  setting: Setting,
  state: State,
  seat: Player,
  order: Try | Extract<Order, { readonly kind: 'let' }>,
  chance: Chance,
): readonly Event[] => {
  const events =
    order.kind === 'let'
      ? [{ kind: 'let', seat: seatName(seat), rules: ['PB-R038', 'PB-R054'] } as const]
      : attempted(setting, state, attemptOf(state, seat, order), chance);
  return [...events, ...settleAlter(setting, after(state, events))];
};

/**
 * PB-R049, PB-R050: one die against the command value, and the HQ is Spent whatever it shows. PB-R051: it is fit for all else.
 * PB-R052, PB-R053: others that are Fresh may try after it.
 */
const attempted = (setting: Setting, state: State, attempt: Attempt, chance: Chance): readonly Event[] => {
  const { what, formation, hq } = attempt;
  const die = chance.roll('command', pieceOf(state, hq).id, setting.switches.commandDie);
  const succeeded = die <= ratingFor(setting, state, attempt);
  const cited = rulesOfAttempt(state, attempt, succeeded);
  const rolled: Event = { kind: 'attempted', what, formation, hq, die, succeeded, drew: true, ...cited };
  const events = succeeded ? [rolled, ...gained(setting, state, attempt, chance)] : [rolled];
  return [...events, ...lotsAfter(setting, state, events, chance)];
};

const gained = (
  setting: Setting,
  state: State,
  { what, formation }: Attempt,
  chance: Chance,
): readonly Event[] => {
  if (what === 'delay') return replaced(setting, state, formation, chance);
  const waited = state.stack.includes(formation);
  return [{ kind: 'jumped', formation, rules: waited ? ['PB-R061', 'PB-R063'] : ['PB-R061'] }];
};

/**
 * PB-R056: another chit is drawn first, and only then does the delayed one go back. PB-R059: the new one may be altered
 * in turn, unless a club plays that it stands.
 */
const replaced = (setting: Setting, state: State, delayed: number, chance: Chance): readonly Event[] => {
  const drawn = drawEvents(state, chance, ['PB-R056'], delayed);
  const now = after(state, drawn).drawn;
  return setting.switches.replacementAltered === 'no' && now !== undefined
    ? [...drawn, activationEvent(now, 'PB-R059')]
    : drawn;
};
