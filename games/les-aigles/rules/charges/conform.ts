/** LA-M5.3-15: one figure has reached the enemy, and the others come up beside it if enough movement is left. */

import {
  type Body,
  bodyOf,
  boxesMeet,
  depthAcross,
  eastOf,
  headingOf,
  isUpTo,
  normalHeading,
  northOf,
  type Pose,
  radiansOf,
  roundUnit,
  SAME,
  turnBetween,
} from '@grognard/field';
import { ALIKE } from '../../ground/shape/alike.ts';
import type { Memories } from '../../model/setting.ts';
import { figureBase } from '../../tables/bases.ts';
import { blocksAt, type Rider } from './riders.ts';

type Place = readonly [x: number, y: number];

/** How far rounding may part what touches. */
const GRAZE = 4 * SAME;
/** A turn that rounding alone may ask for, in hundredths of a degree. */
const FLUSH = 3;
/** An edge that is seen this much from the side is not lined up with. */
const STEEPEST = 8_000;

const between = ([ax, ay]: Place, [bx, by]: Place): number =>
  Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));

const distanceTo = ([px, py]: Place, [ax, ay]: Place, [bx, by]: Place): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / square));
  return between([px, py], [ax + share * dx, ay + share * dy]);
};

/** The two ends of the front rank. */
const frontEnds = ({ part, unit }: Rider, { x, y, heading }: Pose): readonly [Place, Place] => {
  const half = ((part.ranks[0] ?? 0) * figureBase(unit.arm).width) / 2;
  const [east, north] = [eastOf(heading), northOf(heading)];
  return [
    [x - north * half, y + east * half],
    [x + north * half, y - east * half],
  ];
};

/** The enemy who was met, and which way one goes into the side of him that was struck. */
interface Struck {
  readonly body: Body;
  readonly inward: number;
}

interface Hinge {
  readonly pivot: Place;
  readonly turn: number;
  /** How near to each other rounding has left the two at the pivot. */
  readonly apart: number;
  /** How far this edge looks another way than the side that was struck. */
  readonly astray: number;
}

/** Where the front touches an edge of the enemy, and how far it must turn to lie along it: the least turn of all. */
const hingeOn = (rider: Rider, at: Pose, { body: enemy, inward }: Struck): Hinge | undefined => {
  const [left, right] = frontEnds(rider, at);
  let found: Hinge | undefined;
  const { points, starts } = enemy.pieces;
  for (let ring = 0; ring + 1 < starts.length; ring += 1) {
    const [from, to] = [starts[ring] ?? 0, starts[ring + 1] ?? 0];
    for (let i = from; i < to; i += 2) {
      const j = i + 2 < to ? i + 2 : from;
      const a: Place = [points[i] ?? 0, points[i + 1] ?? 0];
      const b: Place = [points[j] ?? 0, points[j + 1] ?? 0];
      // Rings run clockwise: the way in lies to the right of the edge.
      const into = headingOf(b[1] - a[1], a[0] - b[0]);
      const turn = turnBetween(at.heading, into);
      const touch = touching(left, right, a, b);
      if (touch === undefined || Math.abs(turn) > STEEPEST) continue;
      const hinge = { ...touch, turn, astray: Math.abs(turnBetween(inward, into)) };
      if (found === undefined || isBetter(hinge, found)) found = hinge;
    }
  }
  return found;
};

/** The lesser turn; of two that are alike, to the side that was struck, whichever hand it is on; then the closer touch. */
const isBetter = (one: Hinge, other: Hinge): boolean => {
  const more = Math.abs(one.turn) - Math.abs(other.turn);
  if (Math.abs(more) > ALIKE) return more < 0;
  return one.astray === other.astray ? one.apart < other.apart : one.astray < other.astray;
};

/** The end of the front or the corner of the edge that lies nearest to the other, if it touches it. */
const touching = (
  left: Place,
  right: Place,
  a: Place,
  b: Place,
): Pick<Hinge, 'pivot' | 'apart'> | undefined => {
  let pivot: Place | undefined;
  let least = GRAZE;
  const take = (place: Place, distance: number): void => {
    if (distance > least) return;
    pivot = place;
    least = distance;
  };
  for (const corner of [a, b]) take(corner, distanceTo(corner, left, right));
  for (const end of [left, right]) take(end, distanceTo(end, a, b));
  return pivot && { pivot, apart: least };
};

const turned = ({ x, y, heading }: Pose, { pivot: [px, py], turn }: Hinge): Pose => {
  const [sine, cosine] = [eastOf(turn), northOf(turn)];
  const [dx, dy] = [x - px, y - py];
  return {
    x: roundUnit(px + dx * cosine + dy * sine),
    y: roundUnit(py - dx * sine + dy * cosine),
    heading: normalHeading(heading + turn),
  };
};

/**
 * Where a charger stands once he lies along the enemy whom he has met; undefined if he stays as he is. `isClear` asks it
 * of everybody else.
 */
export const linedUp = (
  setting: Memories,
  rider: Rider,
  at: Pose,
  movement: number,
  struck: Struck,
  isClear: (free: (other: Body) => boolean) => boolean,
): Pose | undefined => {
  const { formation } = rider.part;
  if (formation === 'echelon' || formation === 'chequer') return undefined;
  const hinge = hingeOn(rider, at, struck);
  if (hinge === undefined || Math.abs(hinge.turn) <= FLUSH) return undefined;
  const arm = Math.max(...frontEnds(rider, at).map((end) => between(end, hinge.pivot)));
  if (!isUpTo(arm * Math.abs(radiansOf(hinge.turn)), movement)) return undefined;
  const to = turned(at, hinge);
  const body = bodyOf(blocksAt(setting, rider, to));
  const isFree = (other: Body): boolean =>
    !boxesMeet(body, other, 0) || depthAcross(body, other) <= 2 * GRAZE;
  return isFree(struck.body) && isClear(isFree) ? to : undefined;
};
