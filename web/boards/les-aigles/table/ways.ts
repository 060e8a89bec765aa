import type { Pose } from '@grognard/field';
import { at, NOWHERE, onSheet, type Point } from '@grognard/ink/plane';
import type { Stage } from '@grognard/les-aigles/for-page';
import { placeOn } from '../hands/scenes.ts';

/** An end of a front that swings round, and the corner that stays where it is. */
interface Swing {
  readonly pivot: Point;
  readonly outer: string;
  readonly head: Head;
}

/** Where an arrow ends, and which way it points, in degrees. */
interface Head {
  readonly at: Point;
  readonly turn: number;
}

/** A march as it is drawn: a line where it goes straight, an arc where it wheels. */
export interface Drawn {
  readonly line: string;
  readonly head: Head | undefined;
  readonly swings: readonly Swing[];
}

const SHARES = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** A corner of a front: its right one, or its left with a negative half. */
const cornerOf = (pose: Pose, half: number): Point => {
  const angle = (pose.heading / 100) * (Math.PI / 180);
  const [x, y] = onSheet(pose);
  return [x + Math.cos(angle) * half, y + Math.sin(angle) * half];
};

const turnOf = (a: Pose, b: Pose): number => ((b.heading - a.heading + 54_000) % 36_000) - 18_000;

const pointing = ([ax, ay]: Point, [bx, by]: Point): number => (Math.atan2(bx - ax, ay - by) * 180) / Math.PI;

const swingOf = (a: Pose, b: Pose, half: number): Swing => {
  const side = turnOf(a, b) > 0 ? 1 : -1;
  const outer = SHARES.map((share) => cornerOf(placeOn([a, b], share, true), -half * side));
  const [before = NOWHERE, last = NOWHERE] = outer.slice(-2);
  return {
    pivot: cornerOf(b, half * side),
    outer: `M${outer.map(at).join('L')}`,
    head: { at: last, turn: pointing(before, last) },
  };
};

/** `front` is how broad the part stands, in steps of the sheet. */
export const drawnWay = (way: readonly Pose[], front: number): Drawn => {
  const lines: string[] = [];
  const swings: Swing[] = [];
  let head: Head | undefined;
  for (const [i, pose] of way.entries()) {
    const before = way[i - 1];
    if (before === undefined) continue;
    if (before.heading !== pose.heading) {
      swings.push(swingOf(before, pose, front / 2));
      head = undefined;
      continue;
    }
    const [from, to] = [onSheet(before), onSheet(pose)];
    lines.push(`M${at(from)}L${at(to)}`);
    head = { at: to, turn: pointing(from, to) };
  }
  return { line: lines.join(''), head, swings };
};

/** All marches of a plan in one. */
export const marchOf = (stages: readonly Stage[]): readonly Pose[] =>
  stages.flatMap(({ way }, i) => (i > 0 && way.length > 0 ? way.slice(1) : way));

/** The quarters in which a stage is under way, counted in the period. */
export const quartersOf = ({ begins, takes }: Stage, now: number): readonly [number, number] => {
  // What is planned in the middle of a half period is counted from its start, too.
  const first = now - ((now - 1) % 2);
  return [first + Math.min(1, begins), first + Math.max(0, Math.min(1, begins + takes - 1))];
};
