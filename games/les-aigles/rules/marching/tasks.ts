import { type Refusal, refuse } from '@grognard/engine';
import { boxOf, cmOf, isUpTo } from '@grognard/field';
import { costOf, stepOf } from '../../ground/motion/pace.ts';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { isMidHalf } from '../../model/evolve.ts';
import type { Drawer } from '../../model/memory.ts';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import type { Leg, MarchTask } from '../../model/tasks.ts';
import type { Unit } from '../../model/unit.ts';
import { WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { MILLIMETRE, ROAD_GAIN } from '../../tables/terrain.ts';
import { worse } from '../degradation/degradation.ts';
import { isBare } from '../ground/going.ts';
import { judgeGround } from '../ground/judge.ts';
import { levelIn } from '../ground/travel.ts';
import type { Foreseen, Glance, TaskRule } from '../planning/glance.ts';
import { cannotMarch, heldBack, mustReformFirst } from './held.ts';
import { judgeDeparture, judgeForced, judgeLeg } from './legs.ts';
import { gaitOf, type MarchGait, marchedTo, quarterMarch, quartersOfMarch } from './way.ts';

const stand: TaskRule<'stand'> = {
  judge: () => [],
  foresee: ({ part, quarters }) => ({ part, takes: quarters }),
};

/** LA-M1.1-9: a quarter on the spot, in which it fires; what its plan says next begins with the one after it. */
const wait: TaskRule<'wait'> = {
  judge: () => [],
  foresee: ({ part }) => ({ part, takes: 1 }),
};

/** LA-T-1: the whole body stays on the table. */
const staysOn = ({ setting, unit }: Glance, end: Part): readonly Refusal[] => {
  const { table } = setting;
  const { minX, minY, maxX, maxY } = boxOf(bodyOfPart(setting, end, unit.arm).pieces.points);
  const isOn = minX >= table.minX && minY >= table.minY && maxX <= table.maxX && maxY <= table.maxY;
  return isOn ? [] : [refuse('LA-T-1', 'marches-off', { unit: unit.id })];
};

type MarchOrder = Omit<MarchTask, 'do'>;

/** Where a march ends if nothing comes between, and how many quarters it takes. */
const marchOf = (glance: Glance, order: MarchOrder): Foreseen => {
  const { setting, view, unit, part, quarters } = glance;
  const gait = gaitOf(setting, view, order);
  if (!isBare(gait.ground)) return overGround(setting, unit, part, order.legs, gait, quarters);
  return {
    part: marchedTo(part, costOf(setting, unit, part, order.legs).to),
    takes: quartersOfMarch(setting, unit, part, order.legs, gait),
  };
};

/** A plan has two quarters: how many more than these a march would take is of no use to anybody. */
const LONG = 3;

/** Over ground it gets as far as it can in the quarters that are left. */
const overGround = (
  setting: Memories,
  unit: Unit,
  part: Part,
  legs: readonly Leg[],
  gait: MarchGait,
  quarters: number,
): Foreseen => {
  let [now, end, rest, takes] = [part, part, legs, 0];
  while (rest.length > 0 && takes < LONG) {
    // Where it would be after the last of them nobody asks.
    if (takes === LONG - 1 && takes >= Math.max(1, quarters)) return { part: end, takes: LONG };
    const march = quarterMarch(setting, unit, now, rest, gait);
    const degradation = worse(now.degradation, levelIn(march.goings));
    now = marchedTo(now, march.end);
    if (now.degradation !== degradation) now = { ...now, degradation };
    takes += 1;
    if (takes <= Math.max(1, quarters)) end = now;
    const isOver = march.halt !== undefined || march.way.length === 0;
    rest = isOver ? [] : march.rest;
  }
  return { part: end, takes: Math.max(1, takes) };
};

interface Known {
  readonly glance: Glance;
  readonly order: MarchOrder;
  readonly foreseen: Foreseen;
}

const FORESEEN: Drawer<WeakMap<readonly Leg[], Known>> = { empty: () => new WeakMap() };

/** The same question is asked several times while a plan is judged. */
const foreseeMarch = (glance: Glance, order: MarchOrder): Foreseen => {
  const known = glance.setting.memory(FORESEEN);
  const before = known.get(order.legs);
  const { part, view, quarters } = glance;
  const isSame =
    before?.glance.part === part &&
    before.glance.view === view &&
    before.glance.quarters === quarters &&
    before.order.forced === order.forced &&
    before.order.road === order.road;
  const foreseen = isSame ? before.foreseen : marchOf(glance, order);
  if (!isSame) known.set(order.legs, { glance, order, foreseen });
  if (order.forced !== true) return foreseen;
  const degradation = worse(foreseen.part.degradation, WITHOUT_FORMATION);
  return { ...foreseen, part: { ...foreseen.part, degradation, cameBy: 'forced march' } };
};

/** LA-O7.1-8: what roads can add to a march at the very most. */
const ROAD_ADDS = 1 + ROAD_GAIN;

/** A leg that goes at half the pace of a line. */
const slowLeg = ({ formation }: Part, legs: readonly Leg[]): Leg | undefined =>
  formation === 'square' ? undefined : legs.find(({ go }) => go === 'oblique' || go === 'back');

/** The same length at full pace. */
const asIfAhead = (leg: Leg): Leg =>
  leg.go === 'oblique' || leg.go === 'back' ? { go: 'ahead', length: leg.length } : leg;

const judgeLength = (
  { setting, view, unit, part, quarters }: Glance,
  { legs, forced, road }: Omit<MarchTask, 'do'>,
): readonly Refusal[] => {
  const step = stepOf(unit, part, forced === true);
  const { cost } = costOf(setting, unit, part, legs);
  if (cost === 0) return [refuse('LA-M1.3-1', 'nowhere', { unit: unit.id })];
  const isFaster = road === true && !isBare(gaitOf(setting, view).ground);
  const most = isFaster ? quarters * (step * ROAD_ADDS + MILLIMETRE / 2) : step * quarters;
  if (isUpTo(cost, most)) return [];
  const params = { unit: unit.id, cm: cmOf(cost), most: cmOf(step * quarters) };
  const slow = slowLeg(part, legs);
  if (slow !== undefined && isUpTo(costOf(setting, unit, part, legs.map(asIfAhead)).cost, most))
    return [refuse(slow.go === 'back' ? 'LA-M2.4-3' : 'LA-M2.3-3', 'too-far-slow', params)];
  if (isMidHalf(view)) return [refuse('LA-M1.1-8', 'too-far', params)];
  return [refuse(quarters === 2 ? 'LA-M1.3-5' : 'LA-M1.3-6', 'too-far', params)];
};

const march: TaskRule<'march'> = {
  judge: (glance, task) => {
    const { legs, forced = false } = task;
    const bars = [
      ...cannotMarch(glance, forced),
      ...mustReformFirst(glance, forced),
      ...legs.flatMap((leg) => judgeLeg(glance, leg)),
      ...judgeDeparture(glance, legs),
      ...(forced ? judgeForced(glance) : []),
    ];
    if (bars.length > 0) return bars;
    return [
      ...judgeLength(glance, task),
      ...judgeGround(glance, task),
      ...staysOn(glance, foreseeMarch(glance, task).part),
    ];
  },
  foresee: foreseeMarch,
};

/** LA-M4.4-2: what men can drag a gun in half a period, in 0.001 cm. */
const MOST_DRAGGED = 3_000;

const draggedBy = (length: number): readonly Leg[] => [
  { go: length < 0 ? 'back' : 'ahead', length: Math.abs(length) },
];

const drag: TaskRule<'drag'> = {
  judge: (glance, { length }) => {
    const { part, unit, quarters } = glance;
    const who = { unit: unit.id };
    const end: Part = foreseeMarch(glance, { legs: draggedBy(length) }).part;
    return [
      ...heldBack(glance),
      ...(part.formation === 'in battery' ? [] : [refuse('LA-M4.4-1', 'only-guns-drag', who)]),
      ...(length === 0 ? [refuse('LA-M1.3-1', 'nowhere', who)] : []),
      ...(isUpTo(Math.abs(length), MOST_DRAGGED)
        ? []
        : [refuse('LA-M4.4-2', 'drag-too-far', { ...who, cm: cmOf(Math.abs(length)) })]),
      ...(quarters === 2 ? [] : [refuse('LA-M4.4-5', 'drag-from-half', who)]),
      ...judgeGround(glance, { do: 'march', legs: draggedBy(length) }),
      ...staysOn(glance, end),
    ];
  },
  foresee: (glance, { length }) => ({
    part: foreseeMarch(glance, { legs: draggedBy(length) }).part,
    takes: 2,
  }),
};

export const marchTasks = { stand, wait, march, drag };
