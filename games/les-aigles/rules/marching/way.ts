import type { Pose } from '@grognard/field';
import type { Stretch } from '../../motion/course.ts';
import type { Part } from '../../part-types.ts';
import type { Leg } from '../../tasks.ts';
import type { Unit } from '../../unit-types.ts';
import { stageOf, stepOf, type Walk, walkFrom } from './pace.ts';

/** A march through one quarter: how it goes, where it bends, and what is left of it. */
export interface QuarterMarch {
  readonly way: readonly Stretch[];
  /** Where each stretch ends, if nothing comes between. */
  readonly ends: readonly Walk[];
  readonly rest: readonly Leg[];
  readonly spent: number;
}

const directionOf = (leg: Leg): string => (leg.go === 'sideways' ? leg.to : leg.go);

/** As much of the legs as the allowance of a quarter carries; a square goes one way only in a quarter. */
export const quarterMarch = (
  unit: Unit,
  part: Part,
  legs: readonly Leg[],
  step = stepOf(unit, part),
): QuarterMarch => {
  const way: Stretch[] = [];
  const ends: Walk[] = [];
  let walk = walkFrom(part);
  let spent = 0;
  let rest: readonly Leg[] = legs;
  while (rest.length > 0) {
    const [leg, ...later] = rest as readonly [Leg, ...Leg[]];
    if (part.formation === 'square' && way.length > 0 && directionOf(leg) !== directionOf(legs[0] as Leg))
      break;
    const stage = stageOf(unit, part, walk, leg, step - spent);
    if (stage === undefined) break;
    spent += stage.cost;
    way.push({ motion: stage.motion, until: Math.min(1, spent / step) });
    ends.push(stage.to);
    walk = stage.to;
    rest = stage.rest === undefined ? later : [stage.rest, ...later];
  }
  return { way, ends, rest, spent };
};

/** How many quarters a march takes. */
export const quartersOf = (unit: Unit, part: Part, legs: readonly Leg[], step: number): number => {
  let rest = legs;
  let now = part;
  for (let quarters = 1; ; quarters += 1) {
    const march = quarterMarch(unit, now, rest, step);
    if (march.rest.length === 0 || march.way.length === 0) return quarters;
    rest = march.rest;
    const end = march.ends[march.ends.length - 1] as Walk;
    now = { ...now, ...poseOf(end), run: end.run, unaligned: end.unaligned };
  }
};

export const poseOf = ({ x, y, heading }: Pose): Pose => ({ x, y, heading });
