import type { Pose } from '@grognard/field';
import type { Stage } from '@grognard/les-aigles';
import { at, onSheet, type Point } from '../../shared/plane.ts';
import { placeOn } from '../hands/scenes.ts';

/** A march as a line on the sheet: wheels are arcs. */
export const wayPath = (way: readonly Pose[]): string => {
  const points: Point[] = [];
  for (const [i, pose] of way.entries()) {
    const before = way[i - 1];
    if (before !== undefined && before.heading !== pose.heading)
      for (let share = 1; share < 6; share += 1) points.push(onSheet(placeOn([before, pose], share / 6)));
    points.push(onSheet(pose));
  }
  return points.length < 2 ? '' : `M${points.map(at).join('L')}`;
};

/** Where a march ends, and which way its last step led, in degrees. */
export const headOf = (way: readonly Pose[]): { readonly at: Point; readonly turn: number } | undefined => {
  const [last, before] = [way[way.length - 1], way[way.length - 2]];
  if (last === undefined || before === undefined) return undefined;
  const [[x, y], [px, py]] = [onSheet(last), onSheet(before)];
  const turned = before.heading !== last.heading;
  return { at: [x, y], turn: turned ? last.heading / 100 : (Math.atan2(x - px, py - y) * 180) / Math.PI };
};

/** All marches of a plan in one. */
export const marchOf = (stages: readonly Stage[]): readonly Pose[] =>
  stages.flatMap(({ way }, i) => (i > 0 && way.length > 0 ? way.slice(1) : way));

/** The quarters in which a stage is under way, counted in the period. */
export const quartersOf = ({ begins, takes }: Stage, first: number): readonly [number, number] => [
  first + Math.min(1, begins),
  first + Math.max(0, Math.min(1, begins + takes - 1)),
];
