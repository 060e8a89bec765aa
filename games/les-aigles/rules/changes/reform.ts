/** Ranks put in order again. */

import type { Refusal } from '@grognard/engine';
import { normalHeading } from '@grognard/field';
import { changedTo } from '../../ground/shape/change.ts';
import { faceAnew } from '../../ground/shape/turning.ts';
import { without } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import { type Stands, standsOf } from '../../model/stands.ts';
import type { Task } from '../../model/tasks.ts';
import type { Unit } from '../../model/unit.ts';
import {
  DISORGANISED,
  FORMED,
  type Formation,
  isArtillery,
  WITHOUT_FORMATION,
} from '../../model/vocabulary.ts';
import { REORGANISING } from '../../tables/change-times.ts';
import { noChangeHere, noReformHere, noRoom } from '../ground/changes.ts';
import type { Glance, TaskRule } from '../planning/glance.ts';
import { firstOf, isBusy, isInMelee } from '../planning/hindrance.ts';
import type { Start } from '../planning/start.ts';
import { isOffTable } from './change.ts';
import { isUnlawful } from './lawful.ts';
import { isIllMannered, mannerOf } from './manner.ts';
import { no } from './refusing.ts';
import { smallUnit } from './roster.ts';
import { legsFor, reformingTime } from './timing.ts';

type Reform = Extract<Task, { do: 'reform' }>;

export const reorganise: TaskRule<'reorganise'> = {
  judge: (glance) =>
    firstOf(
      () => isBusy(glance),
      () => isInMelee(glance, 'LA-U4.1-9'),
      () =>
        glance.part.degradation === DISORGANISED
          ? []
          : no('LA-U4.2-2', 'nothing-to-reorganise', { unit: glance.unit.id }),
      () => noReformHere(glance),
    ),
  foresee: ({ part }) => ({ part: { ...part, degradation: FORMED }, takes: REORGANISING }),
};

export const startReorganise = (): Start => ({
  doing: { what: 'reorganise', left: REORGANISING },
  rules: ['LA-U4.1-9', 'LA-U4.2-2', 'LA-U6-28'],
});

/** LA-U5.3-2: neither of two begins to reform while one is in the other's ground. */
const isCrossing = ({ view, index, unit }: Glance): readonly Refusal[] =>
  view.crossings.some(({ crosser, crossed }) => crosser === index || crossed === index)
    ? no('LA-U5.3-2', 'crossed', { unit: unit.id })
    : [];

const NEVER: ReadonlySet<Formation> = new Set<Formation>(['skirmish', 'square', 'full square']);

const isGunsFormation = (unit: Unit, part: Part, to: Formation): readonly Refusal[] =>
  to === part.formation ? [] : no('LA-M4.2-5', 'not-reformed-so', { unit: unit.id, to });

const isNotReformedSo = ({ unit, part }: Glance, { to, side }: Reform): readonly Refusal[] => {
  if (isArtillery(unit.arm)) return isGunsFormation(unit, part, to);
  if (NEVER.has(to)) return no('LA-U4.2-11', 'not-reformed-so', { unit: unit.id, to });
  if (to === part.formation) return [];
  return firstOf(
    () => isUnlawful(unit, part, to),
    () => (side === undefined ? [] : isIllMannered(unit, part, to, { side })),
  );
};

/** LA-U4.2-12: only cavalry that has rallied faces where it likes. */
const isTurning = ({ unit, part }: Glance, { heading }: Reform): readonly Refusal[] => {
  if (heading === undefined || normalHeading(heading) === part.heading) return [];
  const isFree = unit.arm === 'cavalry' && part.cameBy === 'rally';
  return isFree ? [] : no('LA-U4.2-12', 'bad-heading', { unit: unit.id });
};

/** LA-U4.2-10: a part that has reformed: by the printed changes from where it stands, and facing where it may. */
export const reformedAs = (
  setting: Memories,
  unit: Unit,
  part: Part,
  { to, side, heading }: Pick<Reform, 'to' | 'side' | 'heading'>,
): Stands => {
  const { turned: _turned, faced: _faced, folded: _folded, ...plain } = standsOf(part);
  const legs = to === part.formation ? [] : legsFor(unit, part, to);
  let then: Part = { ...plain, unit: part.unit, run: 0 };
  for (const leg of legs) {
    const manner = mannerOf(unit, then, leg.to, side === undefined ? {} : { side });
    then = { ...then, ...changedTo(setting, unit, then, leg.to, manner) };
  }
  const formed: Stands = { ...standsOf(then), degradation: FORMED };
  return heading === undefined ? formed : faceAnew(setting, unit, formed, heading);
};

export const reform: TaskRule<'reform'> = {
  judge: (glance, task) =>
    firstOf(
      () => isBusy(glance),
      () => isInMelee(glance, 'LA-U4.2-16'),
      () =>
        glance.part.degradation >= WITHOUT_FORMATION
          ? []
          : no('LA-U4.1-1', 'nothing-to-reform', { unit: glance.unit.id }),
      () => isCrossing(glance),
      () => noReformHere(glance),
      () =>
        task.to === glance.part.formation
          ? []
          : noChangeHere(glance, {
              ...glance.part,
              ...reformedAs(glance.setting, glance.unit, glance.part, task),
            }),
      () => isNotReformedSo(glance, task),
      () => isTurning(glance, task),
      () => isOffTable(glance, reformedAs(glance.setting, glance.unit, glance.part, task)),
      () => noRoom(glance, reformedAs(glance.setting, glance.unit, glance.part, task)),
    ),
  foresee: ({ setting, unit, part }, task) => {
    const plain = without(part, 'turned', 'faced', 'folded', 'leads', 'cameBy', 'forced', 'mustLine');
    return {
      part: { ...plain, ...reformedAs(setting, unit, part, task) },
      takes: reformingTime(unit, part, task.to).quarters,
    };
  },
};

/** The rule of the chapter that prints the time of an infantry class. */
const PRINTED = {
  2: { A: 'LA-U4.2-4', B: 'LA-U4.2-5', C: 'LA-U4.2-6' },
  3: { A: 'LA-U4.2-7', B: 'LA-U4.2-8', C: 'LA-U4.2-8' },
} as const;

export const startReform = ({ unit, part }: Glance, { to, side, heading }: Reform): Start => {
  const { quarters, rules } = reformingTime(unit, part, to);
  const level = part.degradation === WITHOUT_FORMATION ? 2 : 3;
  return {
    doing: {
      ...{ what: 'reform', to, left: quarters, side: side ?? mannerOf(unit, part, to).side },
      ...(heading !== undefined && { heading: normalHeading(heading) }),
    },
    rules: [
      ...rules,
      ...(unit.arm === 'infantry' ? [PRINTED[level][unit.drill], 'LA-U4.2-9'] : []),
      ...['LA-U4.1-19', 'LA-U4.2-10', 'LA-U4.2-12', 'LA-U4.2-16'],
      ...smallUnit(unit),
    ],
  };
};
