/** Guns that are hitched up, and guns that are put in battery. */

import type { Refusal } from '@grognard/engine';
import { normalHeading } from '@grognard/field';
import { extentOf } from '../../ground/shape/blocks.ts';
import { advanced } from '../../ground/shape/change.ts';
import { ranksOf } from '../../ground/shape/ranks.ts';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import { type Stands, standsOf, strengths } from '../../model/stands.ts';
import type { Unit } from '../../model/unit.ts';
import type { Formation } from '../../model/vocabulary.ts';
import { afterChange } from '../degradation/degradation.ts';
import { noBatteryHere, noRoom } from '../ground/changes.ts';
import type { Foreseen, Glance, TaskRule } from '../planning/glance.ts';
import { firstOf, isBusy, isInMelee, isUnformed, mustReformBy } from '../planning/hindrance.ts';
import type { Start } from '../planning/start.ts';
import { isOffTable } from './change.ts';
import { no } from './refusing.ts';
import { smallUnit } from './roster.ts';
import { gunTime } from './timing.ts';

type Hitch = 'limber' | 'unlimber';

const inFormation = (unit: Unit, part: Part, formation: Formation): Stands => ({
  ...standsOf(part),
  formation,
  ranks: ranksOf(formation, strengths(unit, part.companies)),
  degradation: afterChange(part.degradation),
});

/** LA-M4.2-2, LA-M4.2-8: the base turns its front away from where the guns point, on the same ground. */
const limbered = (setting: Memories, unit: Unit, part: Part): Stands => {
  const middle = advanced(part, -extentOf(setting, part, unit.arm).depth / 2);
  const heading = normalHeading(part.heading + 18_000);
  const then = { ...inFormation(unit, part, 'limbered'), ...middle, heading };
  return { ...then, ...advanced(then, extentOf(setting, then, unit.arm).depth / 2) };
};

/** LA-M4.2-4, LA-M4.3-2, LA-M4.3-3: the guns point where the teams were going, with the crew that is left; the middle of the front stays. */
export const hitchedAs = (setting: Memories, unit: Unit, part: Part, what: Hitch): Stands =>
  what === 'limber' ? limbered(setting, unit, part) : inFormation(unit, part, 'in battery');

const isNoBattery = ({ unit, part }: Glance, what: Hitch): readonly Refusal[] => {
  const params = { unit: unit.id };
  if (unit.arm === 'infantry' || unit.arm === 'cavalry') return no('LA-M4.1-1', 'not-guns', params);
  if (what === 'limber' && part.formation === 'limbered') return no('LA-M4.2-1', 'already-limbered', params);
  if (what === 'unlimber' && part.formation === 'in battery')
    return no('LA-M4.3-1', 'already-in-battery', params);
  return [];
};

/** LA-M4.2-5: guns that have come by forced march reform before they unlimber. */
const isUnready = (glance: Glance, what: Hitch): readonly Refusal[] => {
  const refusals = isUnformed(glance);
  const isForced = what === 'unlimber' && glance.part.cameBy === 'forced march';
  return refusals.length > 0 && isForced ? mustReformBy('LA-M4.2-5', glance) : refusals;
};

/** Guns in battery need flat ground; teams that have turned about stand on none that they may not enter. */
const noGroundFor = (glance: Glance, what: Hitch): readonly Refusal[] => {
  const stands = hitchedAs(glance.setting, glance.unit, glance.part, what);
  return what === 'unlimber' ? noBatteryHere(glance, stands) : noRoom(glance, stands);
};

/** LA-M4.1-2: no order of the battery stands against it. */
const judgeHitch = (glance: Glance, what: Hitch): readonly Refusal[] =>
  firstOf(
    () => isBusy(glance),
    () => isNoBattery(glance, what),
    () => isInMelee(glance, 'LA-M4.3-5'),
    () => isUnready(glance, what),
    () => isOffTable(glance, hitchedAs(glance.setting, glance.unit, glance.part, what)),
    () => noGroundFor(glance, what),
  );

const foreseeHitch = (
  { setting, unit, part: { hitched: _hitched, ...part } }: Glance,
  what: Hitch,
): Foreseen => ({
  part: { ...part, ...hitchedAs(setting, unit, part, what), ...(what === 'limber' && { hitched: true }) },
  takes: gunTime(unit, what).quarters,
});

export const limber: TaskRule<'limber'> = {
  judge: (glance) => judgeHitch(glance, 'limber'),
  foresee: (glance) => foreseeHitch(glance, 'limber'),
};

export const unlimber: TaskRule<'unlimber'> = {
  judge: (glance) => judgeHitch(glance, 'unlimber'),
  foresee: (glance) => foreseeHitch(glance, 'unlimber'),
};

export const startHitch = ({ unit }: Glance, what: Hitch): Start => {
  const { quarters, rules } = gunTime(unit, what);
  return {
    doing: { what, left: quarters },
    rules: [
      ...rules,
      ...['LA-M4.1-1', 'LA-M4.1-2', 'LA-U3.2-3', 'LA-U3.2-4', 'LA-U3.2-5'],
      ...(what === 'unlimber' ? ['LA-M4.2-4', 'LA-M4.3-4'] : []),
      ...smallUnit(unit),
    ],
  };
};
