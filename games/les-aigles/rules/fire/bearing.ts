/** Which figures bear on a target: exact for each, then counted as a whole front. */
import { type Body, type Box, isUpTo, SAME } from '@grognard/field';
import {
  aheadOfFront,
  boxSeen,
  covered,
  inArc,
  nearestIn,
  onTable,
  type Ring,
  sidesShown,
  stretchFor,
} from '../../ground/shape/wedge.ts';
import type { Shooter } from './fronts.ts';

type Place = readonly [number, number];

/** How a fire is aimed: how wide the arc is, how far a figure's weapon carries, and what hides the target. */
export interface Aim {
  readonly tangent: number;
  reachOf(shooter: Shooter): number;
  hides(from: Place, to: Place, shooter: Shooter): boolean;
}

interface Bearing {
  readonly shooter: Shooter;
  /** How much of the figure's front bears. */
  readonly width: number;
  readonly distance: number;
}

/** A side of the target as a whole front sees it, and from which stretch of the front. */
interface Shown {
  readonly ahead: Ring;
  readonly left: number;
  readonly right: number;
}

const shownTo = (front: Shooter['front'], target: Body, tangent: number): readonly Shown[] =>
  sidesShown(front, target).flatMap((ring) => {
    const ahead = aheadOfFront(ring);
    if (ahead.length === 0) return [];
    const [left, right] = stretchFor(ahead, tangent);
    return [{ ahead, left, right }];
  });

const seenAt = (
  shooter: Shooter,
  { ahead, left, right }: Shown,
  aim: Aim,
): { stretch: Place; far: number } | undefined => {
  const { at, half, front } = shooter;
  const stretch: Place = [Math.max(left, at - half), Math.min(right, at + half)];
  if (stretch[1] - stretch[0] <= SAME) return undefined;
  const from = Math.min(Math.max(at, stretch[0]), stretch[1]);
  const inside = inArc(ahead, from, aim.tangent);
  if (inside.length === 0) return undefined;
  const { spot, far } = nearestIn(inside, from);
  const reach = aim.reachOf(shooter);
  if (!isUpTo(far, reach)) return undefined;
  const eye = onTable(front, [from, 0]);
  const isShown = (each: Ring[number]): boolean => !aim.hides(eye, onTable(front, each), shooter);
  const isSeen =
    isShown(spot) || inside.some((each) => nearestIn([each], from).far <= reach && isShown(each));
  return isSeen ? { stretch, far } : undefined;
};

/** LA-S3.4-27: the figures in whose arc, range and sight some of the target lies. */
const bearingsOf = (shooters: readonly Shooter[], target: Body, aim: Aim): readonly Bearing[] => {
  const seen = new Map<Shooter['front'], readonly Shown[]>();
  const bearings: Bearing[] = [];
  for (const shooter of shooters) {
    const sides = seen.get(shooter.front) ?? shownTo(shooter.front, target, aim.tangent);
    seen.set(shooter.front, sides);
    const stretches: Place[] = [];
    let distance = Infinity;
    for (const side of sides) {
      const found = seenAt(shooter, side, aim);
      if (found === undefined) continue;
      stretches.push(found.stretch);
      distance = Math.min(distance, found.far);
    }
    if (stretches.length > 0) bearings.push({ shooter, width: covered(stretches), distance });
  }
  return bearings;
};

type Fronts = ReadonlyMap<Shooter['front'], number>;

/** How far each front reaches to either side of its middle. */
const frontsOf = (shooters: readonly Shooter[]): Fronts => {
  const fronts = new Map<Shooter['front'], number>();
  for (const { front, at, half } of shooters)
    fronts.set(front, Math.max(fronts.get(front) ?? 0, Math.abs(at) + half));
  return fronts;
};

/** A quick look: whether anything of a box could lie in the arc of one of these fronts. */
export const mayBear = (shooters: readonly Shooter[], box: Box, tangent: number): boolean =>
  [...frontsOf(shooters)].some(([front, edge]) => {
    const ahead = aheadOfFront(boxSeen(front, box));
    if (ahead.length === 0) return false;
    const [left, right] = stretchFor(ahead, tangent);
    return left <= edge && right >= -edge;
  });

const nearest = (bearings: readonly Bearing[]): number =>
  Math.min(...bearings.map(({ distance }) => distance));

const nearestFront = (bearings: readonly Bearing[]): Shooter['front'] | undefined => {
  const least = nearest(bearings);
  return bearings.find(({ distance }) => distance === least)?.shooter.front;
};

/**
 * Who fires at a target: as many figures as fit on the stretch of front from which it can be seen, those first of whom
 * most bears. A battery fires with its whole crew or not at all, a square with the face that is nearest.
 */
export const figuresOn = (
  shooters: readonly Shooter[],
  target: Body,
  aim: Aim,
): { readonly shooters: readonly Shooter[]; readonly distance: number } => {
  const [first] = shooters;
  if (first?.troop.calibre !== undefined) {
    const battery = { ...first, at: 0, half: first.half * shooters.length };
    const [bearing] = bearingsOf([battery], target, aim);
    return { shooters: bearing === undefined ? [] : shooters, distance: bearing?.distance ?? Infinity };
  }
  const bearings = bearingsOf(shooters, target, aim);
  const distance = nearest(bearings);
  const bearing = [...new Set(bearings.map(({ shooter }) => shooter.front))];
  const fronts = bearing.filter((front) => front.isFace !== true || front === nearestFront(bearings));
  const chosen = fronts.flatMap((front) => {
    const own = bearings.filter(({ shooter }) => shooter.front === front);
    const whole = own.reduce((sum, { width }) => sum + width, 0);
    return [...own]
      .sort((a, b) => b.width - a.width || b.shooter.troop.fire - a.shooter.troop.fire)
      .slice(0, Math.floor((whole + 2 * SAME) / front.width));
  });
  return { shooters: chosen.map(({ shooter }) => shooter), distance };
};
