/** Chargers and evaders move at once; what each meeting comes to is written down, and nothing happens yet. */

import { type Block, eastOf, march, northOf, type Pose, roundUnit, SAME, wheelAbout } from '@grognard/field';
import { type Course, runCourse, type Stretch } from '../../ground/motion/course.ts';
import { lengthOf } from '../../ground/motion/runners.ts';
import { blocksOf } from '../../ground/shape/blocks.ts';
import { partOf, standingOutside, unitOfPart } from '../../model/evolve.ts';
import type { Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Story } from '../../model/story.ts';
import { groundOf } from '../ground/going.ts';
import { travel } from '../ground/travel.ts';
import { slowedWay } from '../passing-through/slow.ts';
import { judgeMeeting, type Notes } from './meetings.ts';
import type { Rider } from './riders.ts';

/** One rider's move in a phase of the quarter. */
export interface Ride {
  readonly rider: Rider;
  readonly from: Pose;
  readonly length: number;
  readonly turn?: number;
  readonly halts?: number;
}

/** Where everybody else is, and goes. */
export interface Elsewhere {
  blocksOf(part: number): readonly Block[] | undefined;
  wayOf(part: number): readonly Stretch[];
}

export interface RunOfRides extends Notes {
  readonly course: Course;
}

/** A way that ends in touch must lead a little further, or it would not count as meeting. */
const OVER = 2 * SAME;

/** How far a ride has come in the end, in whole units, so that the noise of the arithmetic never shows. */
export const comeBy = ({ rider, length }: Ride, course: Course): number => {
  const gone = course.goneBy(rider.index).reduce((sum, { motion }) => sum + lengthOf(motion), 0);
  return roundUnit(Math.min(length, gone));
};

const wayOf = ({ from: { x, y, heading }, length, turn, halts }: Ride): readonly Stretch[] => {
  if (turn !== undefined) return [{ motion: wheelAbout(x, y, turn), until: 1 }];
  const whole = (length + OVER) * (halts ?? 1);
  const motion = march(eastOf(heading) * whole, northOf(heading) * whole);
  return whole > 0 ? [{ motion, until: halts ?? 1 }] : [];
};

/** LA-U5.3-1: whoever is still on a friend's ground begins at half pace. */
const slowed = (
  setting: Memories,
  state: State,
  part: number,
  blocks: readonly Block[],
  way: readonly Stretch[],
): readonly Stretch[] =>
  state.crossings
    .filter(({ crosser, slow }) => crosser === part && slow === true)
    .reduce((slow, { crossed }) => {
      const others = blocksOf(setting, partOf(state, crossed), unitOfPart(state, crossed).arm);
      return slowedWay(blocks, others, slow, 0);
    }, way);

export const runRides = (story: Story, rides: readonly Ride[], elsewhere: Elsewhere): RunOfRides => {
  const { state } = story;
  const byPart = new Map(rides.map((ride) => [ride.rider.index, ride] as const));
  const runners = standingOutside(state).map((part) => {
    const ride = byPart.get(part);
    const now = partOf(state, part);
    const { arm } = unitOfPart(state, part);
    if (ride === undefined)
      return {
        part,
        blocks: elsewhere.blocksOf(part) ?? blocksOf(story.setting, now, arm),
        way: elsewhere.wayOf(part),
      };
    const blocks = blocksOf(story.setting, { ...now, ...ride.from }, arm);
    const { way } = travel(
      groundOf(story.setting, state),
      { unit: ride.rider.unit, part: now },
      blocks,
      wayOf(ride),
    );
    return {
      part,
      blocks,
      way: ride.turn === undefined ? slowed(story.setting, state, part, blocks, way) : way,
    };
  });
  const riders = new Map(rides.map(({ rider }) => [rider.index, rider] as const));
  const notes: Notes = { clashes: [], swept: [], passed: [], splits: [], stops: new Map() };
  const course = runCourse(runners, (meeting, now) =>
    judgeMeeting({ story, riders, notes, meeting, course: now }),
  );
  return { ...notes, course };
};
