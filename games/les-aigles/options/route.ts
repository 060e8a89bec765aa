/** From a place on the table to the march that leads there. */

import { eastOf, headingOf, normalHeading, northOf, roundUnit, turnBetween } from '@grognard/field';
import { wheelingFront } from '../ground/motion/pace.ts';
import { seenFrom } from '../ground/shape/zones.ts';
import type { Part } from '../model/part.ts';
import type { Memories } from '../model/setting.ts';
import type { Leg } from '../model/tasks.ts';
import type { Unit } from '../model/unit.ts';
import { MOST_SLANT } from '../rules/marching/legs.ts';

/** Off the axis by less than this is straight ahead, in hundredths of a degree. */
const STRAIGHT = 30;
/** So is a place that lies aside by less than anybody points, in 0.001 cm: a short way is soon off by an angle. */
const A_HAIR = 10;

/** A square goes along the facing that leads nearest; a line steps back or slants; the others wheel and go. */
export const routeTo = (
  setting: Memories,
  unit: Unit,
  part: Part,
  [x, y]: readonly [number, number],
): readonly Leg[] => {
  const { right, ahead } = seenFrom(part, { x, y });
  const length = roundUnit(Math.sqrt(right * right + ahead * ahead));
  if (length === 0) return [];
  if (part.formation === 'square') return [squarely(right, ahead)];
  const slant = turnBetween(0, headingOf(right, ahead));
  const isAhead = Math.abs(slant) <= STRAIGHT || (ahead > 0 && Math.abs(right) <= A_HAIR);
  if (isAhead) return [{ go: 'ahead', length }];
  const isLine =
    part.formation === 'line' || part.formation === 'double line' || part.formation === 'skirmish';
  if (isLine && Math.abs(slant) >= 13_500) return [{ go: 'back', length: roundUnit(-ahead) }];
  if (isLine && unit.arm === 'infantry' && part.formation !== 'skirmish' && Math.abs(slant) <= 4_500)
    return [{ go: 'oblique', length, slant }];
  return wheelAndGo(setting, unit, part, [x, y]);
};

const squarely = (right: number, ahead: number): Leg => {
  if (Math.abs(right) > Math.abs(ahead))
    return { go: 'sideways', to: right < 0 ? 'left' : 'right', length: roundUnit(Math.abs(right)) };
  return { go: ahead < 0 ? 'back' : 'ahead', length: roundUnit(Math.abs(ahead)) };
};

/** A slanting march, which is slower than one straight ahead: nobody is taken to mean it by a hair, but he may say so. */
export const aslantTo = (part: Part, [x, y]: readonly [number, number]): readonly Leg[] => {
  const { right, ahead } = seenFrom(part, { x, y });
  const length = roundUnit(Math.sqrt(right * right + ahead * ahead));
  if (length === 0) return [];
  const slant = turnBetween(0, headingOf(right, ahead));
  const most = Math.max(-MOST_SLANT, Math.min(MOST_SLANT, slant));
  // A place is pointed at in whole units: a short way by the steepest slant seems to lead a little farther aside.
  const aside = (Math.abs(slant - most) * Math.PI * length) / 18_000;
  return [{ go: 'oblique', length, slant: aside <= A_HAIR ? most : slant }];
};

/** The wheel moves the middle of the front too: the turn is found by coming nearer to it step by step. */
const wheelAndGo = (
  setting: Memories,
  unit: Unit,
  part: Part,
  [x, y]: readonly [number, number],
): readonly Leg[] => {
  const first = turnBetween(part.heading, headingOf(x - part.x, y - part.y));
  const half = (wheelingFront(setting, part, unit) / 2) * (first > 0 ? 1 : -1);
  const pivotX = part.x + northOf(part.heading) * half;
  const pivotY = part.y - eastOf(part.heading) * half;
  let turn = first;
  let length = 0;
  for (let tries = 0; tries < 12; tries += 1) {
    const heading = normalHeading(part.heading + turn);
    const [fromX, fromY] = [pivotX - northOf(heading) * half, pivotY + eastOf(heading) * half];
    length = (x - fromX) * eastOf(heading) + (y - fromY) * northOf(heading);
    const next = turnBetween(part.heading, headingOf(x - fromX, y - fromY));
    if (next > 0 !== first > 0 || Math.abs(next - turn) <= 1) break;
    turn = next;
  }
  const wheel: Leg = { go: 'wheel', turn: roundUnit(turn) };
  return length >= 1 ? [wheel, { go: 'ahead', length: roundUnit(length) }] : [wheel];
};
