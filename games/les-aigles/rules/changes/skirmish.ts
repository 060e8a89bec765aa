/** Companies that go out as skirmishers, and whatever comes back into its body. */
import { at, type Refusal } from '@grognard/engine';
import { gap, isBeyond } from '@grognard/field';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { bodyWithout, headRank, sentOut } from '../../ground/shape/detachment.ts';
import { isColumn } from '../../ground/shape/order.ts';
import type { Part } from '../../model/part.ts';
import type { Task } from '../../model/tasks.ts';
import { FORMED, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { legsBetween, REJOINING, totalOf } from '../../tables/change-times.ts';
import { noChangeHere, noReformHere, noRoom } from '../ground/changes.ts';
import type { Glance, TaskRule } from '../planning/glance.ts';
import { firstOf, isBusy, isInMelee, isUnformed } from '../planning/hindrance.ts';
import type { Start } from '../planning/start.ts';
import { change, startChange } from './change.ts';
import { bodyFor, TETHER } from './home.ts';
import { no } from './refusing.ts';
import { smallUnit } from './roster.ts';
import { isTooManyOut } from './skirmish-limits.ts';
import { farthest } from './tether.ts';
import { legsFor, reformingTime, surcharge } from './timing.ts';

type Deploy = Extract<Task, { do: 'deploy' }>;

const isNoCompany = ({ part, unit }: Glance, { companies }: Deploy): readonly Refusal[] => {
  const isOdd =
    companies.length === 0 ||
    companies.some((each, place) => !part.companies.includes(each) || companies.indexOf(each) !== place);
  return isOdd ? no('LA-U3.3-3', 'no-such-company', { unit: unit.id }) : [];
};

/** From a line, or from the head of a column. */
const isNotFromHere = ({ part, unit }: Glance, { companies }: Deploy): readonly Refusal[] => {
  if (part.turned !== undefined)
    return no('LA-U6-5', 'not-from-here', { unit: unit.id, formation: part.formation });
  if (isColumn(part.formation)) {
    const head = headRank(unit, part);
    const isWhole = companies.length === part.companies.length;
    return isWhole || companies.every((each) => head.includes(each))
      ? []
      : no('LA-U3.2-21e', 'only-head', { unit: unit.id });
  }
  return part.formation === 'line' || part.formation === 'double line'
    ? []
    : no('LA-U6-5', 'not-from-here', { unit: unit.id, formation: part.formation });
};

const isWhole = ({ part }: Glance, { companies }: Deploy): boolean =>
  part.companies.every((each) => companies.includes(each));

const OUT = { do: 'change', to: 'skirmish' } as const;

const screenOf = ({ setting, unit, part }: Glance, { companies }: Deploy): Part =>
  sentOut(setting, unit, part.unit, part, companies, TETHER);

/** LA-U1.4-1: nobody is sent farther out than skirmishers may be. */
const isOutOfReach = (glance: Glance, task: Deploy): readonly Refusal[] => {
  const { unit, part } = glance;
  if (isWhole(glance, task)) return [];
  const body = { ...part, ...bodyWithout(glance.setting, unit, part, task.companies) };
  const apart = farthest(glance.setting, unit, screenOf(glance, task), body);
  return isBeyond(apart, TETHER)
    ? no('LA-U1.4-1', 'too-far-out', { unit: unit.id, gap: Math.round(apart) })
    : [];
};

export const deploy: TaskRule<'deploy'> = {
  judge: (glance, task) =>
    firstOf(
      () => isBusy(glance),
      () => isInMelee(glance, 'LA-U3.4-1'),
      () => isUnformed(glance),
      () =>
        glance.unit.arm === 'infantry'
          ? []
          : no('LA-U2.3-1', 'cavalry-stays-whole', { unit: glance.unit.id }),
      () => isNoCompany(glance, task),
      () => isNotFromHere(glance, task),
      () => isTooManyOut(glance, task.companies),
      () => noChangeHere(glance, glance.part),
      () => noRoom(glance, screenOf(glance, task)),
      () => isOutOfReach(glance, task),
    ),
  foresee: (glance, task) => {
    if (isWhole(glance, task)) return change.foresee(glance, OUT);
    const { unit, part } = glance;
    const { turned: _turned, faced: _faced, folded: _folded, ...plain } = part;
    const body = { ...plain, ...bodyWithout(glance.setting, unit, part, task.companies) };
    return { part: body, takes: totalOf(partial(glance)) };
  },
};

/** LA-U3.3-10: a few companies go by the table. */
const partial = ({ unit }: Glance) => legsBetween(unit.arm, unit.drill, unit.status, [], 'line', 'skirmish');

export const startDeploy = (glance: Glance, task: Deploy): Start | undefined => {
  if (isWhole(glance, task)) return startChange(glance, OUT);
  const [leg] = partial(glance);
  if (leg === undefined) return undefined;
  const { unit } = glance;
  return {
    doing: { what: 'deploy', companies: task.companies, left: leg.quarters },
    rules: [
      ...[leg.rule, 'LA-U3.3-3', 'LA-U3.3-10', 'LA-U3.2-3', 'LA-U3.2-4', 'LA-U3.2-5'],
      ...(isColumn(glance.part.formation) ? ['LA-U3.2-21e'] : ['LA-U3.2-20e']),
      ...surcharge(unit),
      ...smallUnit(unit),
    ],
  };
};

const isTooFar = ({ setting, view, part, unit }: Glance, body: Part): readonly Refusal[] => {
  const apart = gap(bodyOfPart(setting, part, unit.arm), bodyOfPart(setting, body, unit.arm));
  if (!isBeyond(apart, TETHER)) return [];
  return no('LA-M7.2-3', 'too-far-to-rejoin', { unit: unit.id, gap: Math.round(apart), period: view.period });
};

const isHomeless = (glance: Glance): readonly Refusal[] => {
  const { view, index, unit } = glance;
  const number = bodyFor(view, index);
  const body = number === undefined ? undefined : at(view.parts, number);
  if (body === undefined) return no('LA-M7.2-7', 'body-joins-none', { unit: unit.id });
  return isTooFar(glance, body);
};

/** Skirmishers that are formed fall in as they went out; whoever must reform first takes half a period more. */
const rejoining = (glance: Glance): { readonly quarters: number; readonly rules: readonly string[] } => {
  const { part, unit } = glance;
  if (part.degradation >= WITHOUT_FORMATION) {
    const { quarters, rules } = reformingTime(unit, part, part.formation);
    return { quarters: quarters + REJOINING, rules: ['LA-M7.2-4', ...rules] };
  }
  if (part.formation !== 'skirmish') return { quarters: REJOINING, rules: ['LA-M7.2-4'] };
  const legs = unit.arm === 'infantry' ? partial(glance) : legsFor(unit, part, 'line');
  return {
    quarters: totalOf(legs),
    rules: [...legs.map(({ rule }) => rule), 'LA-U6-26', ...surcharge(unit)],
  };
};

export const rejoin: TaskRule<'rejoin'> = {
  judge: (glance) =>
    firstOf(
      () => isBusy(glance),
      () => isInMelee(glance, 'LA-U3.4-1'),
      () => isHomeless(glance),
      () => noReformHere(glance),
    ),
  foresee: (glance) => ({
    part: { ...glance.part, degradation: FORMED },
    takes: rejoining(glance).quarters,
  }),
};

export const startRejoin = (glance: Glance): Start => {
  const { quarters, rules } = rejoining(glance);
  return {
    doing: { what: 'rejoin', left: quarters },
    rules: [...rules, 'LA-U3.2-3', 'LA-U3.2-4', 'LA-U3.2-5'],
  };
};
