import { flat, type Side } from '@grognard/engine';
import { sideOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { isStaff } from '../../model/vocabulary.ts';
import { type Counted, fateOf } from '../victory/losses.ts';

/** PB-R225: what was lost on an earlier day and did not come back then is out for good. */
export const isOutForGood = (piece: Counted, day: number): boolean => (fateOf(piece).lostOn ?? day) < day;

/** PB-R226: trains are not recovered, unless a club plays so. */
export const isTrainLost = ({ switches }: Setting, { kind }: Counted): boolean =>
  kind === 'baggage' && switches.trainsRecovered === 'no';

/** A piece that may come back this night. */
export const isStraggler = (setting: Setting, piece: Counted, day: number): boolean =>
  piece.where === 'lost' && !isStaff(piece.kind) && !isTrainLost(setting, piece) && !isOutForGood(piece, day);

/** PB-R223: half of the destroyed pieces, rounded up, by blocks; as an option all of them. */
export const recoverable = (setting: Setting, pieces: readonly Counted[], day: number): number => {
  const lost = pieces.filter((piece) => isStraggler(setting, piece, day)).length;
  return setting.switches.nightRecovery === 'half' ? Math.ceil(lost / 2) : lost;
};

export const stragglersDue = (setting: Setting, state: State, side: Side): number =>
  recoverable(
    setting,
    flat(state.pieces).filter((_, index) => sideOf(state, index) === side),
    state.day,
  );
