/** A crest or the edge of a wood as a line that bases are put along. */
import { eastOf, headingOf, northOf, type Pose, type Ribbon, ribbonOf } from '@grognard/field';
import type { Hill, Wood } from '../../model/features.ts';

export type CoursePlace = readonly [x: number, y: number];

export interface EdgeCourse {
  readonly points: readonly CoursePlace[];
  readonly isClosed: boolean;
  /** The same as a bare line. */
  readonly line: Ribbon;
}

const pairs = ({ axis }: Ribbon): readonly CoursePlace[] =>
  Array.from({ length: axis.length / 2 }, (_, point) => [axis[2 * point] ?? 0, axis[2 * point + 1] ?? 0]);

const edgeOf = ({ entry: { outline } }: Wood): EdgeCourse => {
  const points = outline.map(([x, y]) => [x * 1_000, y * 1_000] as const);
  const [first] = points;
  return { points, isClosed: true, line: ribbonOf(first === undefined ? points : [...points, first], 0) };
};

/** The crest of a hill, the edge of a wood. */
export const courseOf = (feature: Hill | Wood): EdgeCourse =>
  feature.kind === 'wood'
    ? edgeOf(feature)
    : { points: pairs(feature.crest), isClosed: false, line: feature.crest };

export const less = ([ax, ay]: CoursePlace, [bx, by]: CoursePlace): CoursePlace => [ax - bx, ay - by];
export const plus = ([ax, ay]: CoursePlace, [dx, dy]: CoursePlace, far: number): CoursePlace => [
  ax + dx * far,
  ay + dy * far,
];
export const dot = (a: CoursePlace, b: CoursePlace): number => a[0] * b[0] + a[1] * b[1];
export const cross = (a: CoursePlace, b: CoursePlace): number => a[0] * b[1] - a[1] * b[0];
export const lengthOfPlace = (a: CoursePlace): number => Math.sqrt(dot(a, a));

/** Where a course comes nearest to a place: the leg, and the middle of the front that will stand there. */
export interface Nearest {
  readonly leg: number;
  readonly at: CoursePlace;
  /** Which way those face who stand there. */
  readonly facing: CoursePlace;
  readonly heading: number;
  /** Whether their right hand lies the way the course runs. */
  readonly isRightOnward: boolean;
}

/** The legs of a course, by the number of the point that each begins at. */
const legAt = (
  { points, isClosed }: EdgeCourse,
  leg: number,
): readonly [CoursePlace, CoursePlace] | undefined => {
  const from = points[leg];
  const to = points[leg + 1] ?? (isClosed ? points[0] : undefined);
  return from === undefined || to === undefined ? undefined : [from, to];
};

/** Those who stand at the nearest place face across the course, the way that the part does. */
export const nearestOnCourse = (course: EdgeCourse, { x, y, heading }: Pose): Nearest | undefined => {
  let found: { leg: number; at: CoursePlace; u: CoursePlace; squared: number } | undefined;
  for (let leg = 0; leg < course.points.length; leg += 1) {
    const ends = legAt(course, leg);
    if (ends === undefined) continue;
    const d = less(ends[1], ends[0]);
    const long = lengthOfPlace(d);
    if (long === 0) continue;
    const u: CoursePlace = [d[0] / long, d[1] / long];
    const at = plus(ends[0], u, Math.min(long, Math.max(0, dot(less([x, y], ends[0]), u))));
    const off = less([x, y], at);
    const squared = dot(off, off);
    if (found === undefined || squared < found.squared - 1) found = { leg, at, u, squared };
  }
  if (found === undefined) return undefined;
  const { leg, at, u } = found;
  const left: CoursePlace = [-u[1], u[0]];
  const isLeft = dot(left, [eastOf(heading), northOf(heading)]) > 0;
  const facing: CoursePlace = isLeft ? left : [u[1], -u[0]];
  return { leg, at, facing, heading: headingOf(facing[0], facing[1]), isRightOnward: isLeft };
};

/** The way along a course to one hand: from the nearest place by every bend. */
export const wayFrom = (
  course: EdgeCourse,
  { leg, at }: Nearest,
  isOnward: boolean,
): readonly CoursePlace[] => {
  const { points, isClosed } = course;
  const count = points.length;
  const way: CoursePlace[] = [at];
  for (let step = 0; step < count; step += 1) {
    const number = isOnward ? leg + 1 + step : leg - step;
    const point = isClosed ? points[((number % count) + count) % count] : points[number];
    if (point === undefined) break;
    const last = way[way.length - 1] ?? at;
    if (lengthOfPlace(less(point, last)) > 0) way.push(point);
  }
  return way;
};
