/** Straight legs of a way, and what they cost. */
import { type Body, eastOf, type Heading, march, northOf } from '@grognard/field';
import type { Stretch } from '../../ground/motion/course.ts';
import { type LaneSpan, snapped } from './lane.ts';

/** A straight leg: how far, and what it costs of the quarter's allowance. */
export interface FlightLeg {
  readonly dx: number;
  readonly dy: number;
  readonly cost: number;
}

/** The ground of a way that costs double, in distances from its start. */
export type SlowZone = LaneSpan;

/** How far an allowance leads, at most so far, and what it costs; ground in a zone counts twice. */
export const spendOnLegs = (
  allowance: number,
  most: number,
  zones: readonly SlowZone[],
): readonly (readonly [number, number])[] => {
  const marks = [...new Set([0, most, ...zones.flatMap(({ from, to }) => [from, to])])]
    .filter((mark) => mark >= 0 && mark <= most)
    .sort((a, b) => a - b);
  const legs: [number, number][] = [];
  let left = allowance;
  for (let i = 1; i < marks.length && left > 0; i += 1) {
    const [from, to] = [marks[i - 1] as number, marks[i] as number];
    const dear = zones.some((zone) => zone.from <= from && zone.to >= to) ? 2 : 1;
    const length = snapped(Math.min(to - from, left / dear));
    if (length > 0) legs.push([length, length * dear]);
    left -= length * dear;
  }
  return legs;
};

export const legAhead = (way: Heading, legs: readonly (readonly [number, number])[]): readonly FlightLeg[] =>
  legs.map(([length, cost]) => ({ dx: eastOf(way) * length, dy: northOf(way) * length, cost }));

/** A step to the side: to the right, if it is positive. */
export const aside = (way: Heading, length: number): FlightLeg => {
  const step = snapped(length);
  return { dx: northOf(way) * step, dy: 0 - eastOf(way) * step, cost: Math.abs(step) };
};

export const costOfLegs = (legs: readonly FlightLeg[]): number =>
  legs.reduce((sum, { cost }) => sum + cost, 0);

/** How far a leg leads along a way. */
export const legAlong = ({ dx, dy }: FlightLeg, way: Heading): number => dx * eastOf(way) + dy * northOf(way);

/** A body where legs have brought it. */
export const shiftedSpan = (body: Body, legs: readonly FlightLeg[]): Body => {
  const [dx, dy] = legs.reduce(([x, y], leg) => [x + leg.dx, y + leg.dy], [0, 0]);
  const points = body.pieces.points.map((value, i) => value + (i % 2 === 0 ? dx : dy));
  const { minX, minY, maxX, maxY } = body;
  return {
    ...body,
    blocks: body.blocks.map((block) => ({ ...block, x: block.x + dx, y: block.y + dy })),
    pieces: { ...body.pieces, points },
    ...{ minX: minX + dx, maxX: maxX + dx, minY: minY + dy, maxY: maxY + dy },
  };
};

export const lengthOfLegs = ({ dx, dy }: FlightLeg): number => Math.sqrt(dx * dx + dy * dy);

/** The legs of a way, each taking its share of the quarter. */
export const stretchesOfLegs = (legs: readonly FlightLeg[], length: number): readonly Stretch[] => {
  let spent = 0;
  return legs.map(({ dx, dy, cost }) => {
    spent += cost;
    return { motion: march(dx, dy), until: Math.min(1, spent / length) };
  });
};
