/** Changes of formation. */

import { type Refusal, refuse } from '@grognard/engine';
import { boxOfPart } from '../../ground/shape/blocks.ts';
import { changedTo } from '../../ground/shape/change.ts';
import { without } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import { figuresIn, type Stands } from '../../model/stands.ts';
import type { ChangeTask } from '../../model/tasks.ts';
import type { Unit } from '../../model/unit.ts';
import { DISORGANISED, type Formation } from '../../model/vocabulary.ts';
import { totalOf } from '../../tables/change-times.ts';
import { spreadAlong } from '../bending/bend.ts';
import { noDeploying } from '../cover/deploy.ts';
import { noChangeHere, noChangeInWood, noRoom, spreadsAlongEdge } from '../ground/changes.ts';
import type { Glance, TaskRule } from '../planning/glance.ts';
import { firstOf, isBusy, isInMelee, isUnformed } from '../planning/hindrance.ts';
import type { Start } from '../planning/start.ts';
import { alongContour } from './contour.ts';
import { bodyFor } from './home.ts';
import { isUnlawful } from './lawful.ts';
import { isIllMannered, mannerOf } from './manner.ts';
import { no } from './refusing.ts';
import { smallUnit } from './roster.ts';
import { isTooManyOut } from './skirmish-limits.ts';
import { isUnthreatened } from './threat.ts';
import { legsFor, surcharge } from './timing.ts';
import { isAgainst } from './widening.ts';

/** LA-U3.1-6: the ground it needs must lie on the table; who else stands there is seen when it is done. */
export const isOffTable = ({ setting, unit, part }: Glance, stands: Stands): readonly Refusal[] => {
  const { minX, minY, maxX, maxY } = boxOfPart(setting, { ...part, ...stands }, unit.arm);
  const { table } = setting;
  const isOn = minX >= table.minX && minY >= table.minY && maxX <= table.maxX && maxY <= table.maxY;
  return isOn ? [] : no('LA-U3.1-6', 'off-table', { unit: unit.id, to: stands.formation });
};

/** A part after all the changes that lead to a formation. */
const afterLegs = (setting: Memories, unit: Unit, part: Part, task: ChangeTask): Part =>
  legsFor(unit, part, task.to).reduce<Part>((now, { to }) => asFormed(setting, unit, now, to, task), part);

/** A part after each of the changes that lead to a formation. */
const onTheWay = (setting: Memories, unit: Unit, part: Part, task: ChangeTask): readonly Part[] => {
  let now = part;
  return legsFor(unit, part, task.to).map(({ to }) => {
    now = asFormed(setting, unit, now, to, task);
    return now;
  });
};

/** A part that has taken a formation in the manner asked for, as far as it fits. */
const asFormed = (setting: Memories, unit: Unit, part: Part, to: Formation, asked: ChangeTask): Part => {
  const plain = without(part, 'turned', 'faced', 'folded', 'leads', 'unaligned', 'bent', 'follows');
  return { ...plain, ...changedTo(setting, unit, part, to, mannerOf(unit, part, to, asked)) };
};

/** What lies where it would stand, on the way and in the end. */
const isCramped = (glance: Glance, task: ChangeTask): readonly Refusal[] => {
  const { part, unit } = glance;
  const then = afterLegs(glance.setting, unit, part, task);
  return firstOf(
    () => noChangeHere(glance, then),
    () =>
      legsFor(unit, part, task.to).length === 1
        ? []
        : onTheWay(glance.setting, unit, part, task).flatMap((each) => noRoom(glance, each)),
    () => noDeploying(glance, then),
  );
};

const isImpossible = (glance: Glance, task: ChangeTask): readonly Refusal[] => {
  const { part, unit } = glance;
  const legs = legsFor(unit, part, task.to);
  if (legs.length === 0)
    return no('LA-U6-27', 'not-offered', { unit: unit.id, from: part.formation, to: task.to });
  return firstOf(
    () => (legs.length === 1 ? isIllMannered(unit, part, task.to, task) : []),
    () =>
      firstOf(...onTheWay(glance.setting, unit, part, task).map((each) => () => isOffTable(glance, each))),
    () => (task.along === undefined ? isCramped(glance, task) : isAstray(glance, task)),
  );
};

/** LA-O8.3-2, -5: along an obstacle only those draw up who stand against it, and only in line. */
const isAstray = (glance: Glance, { to, along }: ChangeTask): readonly Refusal[] => {
  if (along === undefined) return [];
  const { setting, view, index, unit, part } = glance;
  if (to !== 'line' || !isAgainst(setting, view, index, part, unit, along))
    return [refuse('LA-O8.3-5', 'barrier-not-touched', { unit: unit.id })];
  const figures = figuresIn(unit, part.companies);
  return alongContour(setting, view, unit, part, { feature: along, figures }) === undefined
    ? [refuse('LA-O8.3-2', 'barrier-too-short', { unit: unit.id })]
    : [];
};

/** LA-U1.3-9: companies that are out form close order only within their battalion. */
const isOnItsOwn = ({ view, index, unit }: Glance, { to }: ChangeTask): readonly Refusal[] =>
  to !== 'skirmish' && bodyFor(view, index) !== undefined
    ? no('LA-U1.3-9', 'must-rejoin', { unit: unit.id, to })
    : [];

export const change: TaskRule<'change'> = {
  judge: (glance, task) => {
    const { part, unit, setting } = glance;
    return firstOf(
      () => isBusy(glance),
      () => isInMelee(glance, 'LA-U3.4-1'),
      () => noChangeInWood(glance, task.to),
      () => (spreadsAlongEdge(glance, task.to) === undefined ? isUnformed(glance) : []),
      () =>
        task.to === part.formation
          ? no('LA-U2.1-1', 'already-formed-so', { unit: unit.id, to: task.to })
          : [],
      () => isUnlawful(unit, part, task.to),
      () => isOnItsOwn(glance, task),
      () => (task.to === 'skirmish' ? isTooManyOut(glance, part.companies) : []),
      () =>
        task.to === 'full square' && setting.switches.measuring === 'allowed' ? isUnthreatened(glance) : [],
      () => isImpossible(glance, task),
    );
  },
  foresee: (glance, task) => ({
    part: alongIt(glance, task, afterLegs(glance.setting, glance.unit, glance.part, task)),
    takes:
      totalOf(legsFor(glance.unit, glance.part, task.to)) *
      (spreadsAlongEdge(glance, task.to) === undefined ? 1 : SPREADING),
  }),
};

/** Where a change along an obstacle, or along the edge of a wood, will leave it. */
const alongIt = (glance: Glance, { along, to }: ChangeTask, then: Part): Part => {
  const { setting, view, unit, part } = glance;
  if (along === undefined) {
    const edge = spreadsAlongEdge(glance, to);
    return edge === undefined ? then : { ...then, ...spreadAlong(setting, view, unit, part, then, edge.id) };
  }
  const figures = figuresIn(unit, part.companies);
  return { ...then, ...alongContour(setting, view, unit, part, { feature: along, figures }) };
};

/** LA-O4.3-11: along the edge of a wood it takes twice the time. */
const SPREADING = 2;

/** Everything that is true of every change. */
const ALWAYS: readonly string[] = [
  ...['LA-U3.1-1', 'LA-U3.1-2', 'LA-U3.2-3', 'LA-U3.2-4', 'LA-U3.2-5'],
  ...['LA-U3.2-9', 'LA-U3.2-13', 'LA-U3.2-14', 'LA-U3.2-15', 'LA-U3.4-8'],
];

/** The first change of the chain, which is often the only one. */
export const startChange = (glance: Glance, task: ChangeTask): Start | undefined => {
  const { unit, part } = glance;
  const [leg, ...more] = legsFor(unit, part, task.to);
  if (leg === undefined) return undefined;
  const edge = spreadsAlongEdge(glance, task.to);
  const isSpread = edge !== undefined;
  const along = task.along ?? edge?.id;
  const isChain = leg.to !== task.to;
  const isForward = part.formation !== 'skirmish' && part.formation !== 'square';
  return {
    doing: {
      ...{ what: 'change', to: leg.to, left: leg.quarters * (isSpread ? SPREADING : 1) },
      ...mannerOf(unit, part, leg.to, task),
      ...(along !== undefined && leg.to === task.to && { along }),
    },
    rules: [
      ...(isSpread ? ['LA-O4.3-7', 'LA-O4.3-11', 'LA-O4.3-12'] : []),
      leg.rule,
      ...ALWAYS,
      ...surcharge(unit),
      ...smallUnit(unit),
      ...(isChain || more.length > 0 ? ['LA-U6-27'] : []),
      ...(isForward ? [] : ['LA-U6-26']),
      ...(leg.also ?? []),
      ...(unit.arm === 'infantry' && part.formation === 'skirmish' ? ['LA-U3.3-7'] : []),
      ...(part.degradation === DISORGANISED ? ['LA-U4.1-6'] : []),
    ],
    ...(isChain && { isPartway: true }),
  };
};
