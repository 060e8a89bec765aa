import {
  cosine,
  eastOf,
  type Motion,
  normalHeading,
  northOf,
  type Pose,
  radiansOf,
  roundUnit,
  sine,
} from '@grognard/field';
import { partOf, standingOutside, unitOfPart } from '../../model/evolve.ts';
import type { Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { blocksOf } from '../shape/blocks.ts';
import type { Runner, Stretch } from './course.ts';

/** Everybody on the table, those named with their way. */
export const runnersOf = (
  setting: Memories,
  state: State,
  ways: ReadonlyMap<number, readonly Stretch[]>,
): readonly Runner[] =>
  standingOutside(state).map((part) => ({
    part,
    blocks: blocksOf(setting, partOf(state, part), unitOfPart(state, part).arm),
    way: ways.get(part) ?? [],
  }));

/** Where a pose has been carried by a motion, rounded as places are stored. */
export const carriedPose = ({ x, y, heading }: Pose, motion: Motion, share = 1): Pose => {
  const angle = radiansOf(motion.turn) * share;
  const [c, s] = motion.turn === 0 ? [1, 0] : [cosine(angle), sine(angle)];
  const [fromX, fromY] = [x - motion.pivotX, y - motion.pivotY];
  return {
    x: roundUnit(motion.pivotX + fromX * c + fromY * s + motion.dx * share),
    y: roundUnit(motion.pivotY - fromX * s + fromY * c + motion.dy * share),
    heading: normalHeading(heading + roundUnit(motion.turn * share)),
  };
};

/** Every bend of a way that was really gone, from where it began. */
export const bendsOf = (from: Pose, gone: readonly Stretch[]): readonly Pose[] => {
  const bends: Pose[] = [{ x: from.x, y: from.y, heading: from.heading }];
  for (const { motion } of gone) bends.push(carriedPose(bends[bends.length - 1] as Pose, motion));
  return bends;
};

/** How far a straight motion leads. */
export const lengthOf = ({ dx, dy }: Motion): number => Math.sqrt(dx * dx + dy * dy);

/** Whether a straight motion leads straight ahead. */
export const isAhead = ({ dx, dy, turn }: Motion, heading: number): boolean => {
  const ahead = eastOf(heading) * dx + northOf(heading) * dy;
  return turn === 0 && ahead > 0 && Math.abs(ahead - Math.sqrt(dx * dx + dy * dy)) <= 1;
};
