/** Outlines about a place. Centimetres. */
import { cosine, sine, TAU } from '@grognard/field';
import type { Outline, Point } from '../../../../model/terrain-entries.ts';
import { between, type LandInMaking, tidyPoint } from './land.ts';

const CORNERS = 12;

/** A round thing with an uneven border that stays within its radius. */
export const blob = (land: LandInMaking, [x, y]: Point, radius: number, least = 0.72): Outline =>
  Array.from({ length: CORNERS }, (_, i) => {
    const turn = (i / CORNERS) * TAU;
    const reach = radius * between(land, least, 1);
    return tidyPoint([x + cosine(turn) * reach, y + sine(turn) * reach]);
  });

/** A place so far along a direction and so far beside it. */
export const offset = ([x, y]: Point, [ux, uy]: Point, ahead: number, right: number): Point => [
  x + ux * ahead + uy * right,
  y + uy * ahead - ux * right,
];

/** An oval along a direction. */
export const oval = (middle: Point, along: Point, length: number, breadth: number): Outline =>
  Array.from({ length: 20 }, (_, i) => {
    const turn = (i / 20) * TAU;
    return tidyPoint(offset(middle, along, (cosine(turn) * length) / 2, (sine(turn) * breadth) / 2));
  });

/** Its four corners, in order. */
export const rectangle = (
  middle: Point,
  along: Point,
  length: number,
  breadth: number,
): readonly [Point, Point, Point, Point] => {
  const corner = (a: number, b: number): Point =>
    tidyPoint(offset(middle, along, (a * length) / 2, (b * breadth) / 2));
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
};

/** Any direction. */
export const someWay = (land: LandInMaking): Point => {
  const turn = land.random.next() * TAU;
  return [cosine(turn), sine(turn)];
};

/** The direction from one place to another. */
export const directionFrom = ([ax, ay]: Point, [bx, by]: Point): Point => {
  const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) || 1;
  return [(bx - ax) / length, (by - ay) / length];
};
