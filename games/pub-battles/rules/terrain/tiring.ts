import type { RuleId } from '@grognard/engine';
import { bodyOn } from '../../ground/board.ts';
import { groundFacts } from '../../ground/under.ts';
import type { Event } from '../../model/events.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { Piece, State } from '../../model/state.ts';
import type { GroundFacts } from '../../model/terrain.ts';
import { isCombatKind } from '../../tables/piece-facts.ts';

/** PB-R172b: a detachment has no other state than Fresh, trains have none, and staff is Spent by its attempts only. */
export const tires = ({ kind, spent }: Piece): boolean =>
  !spent && isCombatKind(kind) && kind !== 'detachment';
/** PB-R236b: buildings make Spent; PB-R003: or what else does so by the scenario. */
export const tiringRules = ({ name }: GroundFacts): readonly RuleId[] =>
  name === 'buildings' ? ['PB-R236b'] : ['PB-R003'];
/** The rules by which the ground under a piece makes it Spent; none if it does not. A column is on its road. */
const tiredWhereItStands = (setting: Setting, piece: Piece): readonly RuleId[] => {
  const { x, y, heading, where, column, ground } = piece;
  if (setting.switches.buildingsSpend === 'off' || where !== 'map' || column === true || !tires(piece))
    return [];
  const facts = groundFacts(setting, bodyOn(setting, { x, y, heading }), ground);
  return facts.spends ? tiringRules(facts) : [];
};
/** PB-R236b: whoever is in a town is Spent, however he came there. */
export const spentWhereTheyStand = (
  setting: Setting,
  state: State,
  pieces: readonly number[],
): readonly Event[] =>
  pieces.flatMap((piece): readonly Event[] => {
    const rules = tiredWhereItStands(setting, pieceOf(state, piece));
    return rules.length === 0 ? [] : [{ kind: 'spent', piece, rules }];
  });
