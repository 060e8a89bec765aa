import { roundUnit } from '@grognard/field';
import type { JudgedMarch, March, Marcher, Place } from '../../model/march.ts';
import type { Step } from '../../model/orders.ts';
import type { Setting } from '../../model/setting.ts';
import { riderOf } from './judge.ts';
import { marchOf, walkSteps } from './march.ts';

/** Halts are looked for at every millimetre. */
const MILLIMETRE = 100;

type Judge = (steps: readonly Step[]) => JudgedMarch | undefined;

/** The longest part of a march, from its start, that may stand by itself; undefined if none may. */
export const haltedShort = (
  setting: Setting,
  start: Marcher,
  steps: readonly Step[],
  judge: Judge,
): JudgedMarch | undefined => {
  for (let last = steps.length - 1; last >= 0; last -= 1) {
    const before = steps.slice(0, last);
    for (const shorter of shortened(setting, start, before, steps[last])) {
      const halted = judge([...before, shorter]);
      if (halted !== undefined) return halted;
    }
    const halted = last === 0 ? undefined : judge(before);
    if (halted !== undefined) return halted;
  }
  return undefined;
};

/** A step taken less and less far; nothing of one that leads nowhere. */
const shortened = (
  setting: Setting,
  start: Marcher,
  before: readonly Step[],
  step: Step | undefined,
): readonly Step[] => {
  switch (step?.do) {
    case 'ahead':
    case 'oblique':
      return lengthsBelow(step.by).map((by) => ({ ...step, by }));
    case 'road':
      return backAlong(legsOf(setting, start, [...before, step]), legsOf(setting, start, before).length).map(
        (to) => ({ do: 'road', to }),
      );
    default:
      return [];
  }
};

const lengthsBelow = (whole: number): readonly number[] =>
  Array.from(
    { length: Math.max(0, Math.ceil(whole / MILLIMETRE) - 1) },
    (_, each) => whole - (each + 1) * MILLIMETRE,
  );

const legsOf = (setting: Setting, start: Marcher, steps: readonly Step[]): March['legs'] => {
  const { x, y, heading, column } = start;
  const stood = { x, y, heading, column: column === true };
  return marchOf(walkSteps(setting, stood, steps, riderOf(start))).legs;
};

/** Places along the last legs of a way, from its end back. */
const backAlong = (legs: March['legs'], first: number): readonly Place[] =>
  legs
    .slice(first)
    .toReversed()
    .flatMap(({ from, to, length }) =>
      lengthsBelow(length).map((by) => ({
        x: roundUnit(from.x + ((to.x - from.x) * by) / length),
        y: roundUnit(from.y + ((to.y - from.y) * by) / length),
      })),
    );
