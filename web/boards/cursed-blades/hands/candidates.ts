import {
  cursedBlades,
  engagersOf,
  hexesOf,
  type Order,
  type Pace,
  type Reading,
  type Setting,
  type Unit,
  type View,
} from '@grognard/cursed-blades/for-page';
import { at, flat, type Player } from '@grognard/engine';
import { type HexBoard, hasSide, lineInto, neighbourOf, sideTowards, zoneSides } from '@grognard/field/hex';
import type { Plan } from './plan.ts';
import { endOf } from './steps.ts';

/** Everything that a hand could mean by a plan, lawful or not; judged elsewhere. */
export interface Candidate {
  readonly key: string;
  readonly order: Order;
}

export const unitAt = (view: View, index: number): Unit | undefined => at(view.units, index);

const attacks = (view: View, index: number, target: number): readonly Candidate[] => {
  const [unit, enemy] = [unitAt(view, index), unitAt(view, target)];
  if (unit === undefined || enemy === undefined) return [];
  const froms = unit.and === undefined ? [undefined] : hexesOf(unit);
  const shocks = froms.flatMap((from) =>
    [true, false].map((supported): Candidate => {
      const order: Order = {
        kind: 'shock',
        target: enemy.id,
        supported,
        ...(from !== undefined && { from }),
      };
      return { key: `shock ${supported} ${from}`, order };
    }),
  );
  return [...shocks, { key: 'fire', order: { kind: 'fire', target: enemy.id } }];
};

/** Withdrawals to a neighbouring hex, and flights that end in a hex. */
const retreats = (reading: Reading, player: Player, unit: Unit, to: number): readonly Candidate[] => {
  const { board } = reading.setting.terrain;
  const side = sideTowards(board, unit.hex, to);
  const withdrawals: readonly Candidate[] =
    side === -1
      ? []
      : [
          { key: 'withdraw', order: { kind: 'withdraw', side } },
          { key: 'withdraw minimal', order: { kind: 'withdraw', side, minimal: true } },
        ];
  const flights = cursedBlades
    .options(reading, player)
    .orders.filter((order) => order.kind === 'flee' && endOf(board, unit, order.steps).hex === to)
    .slice(0, 1)
    .map((order): Candidate => ({ key: 'flee', order }));
  return unit.cohesion === 'routed' ? flights : [...withdrawals, ...flights];
};

const PACES: readonly Pace[] = ['full', 'minimal', 'supplementary'];

const moves = (reading: Reading, player: Player, plan: Plan): readonly Candidate[] =>
  (plan.pace === undefined ? PACES : [plan.pace]).flatMap((pace) => {
    const wish = { to: plan.to, pace, ...(plan.facing !== undefined && { facing: plan.facing }) };
    const found = cursedBlades.propose(reading, player, wish);
    return found.ok ? [{ key: pace, order: found.value }] : [];
  });

const recoils = (setting: Setting, { blow, ...view }: View, to: number): readonly Candidate[] => {
  if (blow === undefined) return [];
  const upon = blow.upon ?? flat(view.units)[blow.defender]?.hex ?? -1;
  const side = sideTowards(setting.terrain.board, upon, to);
  return side === -1 ? [] : [{ key: 'recoil', order: { kind: 'recoil', side } }];
};

/** What may be meant, in the order in which one would think of it. */
export const candidatesOf = (reading: Reading, player: Player, plan: Plan): readonly Candidate[] => {
  const { setting, view } = reading;
  if (view.phase === 'losses') return recoils(setting, view, plan.to);
  const { mover, target, to, facing } = plan;
  if (!('unit' in mover)) return moves(reading, player, plan);
  if (target !== undefined) return attacks(view, mover.unit, target);
  const unit = unitAt(view, mover.unit);
  if (unit === undefined) return [];
  const bound = engagersOf(reading, mover.unit).length > 0;
  if (!bound && unit.cohesion !== 'routed' && view.active?.fleeing !== true)
    return moves(reading, player, plan);
  if (to === unit.hex)
    return facing === undefined ? [] : [{ key: 'face', order: { kind: 'face', to: facing } }];
  return retreats(reading, player, unit, to);
};

/** The straight way to a hex, turning where it must: what somebody means who points at it. */
export const straightTo = (board: HexBoard, from: Pick<Unit, 'hex' | 'facing'>, to: number): Order => {
  const line = new Int32Array(board.width + board.height + 2);
  const count = lineInto(board, from.hex, to, line);
  let { hex, facing } = from;
  const steps = Array.from(line.subarray(1, count)).flatMap((next) => {
    const side = sideTowards(board, hex, next);
    hex = neighbourOf(board, hex, side);
    const turns = !hasSide(zoneSides(facing, 'front'), side);
    if (turns) facing = side * 2;
    return [...(turns ? [{ do: 'turn' as const, to: facing }] : []), { do: 'step' as const, side }];
  });
  return { kind: 'move', pace: 'full', steps };
};
