/** Companies that go out of a body and come back into it: the rest keep their places, or close up on their middle. */

import { isBeyond, type Pose, roundUnit } from '@grognard/field';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import { manned, type Stands, standsOf, strengths } from '../../model/stands.ts';
import type { Unit } from '../../model/unit.ts';
import type { Formation } from '../../model/vocabulary.ts';
import { figureBase, skirmishBase } from '../../tables/bases.ts';
import { nationFacts } from '../../tables/nations.ts';
import { extentOf } from './blocks.ts';
import { advanced, placeInLine, shifted } from './change.ts';
import { isColumn, orderAfter, sidesOfPairs } from './order.ts';
import { ranksOf } from './ranks.ts';

type Order = readonly number[];

/** From the head, one after the other, and back into the ranks of the formation. */
const asMarched = (
  unit: Unit,
  formation: Formation,
  order: Order,
): { from: Order; back: (order: Order) => Order } => {
  if (formation !== 'division column') return { from: order, back: (same) => same };
  const [side = 'right'] = sidesOfPairs(order, 'march column', nationFacts[unit.nation].fixedOrder);
  const manner = { anchor: 'head', side } as const;
  return {
    from: orderAfter({ formation, companies: order }, 'march column', manner, false),
    back: (companies) =>
      orderAfter({ formation: 'march column', companies }, 'division column', manner, false),
  };
};

const standing = (unit: Unit, part: Part, companies: Order, { x, y, heading }: Pose): Stands => {
  const { turned: _turned, faced: _faced, folded: _folded, ...plain } = standsOf(part);
  return { ...plain, companies, ranks: ranksOf(part.formation, strengths(unit, companies)), x, y, heading };
};

/** The companies that lead a column: those of its first rank. */
export const headRank = (unit: Unit, { formation, companies }: Part): Order =>
  manned(unit, companies).slice(0, formation === 'division column' ? 2 : 1);

/** How many ranks a company fills alone. */
const ranksEach = (formation: Formation): number => (formation === 'section column' ? 2 : 1);

const leadsOff = (unit: Unit, part: Part, companies: Order): boolean =>
  isColumn(part.formation) && headRank(unit, part).every((company) => companies.includes(company));

/** LA-U1.2-7: what stays behind when companies go out. */
export const bodyWithout = (setting: Memories, unit: Unit, part: Part, companies: Order): Stands => {
  const all = manned(unit, part.companies);
  const { from, back } = asMarched(unit, part.formation, all);
  const rest = back(from.filter((company) => !companies.includes(company)));
  if (isColumn(part.formation)) {
    const deep = ranksEach(part.formation) * figureBase(unit.arm).depth;
    return standing(unit, part, rest, advanced(part, leadsOff(unit, part, companies) ? -deep : 0));
  }
  if (part.formation === 'square') return standing(unit, part, rest, part);
  const { front } = extentOf(setting, part, unit.arm);
  return standing(unit, part, rest, shifted(part, placeInLine(unit, { companies: all }, rest, front)));
};

/** How far to the right of the middle of a line its skirmishers stand: before their own place, or before the rest where that is too far off. */
const screenPlace = (setting: Memories, unit: Unit, part: Part, companies: Order, reach: number): number => {
  const { front } = extentOf(setting, part, unit.arm);
  const own = placeInLine(unit, part, companies, front);
  const rest = bodyWithout(setting, unit, part, companies);
  const widths = strengths(unit, manned(unit, companies)).map(
    (figures) => figures * skirmishBase(unit.arm).width,
  );
  if (rest.companies.length === 0 || widths.length === 0) return own;
  const home = placeInLine(unit, { companies: manned(unit, part.companies) }, rest.companies, front);
  const whole = widths.reduce((sum, each) => sum + each, 0);
  // Of a row the company at either end is the farthest, by its inner edge.
  const aside = Math.max(home - own - (widths[0] ?? 0), own - home - (widths[widths.length - 1] ?? 0));
  const apart = aside + (whole - extentOf(setting, rest, unit.arm).front) / 2;
  return isBeyond(apart, reach) ? home : own;
};

/** LA-U1.3-10: companies that have gone out as skirmishers, before the place where they stood if that is within reach. */
export const sentOut = (
  setting: Memories,
  unit: Unit,
  index: number,
  part: Part,
  companies: Order,
  reach: number,
): Part => {
  const { depth } = skirmishBase(unit.arm);
  const place = isColumn(part.formation)
    ? advanced(part, leadsOff(unit, part, companies) ? 0 : depth)
    : advanced(shifted(part, screenPlace(setting, unit, part, companies, reach)), depth);
  return {
    ...{ unit: index, companies, formation: 'skirmish', degradation: 0, run: 0, moved: true },
    ranks: ranksOf('skirmish', strengths(unit, companies)),
    ...place,
  };
};

const isFalling = (order: Order): boolean =>
  order.length > 1 && order.every((company, place) => place === 0 || company < (order[place - 1] ?? 0));

/** Each takes its place by number again, from whichever end the body is numbered; one alone does not tell, and others do. */
const fallenIn = (order: Order, joining: Order, others: readonly Order[]): Order => {
  const numbered = [order, joining, ...others].find(({ length }) => length > 1) ?? order;
  if (isFalling(numbered)) return [...order, ...joining].sort((a, b) => b - a);
  const isRising = order.every((company, place) => place === 0 || company > (order[place - 1] ?? 0));
  return isRising ? [...order, ...joining].sort((a, b) => a - b) : [...order, ...joining];
};

/** A body to which companies have come back. */
export const bodyWith = (
  setting: Memories,
  unit: Unit,
  part: Part,
  joining: Order,
  others: readonly Order[] = [],
): Stands => {
  const all = manned(unit, part.companies);
  const { from, back } = asMarched(unit, part.formation, all);
  const companies = back(fallenIn(from, joining, others));
  const then: Part = { ...part, companies };
  if (isColumn(part.formation)) {
    const deep = ranksEach(part.formation) * figureBase(unit.arm).depth;
    return standing(unit, part, companies, advanced(part, leadsOff(unit, then, joining) ? deep : 0));
  }
  const wider = standing(unit, part, companies, part);
  if (part.formation === 'square') return wider;
  const { front } = extentOf(setting, wider, unit.arm);
  return { ...wider, ...shifted(part, -roundUnit(placeInLine(unit, then, all, front))) };
};
