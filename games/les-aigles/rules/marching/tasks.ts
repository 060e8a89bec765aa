import { type Refusal, refuse } from '@grognard/engine';
import { boxOf, cmOf, isUpTo } from '@grognard/field';
import type { Part } from '../../part-types.ts';
import { bodyOfPart } from '../../shape/blocks.ts';
import type { Leg } from '../../tasks.ts';
import { WITHOUT_FORMATION } from '../../vocabulary.ts';
import type { Glance, TaskRule } from '../planning/glance.ts';
import { cannotMarch, heldBack, mustReform } from './held.ts';
import { judgeForced, judgeLeg } from './legs.ts';
import { costOf, stepOf } from './pace.ts';
import { quartersOf } from './way.ts';

const stand: TaskRule<'stand'> = {
  judge: () => [],
  foresee: ({ part, quarters }) => ({ part, takes: quarters }),
};

/** LA-T-1: the whole body stays on the table. */
const staysOn = ({ setting, unit }: Glance, end: Part): readonly Refusal[] => {
  const { table } = setting;
  const { minX, minY, maxX, maxY } = boxOf(bodyOfPart(end, unit.arm).pieces.points);
  const isOn = minX >= table.minX && minY >= table.minY && maxX <= table.maxX && maxY <= table.maxY;
  return isOn ? [] : [refuse('LA-T-1', 'marches-off', { unit: unit.id })];
};

/** Where a march ends if nothing comes between. */
const endOf = ({ unit, part }: Glance, legs: readonly Leg[], forced: boolean): Part => {
  const { to } = costOf(unit, part, legs);
  const { unaligned, run, ...pose } = to;
  const end = { ...part, ...pose, run, ...(unaligned > 0 && { unaligned }) };
  return forced ? { ...end, degradation: WITHOUT_FORMATION, cameBy: 'forced march' } : end;
};

const judgeLength = (
  { unit, part, quarters }: Glance,
  legs: readonly Leg[],
  forced: boolean,
): readonly Refusal[] => {
  const step = stepOf(unit, part, forced);
  const { cost } = costOf(unit, part, legs);
  if (cost === 0) return [refuse('LA-M1.3-1', 'nowhere', { unit: unit.id })];
  if (isUpTo(cost, step * quarters)) return [];
  const params = { unit: unit.id, cm: cmOf(cost), most: cmOf(step * quarters) };
  return [refuse(quarters === 2 ? 'LA-M1.3-5' : 'LA-M1.3-6', 'too-far', params)];
};

const march: TaskRule<'march'> = {
  judge: (glance, { legs, forced = false }) => {
    const bars = [
      ...cannotMarch(glance),
      ...mustReform(glance, forced),
      ...legs.flatMap((leg) => judgeLeg(glance, leg)),
      ...(forced ? judgeForced(glance) : []),
    ];
    if (bars.length > 0) return bars;
    return [...judgeLength(glance, legs, forced), ...staysOn(glance, endOf(glance, legs, forced))];
  },
  foresee: (glance, { legs, forced = false }) => ({
    part: endOf(glance, legs, forced),
    takes: quartersOf(glance.unit, glance.part, legs, Math.max(1, stepOf(glance.unit, glance.part, forced))),
  }),
};

/** LA-M4.4-2: what men can drag a gun in half a period, in 0.001 cm. */
const MOST_DRAGGED = 3_000;

const drag: TaskRule<'drag'> = {
  judge: (glance, { length }) => {
    const { part, unit, quarters } = glance;
    const who = { unit: unit.id };
    const end: Part = endOf(glance, [{ go: length < 0 ? 'back' : 'ahead', length: Math.abs(length) }], false);
    return [
      ...heldBack(glance),
      ...(part.formation === 'in battery' ? [] : [refuse('LA-M4.4-1', 'only-guns-drag', who)]),
      ...(length === 0 ? [refuse('LA-M1.3-1', 'nowhere', who)] : []),
      ...(isUpTo(Math.abs(length), MOST_DRAGGED)
        ? []
        : [refuse('LA-M4.4-2', 'drag-too-far', { ...who, cm: cmOf(Math.abs(length)) })]),
      ...(quarters === 2 ? [] : [refuse('LA-M4.4-5', 'drag-from-half', who)]),
      ...staysOn(glance, end),
    ];
  },
  foresee: (glance, { length }) => ({
    part: endOf(glance, [{ go: length < 0 ? 'back' : 'ahead', length: Math.abs(length) }], false),
    takes: 2,
  }),
};

export const marchTasks = { stand, march, drag };
