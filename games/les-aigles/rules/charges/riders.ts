/** Those who charge in a quarter, and what each is to do in it. */

import { type Block, eastOf, headingOf, northOf, type Pose, roundUnit, turnBetween } from '@grognard/field';
import { middleOf } from '../../ground/shape/ahead.ts';
import { blocksOf } from '../../ground/shape/blocks.ts';
import { hourOf, isThere, partOf, standing, unitOf } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Story } from '../../model/story.ts';
import type { Charge } from '../../model/under-way.ts';
import type { Unit } from '../../model/unit.ts';
import { allowance, chargeBonus } from '../../tables/allowances.ts';
import { groundOf, isBare } from '../ground/going.ts';
import { gainsByRoad } from '../ground/mover.ts';
import { isOnRoad, roadGain } from '../ground/roads.ts';
import { type Bearing, bearingOf } from './may.ts';

export interface Rider {
  readonly index: number;
  /** As it stands at the start of the quarter. */
  readonly part: Part;
  readonly unit: Unit;
  readonly charge: Charge;
  /** Whom it was written to charge, if he is still there. */
  readonly target?: number;
  readonly step: number;
  readonly bonus: number;
  /** A road adds to its bonus. */
  readonly hurries?: true;
  /** How far it turns instead of riding on. */
  readonly turn?: number;
  /** Squadrons that halt: at this time of the quarter. */
  readonly halts?: number;
  /** Its charge ends with this quarter, whatever it reaches. */
  readonly isLast: boolean;
}

/** The written target: known to its own side, and to everybody once it has been shown. */
export const writtenTarget = ({ charge, secret }: Part): number | undefined =>
  secret?.target ?? charge?.target;

/** A part that was written down as a target and is still on the table. */
const stillThere = (state: State, target: number | undefined): number | undefined =>
  target !== undefined && isThere(partOf(state, target)) ? target : undefined;

const LAST_QUARTER = 4;

const bearing = (
  setting: Memories,
  state: State,
  part: Part,
  unit: Unit,
  target: number | undefined,
): Bearing | 'gone' => {
  if (target === undefined) return 'gone';
  const enemy = partOf(state, target);
  return bearingOf(setting, part, unit, enemy, unitOf(state, enemy.unit));
};

const riderOf = (story: Story, index: number, parted: Parted): Rider | undefined => {
  const { state } = story;
  const part = partOf(state, index);
  const { charge } = part;
  if (charge === undefined) return undefined;
  const unit = unitOf(state, part.unit);
  const target = stillThere(state, writtenTarget(part));
  const where = bearing(story.setting, state, part, unit, target);
  const stops = charge.stops !== undefined && charge.stops <= hourOf(state);
  const isLast = state.quarter === LAST_QUARTER || stops || where === 'gone';
  // Squadrons that part on the way ride straight on in this quarter.
  const isTurning = where === 'off the axis' && !isLast && !parted.has(index);
  const turn = isTurning ? turnTo(story.setting, state, part, target) : undefined;
  const halts = parted.get(index);
  return {
    index,
    part,
    unit,
    charge,
    isLast,
    ...(target !== undefined && { target }),
    step: allowance(unit, part),
    ...(charge.plain === undefined ? bonusOf(story, part, unit) : { bonus: 0 }),
    ...(turn !== undefined && { turn }),
    ...(halts !== undefined && { halts }),
  };
};

/** LA-O7.1-9: a tenth more for whoever is wholly on a road and stays on it. */
const bonusOf = ({ setting, state }: Story, part: Part, unit: Unit): Pick<Rider, 'bonus' | 'hurries'> => {
  const bonus = chargeBonus(unit, part);
  const ground = groundOf(setting, state);
  const mover = { unit, part };
  if (isBare(ground) || !gainsByRoad(mover)) return { bonus };
  const far = { ...part, ...ahead(part, allowance(unit, part) + bonus) };
  const isAlong = [part, far].every((each) => isOnRoad(ground, mover, blocksOf(setting, each, unit.arm)));
  return isAlong ? { bonus: bonus + roadGain(bonus), hurries: true } : { bonus };
};

/** LA-M5.2-3: about the middle of its front, until its axis goes through the middle of the enemy. */
const turnTo = (
  setting: Memories,
  state: State,
  part: Part,
  target: number | undefined,
): number | undefined => {
  if (target === undefined) return undefined;
  const enemy = partOf(state, target);
  const { x, y } = middleOf(setting, enemy, unitOf(state, enemy.unit).arm);
  return turnBetween(part.heading, headingOf(x - part.x, y - part.y));
};

/** Parts of a regiment that split in this quarter: when they halt, if they do. */
type Parted = ReadonlyMap<number, number | undefined>;

/** Everybody who charges now, by the number of the part. */
export const ridersOf = (story: Story, parted: Parted): readonly Rider[] =>
  standing(story.state).flatMap((index) => {
    const rider = riderOf(story, index, parted);
    return rider === undefined ? [] : [rider];
  });

/** Where straight riding brings a part. */
export const ahead = ({ x, y, heading }: Pose, length: number): Pose => ({
  x: roundUnit(x + eastOf(heading) * length),
  y: roundUnit(y + northOf(heading) * length),
  heading,
});

export const blocksAt = (setting: Memories, { part, unit }: Rider, pose: Pose): readonly Block[] =>
  blocksOf(setting, { ...part, ...pose }, unit.arm);

export const isStopping = ({ charge }: Rider, hour: number): boolean =>
  charge.stops !== undefined && charge.stops <= hour;
