import { flat, type Outcome, type Side } from '@grognard/engine';
import { sidesOf } from '../model/setting.ts';
import type { Setting, State } from '../model/vocabulary.ts';

const left = (state: State, side: Side): number =>
  flat(state.pieces).filter((piece) => piece.side === side && piece.lost === undefined).length;

/** TN-R12: when a side is gone or the last turn is over, who has more pieces left has won. */
export const outcome = ({ ground }: Setting, state: State): Outcome | undefined => {
  const sides = sidesOf(ground);
  const counts = sides.map((side) => left(state, side));
  if (state.turn <= ground.turns && counts.every((count) => count > 0)) return undefined;
  const best = Math.max(...counts);
  const leaders = sides.filter((_, place) => counts[place] === best);
  const [winner] = leaders;
  const ended = { code: 'counted', rule: 'TN-R12', params: { left: counts } };
  return winner !== undefined && leaders.length === 1 ? { ...ended, winner } : ended;
};
