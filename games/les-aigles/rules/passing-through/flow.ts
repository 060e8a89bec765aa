/** LA-M3.4-8: a body that goes through a lane file by file. The same for whoever falls back, on horse or on foot. */

import {
  type Body,
  bodyOf,
  boxesMeet,
  eastOf,
  type Heading,
  march,
  northOf,
  overlapArea,
  type Pose,
  roundUnit,
  SAME,
  sweep,
} from '@grognard/field';
import type { Stretch } from '../../ground/motion/course.ts';
import { blocksOf, bodyOfPart } from '../../ground/shape/blocks.ts';
import { funnel, ranksInLane } from '../../ground/shape/funnel.ts';
import { closedUp } from '../../ground/shape/ranks.ts';
import { partOf, standingOutside, unitOfPart } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Story } from '../../model/story.ts';
import type { Flow } from '../../model/under-way.ts';
import { figureBase } from '../../tables/bases.ts';
import { groundOf } from '../ground/going.ts';
import { isBarredAt } from '../ground/queries.ts';
import { travel } from '../ground/travel.ts';
import { refusalOf } from './bystanders.ts';
import { roomToEdge } from './edge.ts';
import type { FlowLane as Lane, Route } from './flight.ts';
import { snapped } from './lane.ts';
import { passageThrough } from './passage.ts';

/** Less shared ground than this is no more than touching. */
const TOUCHING = 10_000;

export interface Flowed {
  /** Where the head of the files was before: at first, at the mouth of the lane. */
  readonly from: Pose;
  readonly to: Pose;
  readonly ranks: readonly number[];
  /** What is left of the flow; nothing, if its tail is out of the lane. */
  readonly flow?: Flow;
  readonly gone: number;
  /** Friends who had come into the lane, and whom it has come through. */
  readonly crosses: readonly number[];
  readonly stoppedBy?: number;
}

/** Where a place across and along a way is on the table. */
const placeAt = (way: Heading, along: number, across: number): Pose => ({
  x: roundUnit(eastOf(way) * along + northOf(way) * across),
  y: roundUnit(northOf(way) * along - eastOf(way) * across),
  heading: way,
});

const othersOf = (state: State, index: number): readonly number[] => {
  const crossed = new Set(
    state.crossings.filter(({ crosser }) => crosser === index).map((each) => each.crossed),
  );
  return standingOutside(state).filter((other) => other !== index && !crossed.has(other));
};

const bodyAt = (setting: Memories, state: State, index: number): Body =>
  bodyOfPart(setting, partOf(state, index), unitOfPart(state, index).arm);

/** How far the ground lets the head of the files get. */
const roomOnGround = (
  { setting, state }: Story,
  index: number,
  front: Body,
  [dx, dy]: readonly [number, number],
  files: number,
): number => {
  const mover = {
    unit: unitOfPart(state, index),
    part: { formation: 'march column', ranks: [files] },
  } as const;
  const wish = [{ motion: march(dx, dy), until: 1 }];
  const { way } = travel(groundOf(setting, state), { ...mover, isDriven: true }, front.blocks, wish);
  return way.reduce((sum, { motion }) => sum + Math.sqrt(motion.dx * motion.dx + motion.dy * motion.dy), 0);
};

/** Whether it has come to the mouth of a lane: the ground may have stopped it on the way there. */
export const isAtMouth = ({ legs }: Route, gone: readonly Stretch[]): boolean => {
  const sum = (steps: readonly { readonly dx: number; readonly dy: number }[]): readonly [number, number] =>
    steps.reduce<readonly [number, number]>(([x, y], { dx, dy }) => [x + dx, y + dy], [0, 0]);
  const [wished, done] = [sum(legs), sum(gone.map(({ motion }) => motion))];
  return Math.abs(wished[0] - done[0]) <= NEAR && Math.abs(wished[1] - done[1]) <= NEAR;
};

/** What rounding may take off a way. */
const NEAR = 10 * SAME;

/** How far the head of the files gets, whom it comes through, and who stops it. */
interface Headway {
  readonly gone: number;
  readonly crosses: readonly number[];
  readonly stoppedBy?: number;
}

/** The foremost rank of the files. */
const headOf = ({ state }: Story, index: number, head: Pose, files: number): Body => {
  const { depth, width } = figureBase(unitOfPart(state, index).arm);
  const [east, north] = [eastOf(head.heading), northOf(head.heading)];
  return bodyOf([
    {
      ...{ x: head.x - (east * depth) / 2, y: head.y - (north * depth) / 2, heading: head.heading },
      ...{ halfFront: (files * width) / 2, halfDepth: depth / 2 },
    },
  ]);
};

/** Those whom the head of the files would meet on this way, and how far off, the nearest first. */
const metBy = (
  setting: Memories,
  state: State,
  index: number,
  front: Body,
  { heading, length }: { readonly heading: Heading; readonly length: number },
): readonly { readonly other: number; readonly far: number }[] => {
  const met = othersOf(state, index).flatMap((other) => {
    const body = bodyAt(setting, state, other);
    if (!boxesMeet(front, body, length + SAME)) return [];
    const time = sweep(front, eastOf(heading) * length, northOf(heading) * length, body);
    return time * length < length - SAME ? [{ other, far: snapped(time * length) }] : [];
  });
  return met.sort((a, b) => a.far - b.far);
};

/** LA-M3.4-3, LA-U5.2-6: a friend who has come into the lane is come through, unless he lets nobody; his ground may cost double. */
const passageIn = (story: Story, index: number, other: number): 'stop' | 'slow' | 'free' => {
  const { setting, state } = story;
  const whoOf = (part: number) => ({ part: partOf(state, part), unit: unitOfPart(state, part) });
  const [me, him] = [whoOf(index), whoOf(other)];
  if (me.unit.side !== him.unit.side) return 'stop';
  if (refusalOf(story, me.part, him.part, [me.unit, him.unit]) !== undefined) return 'stop';
  return passageThrough(setting, me, him).slow === true ? 'slow' : 'free';
};

/** Ground that is shared with a friend costs double. */
const SHARED = 2;

const headway = (story: Story, index: number, head: Pose, files: number, most: number): Headway => {
  const { state } = story;
  const { heading } = head;
  const front = headOf(story, index, head, files);
  const room = Math.min(most, roomToEdge(story.setting.table, front, heading));
  const steps = [eastOf(heading) * room, northOf(heading) * room] as const;
  const ground = roundUnit(roomOnGround(story, index, front, steps, files));
  const length = ground >= room - SAME ? room : ground;
  const isShared = state.crossings.some(({ crosser, slow }) => crosser === index && slow === true);
  const crosses: number[] = [];
  let [gone, left, rate] = [0, most, isShared ? SHARED : 1];
  for (const { other, far } of metBy(story.setting, state, index, front, { heading, length })) {
    if (gone + left / rate <= far) break;
    [left, gone] = [left - (far - gone) * rate, far];
    const passage = passageIn(story, index, other);
    if (passage === 'stop') return { gone, crosses, stoppedBy: other };
    crosses.push(other);
    if (passage === 'slow') rate = SHARED;
  }
  return { gone: Math.min(length, gone + left / rate), crosses };
};

/** Whether a part stands on nobody, and on no ground where it may not be, if it stood so. */
export const isClear = (
  { setting, state }: Story,
  index: number,
  stands: Part,
  crosses: readonly number[] = [],
): boolean => {
  if (isBarredAt(setting, state, partOf(state, index), unitOfPart(state, index), stands)) return false;
  const body = bodyOf(blocksOf(setting, stands, unitOfPart(state, index).arm));
  return othersOf(state, index).every((other) => {
    const theirs = bodyAt(setting, state, other);
    return crosses.includes(other) || !boxesMeet(body, theirs, 0) || overlapArea(body, theirs) <= TOUCHING;
  });
};

/** The first quarter of a flow starts at the mouth of the lane; the others where the head has got to. */
export const flowOn = (
  story: Story,
  index: number,
  way: Heading,
  lane: Lane | { readonly flow: Flow; readonly left: number },
): Flowed | undefined => {
  const { state } = story;
  const part = partOf(state, index);
  const base = figureBase(unitOfPart(state, index).arm);
  const figures = part.ranks.reduce((sum, rank) => sum + rank, 0);
  const flow: Flow =
    'flow' in lane
      ? { ...lane.flow, ranks: closedUp(lane.flow.ranks, figures) }
      : {
          files: lane.files,
          from: part.formation,
          ranks: part.ranks,
          depth: roundUnit(Math.max(0, lane.depth)),
          gone: 0,
        };
  const head =
    'flow' in lane ? { x: part.x, y: part.y, heading: way } : placeAt(way, lane.mouth, lane.middle);
  const { gone, crosses, stoppedBy } = headway(story, index, head, flow.files, lane.left);
  const all = ranksInLane(flow.ranks, flow.files);
  const come = roundUnit(flow.gone + gone);
  const to = {
    x: roundUnit(head.x + eastOf(way) * gone),
    y: roundUnit(head.y + northOf(way) * gone),
    heading: way,
  };
  const entered = Math.min(all, Math.ceil((come - SAME) / base.depth));
  const shapes = [funnel(flow.ranks, flow.files, entered), funnel(flow.ranks, flow.files, all)];
  const ranks = shapes.find((each) =>
    isClear(story, index, { ...part, ...to, formation: 'march column', ranks: each }, crosses),
  );
  if (ranks === undefined) return undefined;
  const isAtEdge = gone <= SAME && stoppedBy === undefined;
  const isOut = isAtEdge || come + SAME >= flow.depth + all * base.depth;
  return {
    ...{ from: head, to, ranks, gone, crosses },
    ...(!isOut && { flow: { ...flow, gone: come } }),
    ...(stoppedBy !== undefined && { stoppedBy }),
  };
};
