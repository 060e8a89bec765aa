import { bodyOn } from '../../ground/board.ts';
import { groundFacts } from '../../ground/under.ts';
import type { Event, EventOf } from '../../model/events.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { Piece, State } from '../../model/state.ts';
import type { GroundFacts } from '../../model/terrain.ts';
import { isCombatKind } from '../../tables/piece-facts.ts';

/** PB-R172b: a detachment has no other state than Fresh, trains have none, and staff is Spent by its attempts only. */
export const mayTire = ({ kind, spent }: Piece): boolean =>
  !spent && isCombatKind(kind) && kind !== 'detachment';
/** PB-R236b: buildings make Spent; PB-R003: or what else does so by the scenario. */
export const spentBy = (piece: number, { name }: GroundFacts): EventOf<'spent'> =>
  name === 'buildings'
    ? { kind: 'spent', piece, why: 'among-buildings', rules: ['PB-R236b'] }
    : { kind: 'spent', piece, rules: ['PB-R003'] };
/** The ground under a piece that makes it Spent; none if it does not. A column is on its road. */
const tiringUnder = (setting: Setting, piece: Piece): GroundFacts | undefined => {
  const { x, y, heading, where, column, ground } = piece;
  if (setting.switches.buildingsSpend === 'off' || where !== 'map' || column === true || !mayTire(piece))
    return undefined;
  const facts = groundFacts(setting, bodyOn(setting, { x, y, heading }), ground);
  return facts.spends ? facts : undefined;
};
/** PB-R236b: whoever is in a town is Spent, however he came there. */
export const spentWhereTheyStand = (
  setting: Setting,
  state: State,
  pieces: readonly number[],
): readonly Event[] =>
  pieces.flatMap((piece): readonly Event[] => {
    const facts = tiringUnder(setting, pieceOf(state, piece));
    return facts === undefined ? [] : [spentBy(piece, facts)];
  });
