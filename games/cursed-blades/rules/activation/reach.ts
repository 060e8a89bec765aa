import { neighbourOf, OFF_BOARD, sides } from '@grognard/field/hex';
import type { Setting } from '../../setting.ts';
import { unitOf } from '../../state.ts';
import type { Unit } from '../../state-types.ts';
import { moveFacts, POINT } from '../../tables/movement.ts';
import { groundAt, hasCounter, surchargeAt, type Table, typeOf, unitsAt } from '../board.ts';
import { couldCross, isNextToEnemy } from '../engagement.ts';

/** What a step would cost a unit in half points, turning left aside; nothing if it cannot be walked. */
const costOf = (
  setting: Setting,
  table: Table,
  unit: Unit,
  from: number,
  side: number,
): number | undefined => {
  const { board, sides: kinds, altitude } = setting.terrain;
  const to = neighbourOf(board, from, side);
  if (to === OFF_BOARD || hasCounter(table, to, 'blaze')) return undefined;
  if (!couldCross(setting, table, unit, from, to)) return undefined;
  if (unitsAt(table, to).some((index) => unitOf(table, index).side !== unit.side)) return undefined;
  const facts = moveFacts[typeOf(unit).move.class];
  const kind = kinds[from * 6 + side];
  const ground = groundAt(setting, table, to);
  const step = kind === 'road' ? facts.road : ground === 'impassable' ? 'no' : facts.grounds[ground];
  const rough = kind === 'rough' ? facts.roughSide : 0;
  if (typeof step !== 'number' || typeof rough !== 'number') return undefined;
  const uphill = (altitude[to] ?? 0) > (altitude[from] ?? 0) ? 1 : 0;
  return step + rough + uphill + surchargeAt(table, to);
};

/** CB-B4.3-11: whether a unit could come next to an enemy in its next turn. */
export const couldReachEnemy = (setting: Setting, table: Table, index: number): boolean => {
  const unit = unitOf(table, index);
  const { move } = typeOf(unit);
  const limit = moveFacts[move.class].allowance + move.capacity * POINT;
  const spent = new Map([[unit.hex, 0]]);
  const open = [unit.hex];
  while (open.length > 0) {
    open.sort((a, b) => (spent.get(b) ?? 0) - (spent.get(a) ?? 0));
    const hex = open.pop() ?? unit.hex;
    if (isNextToEnemy(setting, table, hex, unit.side)) return true;
    for (const side of sides) {
      const cost = costOf(setting, table, unit, hex, side);
      const next = neighbourOf(setting.terrain.board, hex, side);
      const sum = (spent.get(hex) ?? 0) + (cost ?? 0);
      if (cost === undefined || sum > limit || sum >= (spent.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      spent.set(next, sum);
      open.push(next);
    }
  }
  return false;
};
