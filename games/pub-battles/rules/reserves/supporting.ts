import type { Heading } from '@grognard/field';
import { standing } from '../../ground/standing.ts';
import type { Event } from '../../model/events.ts';
import { pieceOf, sideOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { isStaff } from '../../model/vocabulary.ts';
import { kindFacts } from '../../tables/piece-facts.ts';
import { isBehind, placeBehind } from '../support/support.ts';
import { type FreeSpot, isFree, takenGround } from './room.ts';

/** A reserve piece that comes up behind a lead. */
export interface ReserveSupport {
  readonly lead: number;
  readonly events: readonly Event[];
  readonly spots: readonly FreeSpot[];
  readonly heading: Heading;
}

/** PB-R103: the unsupported friend directly behind whom an HQ stands. */
const leadBefore = (setting: Setting, state: State, hq: number): number | undefined => {
  const { x, y } = pieceOf(state, hq);
  return standing(setting, state).find(
    ({ index, side, piece }) =>
      side === sideOf(state, hq) &&
      !isStaff(piece.kind) &&
      piece.column === undefined &&
      !state.supports.some(({ lead, support }) => lead === index || support === index) &&
      isBehind(setting, piece, { x, y, heading: piece.heading }),
  )?.index;
};

/** PB-R103: the first piece of the reserve is the support of a piece directly before the HQ. */
export const supportFor = (
  setting: Setting,
  state: State,
  hq: number,
  first: number,
): ReserveSupport | undefined => {
  const lead = leadBefore(setting, state, hq);
  if (lead === undefined || !kindFacts[pieceOf(state, first).kind].supports) return undefined;
  const to = placeBehind(setting, pieceOf(state, lead));
  if (!isFree(setting, takenGround(setting, state), to)) return undefined;
  return {
    lead,
    events: [
      { kind: 'deployed', piece: first, to, column: false, rules: ['PB-R103'] },
      { kind: 'supported', lead, support: first, rules: ['PB-R103'] },
    ],
    spots: [to],
    heading: to.heading,
  };
};
