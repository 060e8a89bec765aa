import { flat, type Outcome, type Side } from '@grognard/engine';
import { type Setting, sidesOf } from '../model/setting.ts';
import type { State } from '../model/state.ts';

const left = (state: State, side: Side): number =>
  flat(state.pieces).filter((piece) => piece.side === side && piece.lost === undefined).length;

/** TN-R12: when a side is gone or the last turn is over, who has more pieces left has won. */
export const outcome = (setting: Setting, state: State): Outcome | undefined => {
  const sides = sidesOf(setting);
  const counts = sides.map((side) => left(state, side));
  if (state.turn <= setting.source.turns && counts.every((count) => count > 0)) return undefined;
  const best = Math.max(...counts);
  const leaders = sides.filter((_, place) => counts[place] === best);
  const [winner] = leaders;
  const ended = { code: 'counted', rule: 'TN-R12', params: { left: counts } };
  return winner !== undefined && leaders.length === 1 ? { ...ended, winner } : ended;
};
