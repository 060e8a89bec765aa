/** Fire from the walls of a house, and at them. */
import { eastOf, northOf, type Pose, SAME } from '@grognard/field';
import { unitOfPart } from '../../model/evolve.ts';
import type { Inside } from '../../model/house.ts';
import type { Part } from '../../model/part.ts';
import type { State } from '../../model/state.ts';
import type { Post } from '../../model/tasks.ts';
import { postedAt } from './posts.ts';
import { fromWall, inTurn, wallsOf } from './walls.ts';

/** The first and the last quarter of the whole game in which somebody changes his wall. */
export type Moving = readonly [from: number, to: number];

/** One figure at a wall, by its company; whoever changes his wall does not fire meanwhile. */
export interface Watch {
  readonly company: number;
  readonly moves?: Moving;
}

const figuresAt = (posts: readonly Post[], { wall, company }: Post): number =>
  posts
    .filter((post) => post.wall === wall && post.company === company)
    .reduce((sum, { figures }) => sum + figures, 0);

/** LA-O5.2-38: how many of a post are on their way elsewhere, or have only come there, and when they moved. */
const moversOf = (
  { doing, secret, inside }: Part,
  post: Post,
): { count: number; moves: Moving } | undefined => {
  if (doing?.what === 'post')
    return {
      count: Math.max(0, post.figures - figuresAt(secret?.posts ?? [], post)),
      moves: [doing.since + 1, Infinity],
    };
  if (inside?.arrived === undefined) return undefined;
  const { hour, posts } = inside.arrived;
  return { count: Math.min(post.figures, figuresAt(posts, post)), moves: [0, hour] };
};

/** Everybody at a wall. */
export const watchAt = (part: Part, wall: number): readonly Watch[] =>
  (part.inside?.posts ?? [])
    .filter((post) => post.wall === wall)
    .flatMap((post) => {
      const movers = moversOf(part, post);
      return Array.from({ length: post.figures }, (_, place): Watch => {
        const { company } = post;
        return movers !== undefined && place >= post.figures - movers.count
          ? { company, moves: movers.moves }
          : { company };
      });
    });

/** How far along a line from a front a wall is crossed; not at all, if it lies aside or looks away. */
const crossedAt = ({ x, y, heading }: Pose, wall: ReturnType<typeof wallsOf>[number]): number => {
  const { out, along } = fromWall(wall, x, y);
  const far = fromWall(wall, x + eastOf(heading), y + northOf(heading));
  const nearing = out - far.out;
  if (out <= 0 || nearing <= 0) return Infinity;
  const time = out / nearing;
  const at = along + (far.along - along) * time;
  return at >= -SAME && at <= wall.length + SAME ? time : Infinity;
};

const gapTo = ({ x, y }: Pose, wall: ReturnType<typeof wallsOf>[number]): number => {
  const { out, along } = fromWall(wall, x, y);
  if (out <= 0) return Infinity;
  const aside = Math.max(0, -along, along - wall.length);
  return Math.sqrt(out * out + aside * aside);
};

/** At a corner two walls are as near: it is the one that looks at the fire more, or the first in turn. */
const leastOf = (
  measures: readonly number[],
  outs: readonly number[],
  turn: readonly number[],
): number | undefined => {
  const least = Math.min(...measures);
  if (least === Infinity) return undefined;
  const as = turn.filter((wall) => (measures[wall] ?? Infinity) <= least + SAME);
  return as.reduce((best, wall) => ((outs[wall] ?? 0) > (outs[best] ?? 0) + SAME ? wall : best));
};

/** LA-O5.4-13: the wall that the axis of a fire meets first; the nearest, if it meets none. */
export const wallUnderFire = (front: Pose, inside: Inside): number => {
  const walls = wallsOf(inside);
  const outs = walls.map((wall) => fromWall(wall, front.x, front.y).out);
  const crossed = walls.map((wall) => crossedAt(front, wall));
  const gaps = walls.map((wall) => gapTo(front, wall));
  const turn = inTurn(walls);
  return leastOf(crossed, outs, turn) ?? leastOf(gaps, outs, turn) ?? 0;
};

/** Of several fronts that fire at once, the wall that most of them mean; of two, the one nearer to a front of theirs. */
export const wallUnder = (fronts: readonly Pose[], inside: Inside): number | undefined => {
  const walls = wallsOf(inside);
  const meant = new Map<number, { times: number; far: number }>();
  for (const front of fronts) {
    const wall = wallUnderFire(front, inside);
    const side = walls[wall];
    const before = meant.get(wall) ?? { times: 0, far: Infinity };
    const far = side === undefined ? Infinity : gapTo(front, side);
    meant.set(wall, { times: before.times + 1, far: Math.min(before.far, far) });
  }
  const turn = inTurn(walls);
  return [...meant].sort(
    ([one, a], [other, b]) => b.times - a.times || a.far - b.far || turn.indexOf(one) - turn.indexOf(other),
  )[0]?.[0];
};

/** LA-O5.4-10, -14: somebody is there to be hit, and no friend of the firer is at the wall. */
export const mayBeHit = (
  state: State,
  from: number,
  target: number,
  { posts }: Inside,
  wall: number,
): boolean => {
  const { side } = unitOfPart(state, from);
  const isAttacked = state.contacts.some(
    (contact) =>
      contact.defender === target &&
      contact.wall === wall &&
      unitOfPart(state, contact.attacker).side === side,
  );
  return postedAt({ posts }, wall) > 0 && !isAttacked;
};
