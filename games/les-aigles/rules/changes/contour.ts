/** LA-O8.3-2, -4e, -6e: a line drawn up along a hedge or a wall, round its bends. */
import { eastOf, headingOf, normalHeading, northOf, roundUnit } from '@grognard/field';
import { middleOf } from '../../ground/shape/ahead.ts';
import { featureOf, terrainOf } from '../../ground/terrain/terrain.ts';
import type { Barrier } from '../../model/features.ts';
import type { Part, Piece } from '../../model/part.ts';
import type { Setting } from '../../model/setting.ts';
import type { Stands } from '../../model/stands.ts';
import type { State } from '../../model/state.ts';
import type { Unit } from '../../model/unit.ts';
import { figureBase } from '../../tables/bases.ts';

type Place = readonly [number, number];

interface Leg {
  readonly from: Place;
  /** Its direction, and how far along the whole line it begins. */
  readonly u: Place;
  readonly begins: number;
  readonly length: number;
}

const legsOf = ({ points }: Barrier): readonly Leg[] => {
  let begins = 0;
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length === 0) return [];
    const leg: Leg = { from, u: [dx / length, dy / length], begins, length };
    begins += length;
    return [leg];
  });
};

/** The leg that is nearest to a place, and how far along the line that is. */
const nearestTo = (legs: readonly Leg[], [x, y]: Place): { readonly leg: number; readonly at: number } => {
  let best = { leg: 0, at: 0, squared: Infinity };
  for (const [index, { from, u, begins, length }] of legs.entries()) {
    const along = Math.min(length, Math.max(0, (x - from[0]) * u[0] + (y - from[1]) * u[1]));
    const [dx, dy] = [x - from[0] - u[0] * along, y - from[1] - u[1] * along];
    if (dx * dx + dy * dy < best.squared - 1)
      best = { leg: index, at: begins + along, squared: dx * dx + dy * dy };
  }
  return best;
};

const cross = (a: Place, b: Place): number => a[0] * b[1] - a[1] * b[0];
const dot = (a: Place, b: Place): number => a[0] * b[0] + a[1] * b[1];

/** One figure's stretch of the line. */
interface Slot {
  readonly leg: number;
  readonly from: number;
}

/**
 * How far from a bend the figures of the next leg stand so that they are clear of those of the last; the unit is on the
 * left of the line or on its right. Round too sharp a bend nobody goes.
 */
const setBack = (a: Leg, b: Leg, isLeft: boolean, depth: number): number => {
  const turn = cross(a.u, b.u);
  const isInner = isLeft ? turn > 0 : turn < 0;
  if (!isInner) return 0;
  return dot(a.u, b.u) < -1e-9 ? Infinity : depth * Math.abs(turn);
};

const slotsOf = (
  legs: readonly Leg[],
  start: { readonly leg: number; readonly at: number },
  isLeft: boolean,
  { width, depth }: { readonly width: number; readonly depth: number },
): readonly Slot[] => {
  const slots: Slot[] = [];
  const fill = (leg: number, first: number, last: number, isForward: boolean): void => {
    const count = Math.floor((last - first + 1) / width);
    for (let i = 0; i < count; i += 1)
      slots.push({ leg, from: isForward ? first + i * width : last - (i + 1) * width });
  };
  const own = legs[start.leg];
  if (own === undefined) return [];
  fill(start.leg, start.at, own.begins + own.length, true);
  fill(start.leg, own.begins, start.at, false);
  for (const step of [1, -1]) {
    let before = own;
    for (let leg = start.leg + step; legs[leg] !== undefined; leg += step) {
      const now = legs[leg] as Leg;
      const back = step > 0 ? setBack(before, now, isLeft, depth) : setBack(now, before, isLeft, depth);
      if (back === Infinity) break;
      const [first, last] = [now.begins, now.begins + now.length];
      if (step > 0) fill(leg, first + back, last, true);
      else fill(leg, first, last - back, false);
      before = now;
    }
  }
  return slots;
};

/** The slots of one leg as a straight piece of the line. */
const pieceOf = (leg: Leg, slots: readonly Slot[], isLeft: boolean, width: number): Piece => {
  const first = Math.min(...slots.map(({ from }) => from));
  const last = Math.max(...slots.map(({ from }) => from)) + width;
  const along = (first + last) / 2 - leg.begins;
  // Whoever is on the left of the line faces to its right.
  const [fx, fy] = isLeft ? [leg.u[1], -leg.u[0]] : [-leg.u[1], leg.u[0]];
  return {
    ...{ x: leg.from[0] + leg.u[0] * along, y: leg.from[1] + leg.u[1] * along },
    ...{ heading: headingOf(fx, fy), figures: slots.length },
  };
};

/** A piece as the part's own place and heading see it. */
const seenFrom = (head: Piece, { x, y, heading, figures }: Piece): Piece => {
  const [dx, dy] = [x - head.x, y - head.y];
  const [east, north] = [eastOf(head.heading), northOf(head.heading)];
  return {
    ...{ x: roundUnit(dx * north - dy * east), y: roundUnit(dx * east + dy * north) },
    ...{ heading: normalHeading(heading - head.heading), figures },
  };
};

type Along = Pick<Stands, 'x' | 'y' | 'heading'> & { readonly bent?: readonly Piece[] };

/** Where a line of so many figures stands along an obstacle; nowhere, if that is too short. */
export const alongContour = (
  setting: Setting,
  state: Pick<State, 'terrain'>,
  unit: Unit,
  part: Part,
  { feature, figures }: { readonly feature: string; readonly figures: number },
): Along | undefined => {
  const barrier = featureOf(terrainOf(setting, state), 'line', feature);
  if (barrier === undefined) return undefined;
  const legs = legsOf(barrier);
  const start = nearestTo(legs, [part.x, part.y]);
  const own = legs[start.leg];
  if (own === undefined) return undefined;
  const { x, y } = middleOf(setting, part, unit.arm);
  const isLeft = cross(own.u, [x - own.from[0], y - own.from[1]]) > 0;
  const base = figureBase(unit.arm);
  const far = ({ from }: Slot): number => Math.abs(from + base.width / 2 - start.at);
  const slots = [...slotsOf(legs, start, isLeft, base)].sort((a, b) => far(a) - far(b) || a.from - b.from);
  if (slots.length < figures) return undefined;
  const held = slots.slice(0, figures);
  const order = [...new Set(held.map(({ leg }) => leg))].sort((a, b) => (isLeft ? b - a : a - b));
  const pieces = order.map((leg) =>
    pieceOf(
      legs[leg] as Leg,
      held.filter((slot) => slot.leg === leg),
      isLeft,
      base.width,
    ),
  );
  const head = pieces[order.indexOf(start.leg)] ?? pieces[0];
  if (head === undefined) return undefined;
  const place = { x: roundUnit(head.x), y: roundUnit(head.y), heading: head.heading };
  return pieces.length === 1 ? place : { ...place, bent: pieces.map((piece) => seenFrom(head, piece)) };
};
