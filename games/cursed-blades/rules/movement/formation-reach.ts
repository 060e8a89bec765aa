import { facingAfter, hasSide, sides, zoneSides } from '@grognard/field/hex';
import type { MoveStep } from '../../orders.ts';
import type { Setting } from '../../setting.ts';
import type { State } from '../../state-types.ts';
import type { Pace } from '../../vocabulary.ts';
import { type Course, moverOf, rehearsal, setOut } from './course.ts';
import type { Reach } from './reach.ts';
import { restingProblems } from './stacking.ts';
import { walk } from './walk.ts';

interface Way {
  readonly course: Course;
  readonly parts: readonly MoveStep[];
}

/** Everything that a formation can do next. */
const partsFrom = (facing: number): readonly MoveStep[] => [
  ...sides
    .filter((side) => hasSide(zoneSides(facing, 'front'), side))
    .map((side): MoveStep => ({ do: 'step', side })),
  ...(['left', 'right'] as const).flatMap((on) =>
    [true, false].map((forward): MoveStep => ({ do: 'wheel', on, forward })),
  ),
  { do: 'turn', to: facingAfter(facing, 6) },
];

const branch = ({ course, parts }: Way, part: MoveStep): readonly Way[] => {
  const { story } = course;
  const copy: Course = { ...course, story: { ...story, events: [] } };
  return walk(copy, part).length === 0 ? [{ course: copy, parts: [...parts, part] }] : [];
};

const keyOf = (course: Course): string => {
  const { hex, and, facing } = moverOf(course);
  return `${hex} ${and} ${facing}`;
};

/** Where a formation can go: it has few ways to move, so all of them are thought through. */
export const formationReach = (setting: Setting, view: State, index: number, pace: Pace): Reach => {
  const start = setOut(rehearsal(setting, view), index, { action: 'move', pace, rehearsed: true });
  const best = new Map<string, Way>();
  let waiting: readonly Way[] = [{ course: start, parts: [] }];
  while (waiting.length > 0) {
    for (const way of waiting) {
      const known = best.get(keyOf(way.course));
      if (known === undefined || way.course.spent < known.course.spent) best.set(keyOf(way.course), way);
    }
    waiting = waiting
      .filter((way) => best.get(keyOf(way.course)) === way)
      .flatMap((way) => partsFrom(moverOf(way.course).facing).flatMap((part) => branch(way, part)));
  }
  return reachAlong(index, [...best.values()]);
};

const reachAlong = (index: number, ways: readonly Way[]): Reach => {
  const rests = ways
    .filter(({ course }) => restingProblems(course.story.state, index).length === 0)
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
