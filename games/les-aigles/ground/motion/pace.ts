/** What the legs of a march cost against the allowance of a quarter, and where they lead. */

import {
  eastOf,
  isUpTo,
  type Motion,
  march,
  normalHeading,
  northOf,
  type Pose,
  radiansOf,
  roundUnit,
  wheelAbout,
} from '@grognard/field';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import type { Leg } from '../../model/tasks.ts';
import type { Unit } from '../../model/unit.ts';
import { allowance } from '../../tables/allowances.ts';
import { figureBase, skirmishBase } from '../../tables/bases.ts';
import { isTrained } from '../../tables/change-times.ts';
import { extentOf } from '../shape/blocks.ts';

/** Regulars and better keep their dressing; the others lose time over it. */
export const keepsDressing = ({ status }: Pick<Unit, 'status'>): boolean => isTrained(status);

/** What a part may spend in a quarter, in 0.001 cm. */
export const stepOf = (unit: Unit, part: Part, forced = false): number =>
  allowance(unit, part, forced ? 'forced' : 'march');

/** LA-M2.1-3: the front that swings round; in a column that of its first rank. */
export const wheelingFront = (setting: Memories, part: Part, unit: Unit): number => {
  if (part.formation === 'echelon' || part.formation === 'chequer' || part.formation === 'limbered')
    return extentOf(setting, part, unit.arm).front;
  const { width } = part.formation === 'skirmish' ? skirmishBase(unit.arm) : figureBase(unit.arm);
  return (part.ranks[0] ?? 0) * width;
};

/** LA-M2.1-10: how far the ranks behind must come up before they are aligned with the first. */
const disorderOfRanks = (part: Part, unit: Unit): number =>
  part.formation === 'line' || part.formation === 'skirmish' || part.formation === 'limbered'
    ? 0
    : Math.max(0, part.ranks.length - 1) * figureBase(unit.arm).depth;

/** Where a march has got to. */
export interface Walk extends Pose {
  readonly run: number;
  readonly unaligned: number;
}

export const walkFrom = ({ x, y, heading, run, unaligned = 0 }: Part): Walk => ({
  x,
  y,
  heading,
  run,
  unaligned,
});

/** A leg, or as much of it as the budget allows. */
export interface MarchStage {
  readonly motion: Motion;
  readonly cost: number;
  readonly to: Walk;
  /** What is left of the leg. */
  readonly rest?: Leg;
}

/** What a unit of length costs, or a full turn of the wheel. */
const rateOf = (unit: Unit, part: Part, walk: Walk, leg: Leg): number => {
  const slow = !keepsDressing(unit) && walk.unaligned > 0 ? 2 : 1;
  switch (leg.go) {
    case 'ahead':
      return slow;
    case 'sideways':
      return 1;
    case 'wheel':
      return keepsDressing(unit) ? 1 : 2;
    case 'oblique':
      return 2;
    case 'back':
      // Half the pace of the line, for skirmishers too; a square goes back as it goes forward.
      return part.formation === 'square'
        ? 1
        : (2 * stepOf(unit, part)) / allowance(unit, part, 'march', 'line');
  }
};

/** Which way a leg leads, against the heading. */
const slantOf = (leg: Exclude<Leg, { go: 'wheel' }>): number => {
  switch (leg.go) {
    case 'ahead':
      return 0;
    case 'back':
      return 18_000;
    case 'sideways':
      return leg.to === 'left' ? 27_000 : 9_000;
    case 'oblique':
      return leg.slant;
  }
};

/** Nothing shorter is worth a step. */
const A_STEP = 1;

const straight = (
  unit: Unit,
  part: Part,
  walk: Walk,
  leg: Exclude<Leg, { go: 'wheel' }>,
  budget: number,
): MarchStage | undefined => {
  const rate = rateOf(unit, part, walk, leg);
  // Whoever has no pace of his own does not step back either.
  if (!(rate > 0)) return undefined;
  const dressing = leg.go === 'ahead' && rate > 1 ? Math.min(leg.length, walk.unaligned) : leg.length;
  const length = Math.min(dressing, Math.floor(budget / rate + 1e-6));
  if (length < A_STEP) return undefined;
  const heading = normalHeading(walk.heading + slantOf(leg));
  const motion = march(eastOf(heading) * length, northOf(heading) * length);
  const left = leg.length - length;
  return {
    motion,
    cost: length * rate,
    to: {
      x: roundUnit(walk.x + motion.dx),
      y: roundUnit(walk.y + motion.dy),
      heading: walk.heading,
      run: leg.go === 'ahead' ? walk.run + length : 0,
      unaligned: leg.go === 'ahead' ? Math.max(0, walk.unaligned - length) : walk.unaligned,
    },
    ...(left >= A_STEP && { rest: { ...leg, length: left } }),
  };
};

/** The inner front corner stays where it is. */
const pivotOf = (
  setting: Memories,
  part: Part,
  unit: Unit,
  { x, y, heading }: Pose,
  turn: number,
): readonly [number, number] => {
  const half = (wheelingFront(setting, part, unit) / 2) * (turn > 0 ? 1 : -1);
  return [x + northOf(heading) * half, y - eastOf(heading) * half];
};

const wheeled = (
  setting: Memories,
  unit: Unit,
  part: Part,
  walk: Walk,
  leg: Extract<Leg, { go: 'wheel' }>,
  budget: number,
): MarchStage | undefined => {
  const front = wheelingFront(setting, part, unit);
  const rate = rateOf(unit, part, walk, leg);
  const whole = front * Math.abs(radiansOf(leg.turn)) * rate;
  // What a tolerance has overspent turns nobody back.
  const share = isUpTo(whole, budget) ? 1 : Math.max(0, budget) / whole;
  const turn = share === 1 ? leg.turn : Math.trunc(leg.turn * share);
  if (turn === 0) return undefined;
  const [pivotX, pivotY] = pivotOf(setting, part, unit, walk, turn);
  const motion = wheelAbout(pivotX, pivotY, turn);
  const heading = normalHeading(walk.heading + turn);
  const half = (front / 2) * (turn > 0 ? 1 : -1);
  const left = leg.turn - turn;
  return {
    motion,
    cost: front * Math.abs(radiansOf(turn)) * rate,
    to: {
      x: roundUnit(pivotX - northOf(heading) * half),
      y: roundUnit(pivotY + eastOf(heading) * half),
      heading,
      run: 0,
      unaligned: disorderOfRanks(part, unit),
    },
    ...(left !== 0 && { rest: { go: 'wheel' as const, turn: left } }),
  };
};

/** The next stage of a march: none if the budget does not allow of a step. */
export const stageOf = (
  setting: Memories,
  unit: Unit,
  part: Part,
  walk: Walk,
  leg: Leg,
  budget: number,
): MarchStage | undefined =>
  leg.go === 'wheel'
    ? wheeled(setting, unit, part, walk, leg, budget)
    : straight(unit, part, walk, leg, budget);

/** What a whole march costs, in 0.001 cm of the allowance. */
export const costOf = (
  setting: Memories,
  unit: Unit,
  part: Part,
  legs: readonly Leg[],
): { readonly cost: number; readonly to: Walk } => {
  let walk = walkFrom(part);
  let cost = 0;
  for (const leg of legs) {
    let rest: Leg | undefined = leg;
    while (rest !== undefined) {
      const stage: MarchStage | undefined = stageOf(setting, unit, part, walk, rest, Infinity);
      if (stage === undefined) break;
      cost += stage.cost;
      walk = stage.to;
      rest = stage.rest;
    }
  }
  return { cost, to: walk };
};
