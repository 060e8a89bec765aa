import type { RuleId } from '@grognard/engine';
import type { Body } from '@grognard/field';
import { eastOf, northOf } from '@grognard/field';
import { goesOver } from '../../ground/across.ts';
import { isAllClear } from '../../ground/ground-quickly.ts';
import { isMajority, sharesUnder } from '../../ground/under.ts';
import type { Bill, Leg, March } from '../../model/march.ts';
import type { Setting } from '../../model/setting.ts';
import { billRules } from './cost.ts';
import { legsOf, roughsOn } from './rough.ts';

const crossesRiver = ({ measures, terrain }: Setting, leg: Leg): boolean =>
  terrain.rivers.some(({ crossed }) => goesOver(measures, leg, crossed));

/** PB-R088: it turned about and went back from where it looked. */
const fellBack = (start: March['end'], { legs, pivots, end }: March): boolean =>
  pivots > 0 &&
  legs.length > 0 &&
  (end.x - start.x) * eastOf(start.heading) + (end.y - start.y) * northOf(start.heading) < 0;

/** What the ground on the way had to say. */
const roughRules = (setting: Setting, march: March, { tolls }: Bill): readonly RuleId[] => {
  if (!tolls.some(({ what }) => what === 'ground')) return [];
  const kinds = new Set(legsOf(march).flatMap((leg) => roughsOn(setting, leg)));
  return [
    'PB-R093d',
    'PB-R093e',
    ...(kinds.size > 1 ? ['PB-R093b'] : []),
    ...(kinds.has('stream') ? ['PB-R236d'] : []),
    ...(kinds.has('river') ? ['PB-R093h'] : []),
  ];
};

/** PB-R076, PB-R077: the ground under most of it counts, and what lies under less does not. */
const groundRules = (setting: Setting, body: Body): readonly RuleId[] => {
  if (isAllClear(setting, body)) return [];
  const shares = sharesUnder(setting, body);
  let [isMost, isLess] = [false, false];
  for (let kind = 1; kind < shares.length; kind += 1) {
    const share = shares[kind] ?? 0;
    if (isMajority(share)) isMost = true;
    else if (share > 0) isLess = true;
  }
  return [...(isMost ? ['PB-R076'] : []), ...(isLess ? ['PB-R077'] : [])];
};

/** The rules that a march went by, as everybody at the table can see. */
export const wentBy = (
  setting: Setting,
  start: March['end'],
  march: March,
  bill: Bill,
  stood: Body,
): readonly RuleId[] => {
  // PB-R104: staff at the head of a hidden column rides, for all that others can see.
  const inColumn = start.column || march.changes > 0;
  const byRoad = inColumn ? march.legs.filter(({ road }) => road) : [];
  return [
    ...billRules(bill),
    ...(march.pivots > 0 ? ['PB-R084'] : []),
    ...(fellBack(start, march) ? ['PB-R088'] : []),
    ...roughRules(setting, march, bill),
    ...(byRoad.length > 0 ? ['PB-R094e'] : []),

    ...(byRoad.some((leg) => crossesRiver(setting, leg)) ? ['PB-R093h'] : []),
    ...groundRules(setting, stood),
  ];
};
