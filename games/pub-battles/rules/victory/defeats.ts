import { type BySide, flat, type RuleId, type Side } from '@grognard/engine';
import { sideOf } from '../../model/piece-change.ts';
import { enemyOf, type Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { kindFacts } from '../../tables/piece-facts.ts';
import { cutOff } from './cut-off.ts';
import { infantryLoss, isHalfLost, type Loss } from './losses.ts';

/** A way in which a side has been beaten, and what it does to the victor's points. */
export interface Defeat {
  readonly victor: Side;
  readonly loser: Side;
  readonly code: 'rout' | 'broken' | 'forced-back';
  readonly multiplier: number;
  readonly rules: readonly RuleId[];
}

/** PB-R234: pieces cut off at the end are points and no loss, unless a club counts them. */
const lossOfSide = (setting: Setting, state: State, side: Side): Loss => {
  const pieces = flat(state.pieces).filter((_, index) => sideOf(state, index) === side);
  const loss = infantryLoss(setting, pieces, state.day);
  if (setting.switches.cutOffCountForRout === 'no') return loss;
  const isolated = cutOff(setting, state, side).filter(({ kind }) => kindFacts[kind].infantry);
  return { ...loss, lost: loss.lost + isolated.length };
};

const ROUT: readonly RuleId[] = ['PB-R208a', 'PB-R210a', 'PB-R210b', 'PB-R210c'];

/** Every way in which a side is beaten now, the worst first: PB-R208a to PB-R208c. */
const defeatsOfSide = (setting: Setting, state: State, loser: Side): readonly Defeat[] => {
  const victor = enemyOf(setting, loser);
  const isRouted =
    isHalfLost(lossOfSide(setting, state, loser)) && !isHalfLost(lossOfSide(setting, state, victor));
  const rows: readonly Defeat[] = [
    { victor, loser, code: 'rout', multiplier: 4, rules: ROUT },
    { victor, loser, code: 'broken', multiplier: 3, rules: ['PB-R208b'] },
    { victor, loser, code: 'forced-back', multiplier: 2, rules: ['PB-R208c', 'PB-R198e'] },
  ];
  const holds = {
    rout: isRouted,
    broken: state.sacked.includes(loser),
    'forced-back': hasPacked(state, loser),
  };
  return rows.filter(({ code }) => holds[code]);
};

const hasPacked = ({ packed }: State, side: Side): boolean => packed.includes(side);

export const defeatsOf = (setting: Setting, state: State): readonly Defeat[] =>
  setting.sides.flatMap(({ id }) => defeatsOfSide(setting, state, id));

/** PB-R209: for one side the highest only; if both have won, each multiplies, or neither where a club plays so. */
export const multipliersOf = (setting: Setting, state: State): BySide<number> => {
  const defeats = defeatsOf(setting, state);
  const bothBeaten = new Set(defeats.map(({ loser }) => loser)).size > 1;
  const none = bothBeaten && setting.switches.bothDefeated === 'noneMultiplies';
  return Object.fromEntries(
    setting.sides.map(({ id }) => [
      id,
      none ? 1 : Math.max(1, ...defeats.filter(({ victor }) => victor === id).map((each) => each.multiplier)),
    ]),
  );
};
