import type { MoveStep } from '../../model/orders.ts';
import { readStory } from '../../model/reading.ts';
import { type Course, moverOf } from './course.ts';
import type { Reach } from './reach.ts';
import { restingProblems } from './stacking.ts';
import { walk } from './walk.ts';

interface Way {
  readonly course: Course;
  readonly parts: readonly MoveStep[];
}

const branch = ({ course, parts }: Way, part: MoveStep): readonly Way[] => {
  const { story } = course;
  const copy: Course = { ...course, story: { ...story, events: [] } };
  return walk(copy, part).length === 0 ? [{ course: copy, parts: [...parts, part] }] : [];
};

const keyOf = (course: Course): string => {
  const { hex, and, facing } = moverOf(course);
  return `${hex} ${and} ${facing}`;
};

/** Where a course can lead that has few ways to go on: all of them are thought through. */
export const everyWay = (
  start: Course,
  begun: readonly MoveStep[],
  partsFrom: (course: Course) => readonly MoveStep[],
): Reach => {
  const best = new Map<string, Way>();
  let waiting: readonly Way[] = [{ course: start, parts: begun }];
  while (waiting.length > 0) {
    for (const way of waiting) {
      const known = best.get(keyOf(way.course));
      if (known === undefined || way.course.spent < known.course.spent) best.set(keyOf(way.course), way);
    }
    waiting = waiting
      .filter((way) => best.get(keyOf(way.course)) === way)
      .flatMap((way) => partsFrom(way.course).flatMap((part) => branch(way, part)));
  }
  return reachAlong(start.unit, [...best.values()]);
};

const reachAlong = (index: number, ways: readonly Way[]): Reach => {
  const rests = ways
    .filter(({ course }) => restingProblems(readStory(course.story), index).length === 0)
    .toSorted((a, b) => a.course.spent - b.course.spent);
  const cheapest = new Map<number, Way>();
  for (const way of rests) {
    const { hex } = moverOf(way.course);
    if (!cheapest.has(hex)) cheapest.set(hex, way);
  }
  return {
    hexes: [...cheapest.keys()],
    costs: [...cheapest.values()].map(({ course }) => course.spent),
    way: (hex, facing) =>
      rests.find(({ course }) => {
        const unit = moverOf(course);
        return unit.hex === hex && (facing === undefined || unit.facing === facing);
      })?.parts,
  };
};
