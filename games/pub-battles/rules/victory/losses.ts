import type { Setting } from '../../model/setting.ts';
import type { Piece } from '../../model/state.ts';
import { kindFacts } from '../../tables/piece-facts.ts';

/** What must be known of a piece to count losses: the same in the state and in its owner's view. */
export type Counted = Pick<Piece, 'kind' | 'where' | 'enters'>;

/** What may be marked on a piece that was lost once. */
export interface Fate {
  /** The day on which it was lost. */
  readonly lostOn?: number;
  /** It came back with the stragglers of a night. */
  readonly recovered?: true;
}

export const fateOf = (piece: Counted): Fate => piece as Counted & Fate;

export interface Loss {
  readonly base: number;
  readonly lost: number;
}

const isInfantry = ({ kind }: Counted): boolean => kindFacts[kind].infantry;

/**
 * PB-R210b, PB-R235: what was brought to the battle. The starting force and all that is due by the end of the day; a club may count only those who have come.
 */
const isInBase = ({ switches }: Setting, { where, enters }: Counted, day: number): boolean =>
  where !== 'home' &&
  (switches.routBase === 'dueToday' ? enters === undefined || enters.day <= day : where !== 'due');

/** PB-R225: who came back in the night is no longer lost, unless a club plays that he goes on counting. */
export const countsAsLost = (piece: Counted, cameBack: 'restored' | 'stillLost'): boolean =>
  piece.where === 'lost' || (cameBack === 'stillLost' && fateOf(piece).recovered === true);

/** PB-R210a: infantry by blocks, without detachments. */
export const infantryLoss = (
  setting: Setting,
  pieces: readonly Counted[],
  day: number,
  cameBack: 'restored' | 'stillLost' = setting.switches.recoveredCount,
): Loss => {
  const infantry = pieces.filter((piece) => isInfantry(piece) && isInBase(setting, piece, day));
  return {
    base: infantry.length,
    lost: infantry.filter((piece) => countsAsLost(piece, cameBack)).length,
  };
};

/** PB-R210c: twice the losses reach the base; half of nothing is no loss. */
export const isHalfLost = ({ base, lost }: Loss): boolean => base > 0 && 2 * lost >= base;
