import { type Pose, roundUnit } from '@grognard/field';
import type { Stretch } from '../../ground/motion/course.ts';
import { stageOf, stepOf, type Walk, walkFrom } from '../../ground/motion/pace.ts';
import { bendsOf } from '../../ground/motion/runners.ts';
import { blocksOf } from '../../ground/shape/blocks.ts';
import { withFields, without } from '../../model/evolve.ts';
import type { Drawer } from '../../model/memory.ts';
import type { Part } from '../../model/part.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Leg, MarchTask } from '../../model/tasks.ts';
import type { Unit } from '../../model/unit.ts';
import { type Ground, groundOf, isBare } from '../ground/going.ts';
import { type Travelled, travel } from '../ground/travel.ts';
import { aftermathOf } from './aftermath.ts';

/** A march through one quarter: how it goes, where it bends, and what is left of it. */
export interface QuarterMarch extends Pick<Travelled, 'halt' | 'goings'> {
  readonly way: readonly Stretch[];
  /** Where it ends, if nothing comes between. */
  readonly end: Walk;
  readonly rest: readonly Leg[];
  readonly spent: number;
}

/** How a part marches, and over what. */
export interface MarchGait {
  readonly ground: Ground;
  readonly forced: boolean;
  /** LA-O7.1-13: it takes what a road adds. */
  readonly road: boolean;
}

/** LA-O7.1-13: with what a road adds only where it was ordered. */
export const gaitOf = (
  setting: Setting,
  state: Pick<State, 'terrain'>,
  { forced, road }: Pick<MarchTask, 'forced' | 'road'> = {},
): MarchGait => ({ ground: groundOf(setting, state), forced: forced === true, road: road === true });

const directionOf = (leg: Leg): string => (leg.go === 'sideways' ? leg.to : leg.go);

/** A stage of a march on bare ground, and the leg that it is. */
interface Wished {
  readonly stretch: Stretch;
  readonly leg: Leg;
}

/** What is left of a leg when a share of it is not gone. */
const shareOfLeg = (leg: Leg, share: number): readonly Leg[] => {
  if (leg.go === 'wheel') {
    const turn = roundUnit(leg.turn * share);
    return turn === 0 ? [] : [{ ...leg, turn }];
  }
  const length = roundUnit(leg.length * share);
  return length < 1 ? [] : [{ ...leg, length }];
};

const isSameWay = (a: Leg, b: Leg): boolean =>
  a.go === b.go &&
  (a.go !== 'oblique' || (b.go === 'oblique' && a.slant === b.slant)) &&
  (a.go !== 'sideways' || (b.go === 'sideways' && a.to === b.to)) &&
  (a.go !== 'wheel' || (b.go === 'wheel' && a.turn > 0 === b.turn > 0));

/** Legs with those that lead the same way made one. */
const joined = (legs: readonly Leg[]): readonly Leg[] => {
  const all: Leg[] = [];
  for (const leg of legs) {
    const last = all[all.length - 1];
    if (last === undefined || !isSameWay(last, leg)) all.push(leg);
    else if (last.go === 'wheel' && leg.go === 'wheel')
      all[all.length - 1] = { ...last, turn: last.turn + leg.turn };
    else if (last.go !== 'wheel' && leg.go !== 'wheel')
      all[all.length - 1] = { ...last, length: last.length + leg.length };
  }
  return all;
};

/** LA-O7.1-8: a road may lead a little farther than an allowance. */
const BY_ROAD = 1.2;

interface Plain {
  readonly wished: readonly Wished[];
  readonly end: Walk;
  readonly rest: readonly Leg[];
  readonly spent: number;
}

/** As much of the legs as a budget carries on bare ground; a square goes one way only in a quarter. */
const onBareGround = (
  setting: Memories,
  unit: Unit,
  part: Part,
  legs: readonly Leg[],
  { step, budget }: { readonly step: number; readonly budget: number },
): Plain => {
  const wished: Wished[] = [];
  let walk = walkFrom(part);
  let spent = 0;
  let rest: readonly Leg[] = legs;
  while (rest.length > 0) {
    const [leg, ...later] = rest as readonly [Leg, ...Leg[]];
    if (part.formation === 'square' && wished.length > 0 && directionOf(leg) !== directionOf(legs[0] as Leg))
      break;
    const stage = stageOf(setting, unit, part, walk, leg, budget - spent);
    if (stage === undefined) break;
    spent += stage.cost;
    const until = budget > step ? spent / step : Math.min(1, spent / step);
    wished.push({ stretch: { motion: stage.motion, until }, leg: goneOf(leg, stage.rest) });
    walk = stage.to;
    rest = stage.rest === undefined ? later : [stage.rest, ...later];
  }
  return { wished, end: walk, rest, spent };
};

const goneOf = (leg: Leg, rest: Leg | undefined): Leg => {
  if (rest === undefined) return leg;
  if (leg.go === 'wheel') return { ...leg, turn: leg.turn - (rest.go === 'wheel' ? rest.turn : 0) };
  return { ...leg, length: leg.length - (rest.go === 'wheel' ? 0 : rest.length) };
};

/** What was asked when a march was last worked out, and what it came to. */
interface Worked {
  readonly unit: Unit;
  readonly part: Part;
  readonly gait: MarchGait;
  readonly step: number;
  readonly march: QuarterMarch;
}

/** By its legs, those among them that another march has left over: whoever marches on has become another part by then. */
const BY_LEGS: Drawer<WeakMap<readonly Leg[], Worked>> = { empty: () => new WeakMap() };

/** What a part may have gained or lost on its way without marching any differently. */
const ASIDE: ReadonlySet<string> = new Set([
  ...['came', 'moved', 'spent', 'secret', 'unseen', 'appeared', 'shownFrom'],
]);

const isAlike = (a: Part, b: Part): boolean => {
  if (a === b) return true;
  for (const key in a) if (!ASIDE.has(key) && a[key as keyof Part] !== b[key as keyof Part]) return false;
  for (const key in b) if (!(ASIDE.has(key) || key in a)) return false;
  return true;
};

const isSameGround = (a: Ground, b: Ground): boolean =>
  a.terrain === b.terrain && a.damage === b.damage && a.switches === b.switches;

/** A march is foreseen, judged and then played: the same one is worked out once. */
export const quarterMarch = (
  setting: Memories,
  unit: Unit,
  part: Part,
  legs: readonly Leg[],
  gait: MarchGait,
  step = stepOf(unit, part, gait.forced),
): QuarterMarch => {
  const byLegs = setting.memory(BY_LEGS);
  const known = byLegs.get(legs);
  const isSame =
    known !== undefined &&
    known.unit === unit &&
    known.step === step &&
    known.gait.forced === gait.forced &&
    known.gait.road === gait.road &&
    isSameGround(known.gait.ground, gait.ground) &&
    isAlike(known.part, part);
  if (isSame) return known.march;
  const march = workOut(setting, unit, part, legs, gait, step);
  byLegs.set(legs, { unit, part, gait, step, march });
  return march;
};

/** As much of the legs as the allowance of a quarter carries over the ground. */
const workOut = (
  setting: Memories,
  unit: Unit,
  part: Part,
  legs: readonly Leg[],
  { ground, forced, road }: MarchGait,
  step: number,
): QuarterMarch => {
  const plain = onBareGround(setting, unit, part, legs, {
    step,
    budget: road && !isBare(ground) ? step * BY_ROAD : step,
  });
  const way = plain.wished.map(({ stretch }) => stretch);
  if (isBare(ground)) return { ...plain, way, goings: [] };
  const mover = { unit, part, forced, usesRoad: road };
  const travelled = travel(ground, mover, blocksOf(setting, part, unit.arm), way);
  const bends = bendsOf(part, travelled.way);
  const isWhole = travelled.left.every((share) => share === 0);
  const { halt, goings } = travelled;
  return {
    ...{ way: travelled.way, goings, spent: Math.min(step, plain.spent) },
    end: isWhole
      ? plain.end
      : { ...poseOf(bends[bends.length - 1] ?? part), ...aftermathOf(unit, part, travelled.way) },
    rest: joined([
      ...plain.wished.flatMap(({ leg }, index) => shareOfLeg(leg, travelled.left[index] ?? 0)),
      ...plain.rest,
    ]),
    ...(halt !== undefined && { halt }),
  };
};

/** A part where a march has brought it. */
export const marchedTo = (part: Part, { x, y, heading, run, unaligned }: Walk): Part =>
  withFields(without(part, 'unaligned', 'hitched'), {
    x,
    y,
    heading,
    run,
    ...(unaligned > 0 && { unaligned }),
  });

/** A plan has two quarters: how many more than these a march would take is of no use to anybody. */
const MOST_QUARTERS = 8;

/** How many quarters a march takes, up to a point. */
export const quartersOfMarch = (
  setting: Memories,
  unit: Unit,
  part: Part,
  legs: readonly Leg[],
  gait: MarchGait,
): number => {
  const step = Math.max(1, stepOf(unit, part, gait.forced));
  let rest = legs;
  let now = part;
  for (let quarters = 1; quarters < MOST_QUARTERS; quarters += 1) {
    const march = quarterMarch(setting, unit, now, rest, gait, step);
    if (march.rest.length === 0 || march.way.length === 0 || march.halt !== undefined) return quarters;
    rest = march.rest;
    now = marchedTo(now, march.end);
  }
  return MOST_QUARTERS;
};

export const poseOf = ({ x, y, heading }: Pose): Pose => ({ x, y, heading });
