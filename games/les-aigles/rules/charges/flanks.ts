/** How a squadron that has not met the enemy comes to him after all: straight on, or past his corner and onto a flank. */
import {
  type Body,
  bodyOf,
  depthAcross,
  eastOf,
  headingOf,
  isUpTo,
  type Motion,
  march,
  normalHeading,
  northOf,
  type Pose,
  radiansOf,
  roundUnit,
  SAME,
  sweep,
  timeToMeet,
  turnBetween,
  wheelAbout,
} from '@grognard/field';
import { carriedPose } from '../../ground/motion/runners.ts';
import { cavalryBase } from '../../tables/bases.ts';
import { ahead } from './riders.ts';

/** A squadron on its own: where the middle of its front is, and how wide that is. */
export interface Squadron extends Pose {
  readonly width: number;
}

export interface Reached {
  readonly way: readonly Pose[];
  /** What carries it from each of these on. */
  readonly motions: readonly Motion[];
  readonly to: Pose;
  /** How far it went, the outer end of the wheel counted. */
  readonly length: number;
  /** The heading of one who stands against the side that it has wheeled onto. */
  readonly onto?: number;
}

/** Everybody whom it must not run into on its way. */
export interface Surroundings {
  readonly enemy: Body;
  readonly others: readonly Body[];
  /** Squadrons of its own regiment, past which it may brush. */
  readonly own: readonly Body[];
}

/** Less than this is no turn onto another side, in hundredths of a degree. */
const LEAST_TURN = 1_000;
const MOST_TURN = 9_003;
/** LA-M5.2-2: so much of the edge must lie before the front. */
const TOUCH = 100;
/** How far rounding may push two into each other. */
const GRAZE = 8 * SAME;

export const bodyOfSquadron = ({ x, y, heading, width }: Squadron): Body => {
  const half = cavalryBase.depth / 2;
  const middle = { x: roundUnit(x - eastOf(heading) * half), y: roundUnit(y - northOf(heading) * half) };
  return bodyOf([{ ...middle, heading, halfFront: width / 2, halfDepth: half }]);
};

const poseOf = ({ x, y, heading }: Pose): Pose => ({ x, y, heading });

const straightOn = ({ heading }: Pose, length: number): Motion =>
  march(eastOf(heading) * length, northOf(heading) * length);

/** Straight ahead, if that leads to the enemy and nobody else is in the way. */
export const straightTo = (
  squadron: Squadron,
  movement: number,
  { enemy, others }: Surroundings,
): Reached | undefined => {
  const body = bodyOfSquadron(squadron);
  const far = movement + 2 * SAME;
  const [dx, dy] = [eastOf(squadron.heading) * far, northOf(squadron.heading) * far];
  const time = sweep(body, dx, dy, enemy);
  if (time > 1 || others.some((other) => sweep(body, dx, dy, other) < time)) return undefined;
  const length = Math.min(movement, time * far);
  const motions = [straightOn(squadron, length)];
  return { way: [poseOf(squadron)], motions, to: ahead(squadron, length), length };
};

interface Edge {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** The heading of one who stands against it. */
  readonly inward: number;
}

const edgesOf = ({ pieces: { points, starts } }: Body): readonly Edge[] => {
  const edges: Edge[] = [];
  for (let ring = 0; ring + 1 < starts.length; ring += 1) {
    const [from, to] = [starts[ring] ?? 0, starts[ring + 1] ?? 0];
    for (let i = from; i < to; i += 2) {
      const j = i + 2 < to ? i + 2 : from;
      const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0];
      const [dx, dy] = [(points[j] ?? 0) - x, (points[j + 1] ?? 0) - y];
      edges.push({ x, y, length: Math.sqrt(dx * dx + dy * dy), inward: headingOf(dy, -dx) });
    }
  }
  return edges;
};

/** The least way straight ahead after which the front, wheeled, faces enough of the edge; undefined if there is none. */
const stretchTo = (first: readonly [number, number], speed: number, length: number): number | undefined => {
  const share = Math.min(TOUCH, length);
  const [low, high] = [share - first[1], length - share - first[0]];
  // The span moves by the speed for every unit ridden: it must move by at least `low` and at most `high`.
  if (Math.abs(speed) < 1e-6) return low <= 0 && high >= 0 ? 0 : undefined;
  const [least, most] = speed > 0 ? [low / speed, high / speed] : [high / speed, low / speed];
  const needed = Math.max(0, least);
  return needed <= most + SAME ? needed : undefined;
};

interface Wheel {
  readonly straight: number;
  readonly turn: number;
  readonly close: number;
}

const wheelOnto = ({ x, y, heading, width }: Squadron, edge: Edge): Wheel | undefined => {
  const turn = turnBetween(heading, edge.inward);
  if (Math.abs(turn) < LEAST_TURN || Math.abs(turn) > MOST_TURN) return undefined;
  const hand = turn > 0 ? 1 : -1;
  const [east, north] = [eastOf(heading), northOf(heading)];
  const [inX, inY] = [eastOf(edge.inward), northOf(edge.inward)];
  // Along the edge, to the left of one who stands against it.
  const [alongX, alongY] = [-inY, inX];
  const pivot = [x + (hand * north * width) / 2 - edge.x, y - (hand * east * width) / 2 - edge.y] as const;
  const start = pivot[0] * alongX + pivot[1] * alongY;
  const span = hand > 0 ? ([start, start + width] as const) : ([start - width, start] as const);
  const straight = stretchTo(span, east * alongX + north * alongY, edge.length);
  if (straight === undefined) return undefined;
  const close = -(pivot[0] + straight * east) * inX - (pivot[1] + straight * north) * inY;
  return close < -SAME ? undefined : { straight, turn, close: Math.max(0, close) };
};

const ride = (
  squadron: Squadron,
  { straight, turn, close }: Wheel,
  { enemy, others, own }: Surroundings,
): Reached | undefined => {
  const hand = turn > 0 ? 1 : -1;
  const at = { ...ahead(squadron, straight), width: squadron.width };
  const [east, north] = [eastOf(at.heading), northOf(at.heading)];
  const half = (hand * squadron.width) / 2;
  const wheel = wheelAbout(at.x + north * half, at.y - east * half, turn);
  const turned = { ...carriedPose(at, wheel), width: squadron.width };
  const to = { ...ahead(turned, close), heading: normalHeading(turned.heading) };
  const all = [enemy, ...others];
  const barred = (other: Body): boolean =>
    sweep(bodyOfSquadron(squadron), east * straight, north * straight, other) <= 1 ||
    timeToMeet(bodyOfSquadron(at), wheel, other) <= 1;
  const end = bodyOfSquadron({ ...to, width: squadron.width });
  const isFull = [...all, ...own].some((other) => depthAcross(end, other) > GRAZE);
  if (isFull || all.some(barred)) return undefined;
  const length = straight + squadron.width * Math.abs(radiansOf(turn)) + close;
  const motions = [straightOn(squadron, straight), wheel, straightOn(turned, close)];
  return { way: [poseOf(squadron), poseOf(at), poseOf(turned)], motions, to, length, onto: to.heading };
};

/** LA-U2.3-6: straight on, one wheel of a quarter turn at most, and up to another of the enemy's sides. */
export const flankOf = (
  squadron: Squadron,
  movement: number,
  surroundings: Surroundings,
): Reached | undefined => {
  let best: Reached | undefined;
  for (const edge of edgesOf(surroundings.enemy)) {
    const wheel = wheelOnto(squadron, edge);
    const reached = wheel === undefined ? undefined : ride(squadron, wheel, surroundings);
    if (reached === undefined || !isUpTo(reached.length, movement)) continue;
    if (best === undefined || reached.length < best.length) best = reached;
  }
  return best;
};
