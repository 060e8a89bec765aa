/** How long a change takes, change by change, and by which rules. */

import type { Part } from '../../model/part.ts';
import { figuresIn } from '../../model/stands.ts';
import type { Unit } from '../../model/unit.ts';
import { type Formation, IN_DISORDER } from '../../model/vocabulary.ts';
import {
  type ChangeLeg,
  gunRows,
  isTrained,
  legsBetween,
  reformRows,
  timeIn,
  totalOf,
  turningTime,
  wholeSkirmish,
} from '../../tables/change-times.ts';
import { formationsOf } from '../../tables/nations.ts';
import { formationUnder } from './lawful.ts';

/** Turning the figures of a column outwards, or back. */
const squaring = ({ arm, status }: Unit, to: Formation): ChangeLeg => ({
  ...{ to, quarters: turningTime(arm, status).quarters },
  rule: to === 'full square' ? 'LA-U2.2-40' : 'LA-U2.2-41',
});

/** The printed changes that lead from a part's formation to another; none, if nothing does. */
export const legsFor = (unit: Unit, part: Part, to: Formation): readonly ChangeLeg[] => {
  const { arm, drill, status, nation } = unit;
  const from = formationUnder(unit, part);
  if (to === 'full square') return [squaring(unit, to)];
  const known = formationsOf(nation, arm);
  const back = part.formation === 'full square' ? [squaring(unit, from)] : [];
  if (from === to) return back;
  if (arm === 'infantry' && (from === 'skirmish' || to === 'skirmish')) {
    const { quarters, rule } = wholeSkirmish(figuresIn(unit, part.companies));
    return [...back, { to, quarters: timeIn(quarters, drill, status), rule }];
  }
  const legs = legsBetween(arm, drill, status, known, from, to);
  return legs.length === 0 ? [] : [...back, ...legs];
};

/** A quarter more for the untrained. */
export const surcharge = ({ status }: Unit): readonly string[] => (isTrained(status) ? [] : ['LA-U6-29']);

interface Span {
  readonly quarters: number;
  readonly rules: readonly string[];
}

/** LA-U4.1-19, LA-U4.2-9: by the table; LA-U4.2-13: never sooner than a formed unit would have changed. */
export const reformingTime = (unit: Unit, part: Part, to: Formation): Span => {
  const row = reformRows[unit.arm][part.degradation === IN_DISORDER ? 3 : 2];
  const reforming = timeIn(row.quarters, unit.drill, unit.status);
  const changing = to === part.formation ? 0 : totalOf(legsFor(unit, part, to));
  const rules = [row.rule, ...surcharge(unit)];
  return changing > reforming
    ? { quarters: changing, rules: ['LA-U4.2-13', ...rules] }
    : { quarters: reforming, rules };
};

/** LA-M4.1-1, LA-M4.3-4: limbering and unlimbering are changes, and take foot and horse their own time. */
export const gunTime = (unit: Unit, what: 'limber' | 'unlimber'): Span => {
  const row = gunRows[unit.arm === 'horse artillery' ? 'horse artillery' : 'foot artillery'][what];
  return { quarters: timeIn(row.quarters, unit.drill, unit.status), rules: [row.rule, ...surcharge(unit)] };
};
