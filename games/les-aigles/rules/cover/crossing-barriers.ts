/** Contact at a hedge or a wall: with those who hold it, and with those who are in the middle of crossing it. */

import type { Placed } from '../../ground/shape/placed.ts';
import type { Setting } from '../../model/setting.ts';
import type { Contact, State } from '../../model/state.ts';
import { DISORGANISED, isArtillery } from '../../model/vocabulary.ts';
import { facingPairs, holderOf, obstacleBetween } from './barrier-between.ts';
import { isByGorge, redoubtOf } from './redoubts.ts';
import { astride, stretchesNear } from './stretches.ts';

/** LA-O8.6-11: whether a part is in the middle of crossing a hedge or a wall. */
export const isCrossing = (setting: Setting, state: Pick<State, 'terrain'>, placed: Placed): boolean =>
  astride(stretchesNear(setting, state, placed.body), placed) !== undefined;

/** What an obstacle adds to a contact. */
export const meetingOver = (
  setting: Setting,
  state: State,
  attacker: Placed,
  defender: Placed,
): Pick<Contact, 'halfWay' | 'caughtIn' | 'holder'> & { readonly rules: readonly string[] } => {
  if (isCrossing(setting, state, defender))
    return { halfWay: defender.index, caughtIn: 'obstacle', rules: ['LA-O8.6-11', 'LA-O8.6-28'] };
  const between = obstacleBetween(setting, state, attacker, defender);
  if (between === undefined) return { rules: [] };
  const garrison = [attacker, defender].find(
    (each) => redoubtOf(setting, state, each)?.id === between.feature,
  );
  if (garrison !== undefined) return { holder: garrison.index, rules: ['LA-O8.6-3', 'LA-O9.1-7'] };
  const holder = holderOf(setting, state, between.feature, [attacker.index, defender.index]);
  return { ...(holder !== undefined && { holder }), rules: ['LA-O8.6-3', 'LA-O8.6-8'] };
};

/** LA-O9.1-6: horse or foot in order who come at a garrison by the gorge take it. */
export const isTakenInRedoubt = (
  setting: Setting,
  state: Pick<State, 'terrain'>,
  attacker: Placed,
  defender: Placed,
): boolean =>
  attacker.part.degradation <= DISORGANISED &&
  !isArtillery(attacker.unit.arm) &&
  isByGorge(setting, state, attacker, defender, facingPairs);
