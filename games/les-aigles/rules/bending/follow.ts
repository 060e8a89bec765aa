/** LA-O2.2-6, LA-O4.3-9, -10: a line that follows a crest or the edge of a wood, base beside base. */
import {
  type Body,
  bodyOf,
  boxesMeet,
  eastOf,
  formedAt,
  headingOf,
  normalHeading,
  northOf,
  overlapArea,
  type Pose,
  roundUnit,
  turnBetween,
} from '@grognard/field';
import { bentBlocks } from '../../ground/shape/bent.ts';
import type { Part, Piece } from '../../model/part.ts';
import type { Stands } from '../../model/stands.ts';
import type { Unit } from '../../model/unit.ts';
import { type Base, figureBase, skirmishBase } from '../../tables/bases.ts';
import { CLOSEST_BASES } from '../../tables/terrain.ts';
import {
  type CoursePlace,
  type EdgeCourse,
  lengthOfPlace,
  less,
  type Nearest,
  nearestOnCourse,
  plus,
  wayFrom,
} from './course.ts';
import { type Room, type Stand, standsAlong } from './stand.ts';

export type Followed = Required<Pick<Stands, 'x' | 'y' | 'heading' | 'bent'>>;

/** One base from the left of the line to its right. */
interface Figure {
  readonly left: CoursePlace;
  readonly right: CoursePlace;
  readonly heading: number;
}

const figureAt = (left: CoursePlace, right: CoursePlace): Figure => {
  const [x, y] = less(right, left);
  return { left, right, heading: headingOf(-y, x) };
};

const handOf = ({ facing: [x, y] }: Nearest): CoursePlace => [y, -x];

/** The one in the middle of an odd number stands on the nearest place itself. */
const middleOf = (near: Nearest, width: number): Figure => {
  const right = handOf(near);
  return figureAt(plus(near.at, right, -width / 2), plus(near.at, right, width / 2));
};

/** Nobody goes so far round that he faces to the rear of the line. */
const isBack = ({ heading }: Nearest, figure: Figure): boolean =>
  Math.abs(turnBetween(heading, figure.heading)) > 9_001;

/** Half of them to each hand; what one hand has no room for goes to the other. */
const figuresAlong = (
  course: EdgeCourse,
  near: Nearest,
  count: number,
  { width, depth, overlap }: Omit<Room, 'hand'>,
): readonly Figure[] | undefined => {
  const middle = count % 2 === 1 ? middleOf(near, width) : undefined;
  const most = count - (middle === undefined ? 0 : 1);
  const [left, right] = (['left', 'right'] as const).map((hand) => {
    const isRight = hand === 'right';
    const way = wayFrom(course, near, isRight === near.isRightOnward);
    const ends: Stand | undefined =
      middle === undefined
        ? undefined
        : { from: isRight ? middle.left : middle.right, to: isRight ? middle.right : middle.left };
    const off = middle === undefined ? 0 : width / 2;
    const asked = { count: most, off, ...(ends !== undefined && { middle: ends }) };
    const stands = standsAlong(way, asked, { width, depth, overlap, hand });
    const back = stands.findIndex(({ from, to }) =>
      isBack(near, isRight ? figureAt(from, to) : figureAt(to, from)),
    );
    return back < 0 ? stands : stands.slice(0, back);
  }) as [readonly Stand[], readonly Stand[]];
  if (left.length + right.length < most) return undefined;
  const byLeft = Math.max(Math.min(most / 2, left.length), most - right.length);
  return [
    ...left
      .slice(0, byLeft)
      .map(({ from, to }) => figureAt(to, from))
      .reverse(),
    ...(middle === undefined ? [] : [middle]),
    ...right.slice(0, most - byLeft).map(({ from, to }) => figureAt(from, to)),
  ];
};

/** Corners that rounding has parted are still the same corner. */
const SAME_CORNER = 2;

/** Those who stand side by side and face the same way, as one piece. */
const piecesOf = (figures: readonly Figure[]): readonly (readonly Figure[])[] => {
  const pieces: Figure[][] = [];
  for (const figure of figures) {
    const piece = pieces[pieces.length - 1];
    const last = piece?.[piece.length - 1];
    const goesOn =
      last !== undefined &&
      last.heading === figure.heading &&
      lengthOfPlace(less(figure.left, last.right)) < SAME_CORNER;
    if (goesOn) piece?.push(figure);
    else pieces.push([figure]);
  }
  return pieces;
};

/** A piece as the part's own place and heading see it. */
const pieceSeen = (head: Pose, figures: readonly Figure[], width: number | undefined): Piece => {
  const [first, last] = [figures[0], figures[figures.length - 1]] as [Figure, Figure];
  const [dx, dy] = [
    (first.left[0] + last.right[0]) / 2 - head.x,
    (first.left[1] + last.right[1]) / 2 - head.y,
  ];
  const [east, north] = [eastOf(head.heading), northOf(head.heading)];
  return {
    ...{ x: roundUnit(dx * north - dy * east), y: roundUnit(dx * east + dy * north) },
    ...{ heading: normalHeading(first.heading - head.heading), figures: figures.length },
    ...(width !== undefined && { width }),
  };
};

/** Ground that rounding alone makes two bases share, in square units of 0.001 cm. */
const ROUNDING = 20_000;

/** Whether pieces that are far from each other along the line stand on each other. */
const isTangled = (stands: Followed, ranks: readonly number[], base: Base, overlap: number): boolean => {
  const blocks = bentBlocks(stands.bent, ranks, base);
  const bodies: readonly Body[] = blocks.map(({ block }) => bodyOf(formedAt(stands, [block])));
  return bodies.some((one, place) =>
    bodies.some((other, next) => {
      if (next <= place || !boxesMeet(one, other, 0)) return false;
      const isNext = next === place + 1 && blocks[next]?.rank === blocks[place]?.rank;
      const most = isNext ? ROUNDING + overlap * base.depth : ROUNDING;
      return overlapArea(one, other) > most;
    }),
  );
};

/** LA-O4.3-10: how near to each other skirmishers stand, as wide as there is room for. */
const CLOSING: readonly number[] = [1, 0.9, 0.8, 0.7, 0.6, CLOSEST_BASES];

const baseOf = (unit: Pick<Unit, 'arm'>, { formation }: Pick<Part, 'formation'>): Base =>
  formation === 'skirmish' ? skirmishBase(unit.arm) : figureBase(unit.arm);

/** Where a part stands once it follows a course; nowhere, if there is no room for all of it. */
export const followed = (course: EdgeCourse, unit: Pick<Unit, 'arm'>, part: Part): Followed | undefined => {
  const near = nearestOnCourse(course, part);
  if (near === undefined) return undefined;
  const base = baseOf(unit, part);
  const isLoose = part.formation === 'skirmish';
  const overlap = isLoose ? base.width * CLOSEST_BASES : 0;
  const head: Pose = { x: roundUnit(near.at[0]), y: roundUnit(near.at[1]), heading: near.heading };
  for (const share of isLoose ? CLOSING : [1]) {
    const width = base.width * share;
    const room = { width, depth: base.depth * part.ranks.length, overlap };
    const figures = figuresAlong(course, near, part.ranks[0] ?? 0, room);
    if (figures === undefined) continue;
    const closed = share === 1 ? undefined : roundUnit(width);
    const bent = piecesOf(figures).map((each) => pieceSeen(head, each, closed));
    const stands = { ...head, bent };
    if (!isTangled(stands, part.ranks, base, overlap)) return stands;
  }
  return undefined;
};
