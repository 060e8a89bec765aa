/** What each of a pair has between itself and the other. */

import { placedAt } from '../../ground/shape/placed.ts';
import type { Pair } from '../../model/fighting.ts';
import type { Setting } from '../../model/setting.ts';
import type { Snare, State } from '../../model/state.ts';
import { type MeleeCover, meleeCover } from '../cover/cover.ts';
import { otherOf, roundOf } from './pairs.ts';

/** The one of a pair who was caught half in a wood or half across an obstacle. */
export const halfWayIn = ({ contacts }: Pair): number | undefined =>
  contacts.find(({ halfWay }) => halfWay !== undefined)?.halfWay;

/** What he was caught in. */
export const snareIn = ({ contacts }: Pair): Snare =>
  contacts.some(({ caughtIn }) => caughtIn === 'obstacle') ? 'obstacle' : 'wood';

/** LA-O8.6-8: whose the obstacle between the two is. */
const holderIn = ({ contacts }: Pair): number | undefined =>
  contacts.find(({ holder }) => holder !== undefined)?.holder;

export const coverIn = (setting: Setting, state: State, pair: Pair, index: number): MeleeCover => {
  const halfWay = halfWayIn(pair);
  const holder = holderIn(pair);
  return meleeCover(setting, state, {
    own: placedAt(setting, state, index),
    foe: placedAt(setting, state, otherOf(pair, index)),
    round: roundOf(pair),
    isAttacked: pair.contacts.some(({ attacker }) => attacker === otherOf(pair, index)),
    ...(halfWay !== undefined && { halfWay }),
    ...(holder !== undefined && { holder }),
  });
};
