import type { RuleId } from '@grognard/engine';
import { blockOf, isPieceOnMap, onMap } from '../../ground/true-blocks.ts';
import type { Event } from '../../model/events.ts';
import { contactsOf } from '../../model/melee.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { departureEvents } from '../retreat/retreating.ts';
import { isBehind } from '../support/support.ts';
import { onFrom, withOuts } from './course.ts';

/** PB-R119i: as a reading, guns behind a lead fall with it. */
const gunsBehind = (setting: Setting, state: State, lead: number): readonly number[] => {
  if (setting.switches.artilleryBehindLead === 'pushed') return [];
  const front = blockOf(setting, state, lead);
  return onMap(state).filter((each) => {
    const block = blockOf(setting, state, each);
    return block.kind === 'artillery' && block.side === front.side && isBehind(setting, front, block);
  });
};

/** PB-R119j: guns that are taken for support never step up. */
const hasGunsForSupport = (state: State, lead: number): boolean =>
  state.supports.some((each) => each.lead === lead && pieceOf(state, each.support).kind === 'artillery');

const fell = (state: State, piece: number, rules: readonly RuleId[]): readonly Event[] => [
  ...departureEvents(state, piece, rules),
  { kind: 'lost', piece, rules },
];

/** A lead falls, and whatever contacts it still has are broken. */
export const falls = (
  setting: Setting,
  state: State,
  piece: number,
  rules: readonly RuleId[],
): readonly Event[] => {
  const by = hasGunsForSupport(state, piece) ? [...rules, 'PB-R119j'] : rules;
  const guns = gunsBehind(setting, state, piece);
  const gone = [...fell(state, piece, by), ...guns.flatMap((gun) => fell(state, gun, ['PB-R119i']))];
  return onFrom(state, withOuts(state, gone), (now) => occupied(setting, state, now, piece));
};

/** By which line of the table a piece falls that waits for its supporter's answer. */
export const tableRow = (state: State, piece: number): readonly RuleId[] => {
  const { kind, spent } = pieceOf(state, piece);
  if (kind === 'detachment') return ['PB-R172a'];
  return [spent ? 'PB-R170b' : 'PB-R170a'];
};

/** PB-R166g: as a reading, the first of those who drove a defender off takes its ground. */
export const occupied = (setting: Setting, before: State, now: State, piece: number): readonly Event[] => {
  if (setting.switches.victors === 'stay') return [];
  const victor = contactsOf(before, piece).find(
    ({ attacker, defender }) => defender === piece && contactsOf(now, attacker).length === 0,
  )?.attacker;
  if (victor === undefined || !isPieceOnMap(now, victor)) return [];
  const { x, y } = pieceOf(before, piece);
  const { heading } = pieceOf(now, victor);
  return [
    {
      kind: 'pushed',
      piece: victor,
      to: { x, y, heading },
      why: 'takes-the-ground-of-the-beaten',
      rules: ['PB-R166g'],
    },
  ];
};
