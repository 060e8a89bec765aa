/** How a part stands after a change: the order of its companies, its ranks, and its place, anchored on what did not move. */

import { eastOf, northOf, type Pose, roundUnit } from '@grognard/field';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import { figuresIn, manned, type Stands, strengths } from '../../model/stands.ts';
import type { Unit } from '../../model/unit.ts';
import type { Formation } from '../../model/vocabulary.ts';
import { figureBase } from '../../tables/bases.ts';
import { nationFacts } from '../../tables/nations.ts';
import { extentOf } from './blocks.ts';
import { type ChangeManner, isColumn, orderAfter } from './order.ts';
import { ranksOf } from './ranks.ts';

/** LA-U2.2-40: a full square stands as the column it was made of. */
export const columnUnder = (unit: Unit, part: Pick<Part, 'companies' | 'ranks'>): Formation => {
  const companies = manned(unit, part.companies).length;
  if (part.ranks.length > companies) return 'section column';
  return part.ranks.length === companies ? 'march column' : 'division column';
};

/** The pose moved to its right by a length. */
export const shifted = (pose: Pose, right: number): Pose => ({
  x: roundUnit(pose.x + northOf(pose.heading) * right),
  y: roundUnit(pose.y - eastOf(pose.heading) * right),
  heading: pose.heading,
});

/** The pose moved ahead by a length. */
export const advanced = (pose: Pose, ahead: number): Pose => ({
  x: roundUnit(pose.x + eastOf(pose.heading) * ahead),
  y: roundUnit(pose.y + northOf(pose.heading) * ahead),
  heading: pose.heading,
});

/** How wide that is which stays: the first rank of a column, the whole of a line. */
const frontOf = (setting: Memories, part: Stands, unit: Unit): number =>
  isColumn(part.formation)
    ? (part.ranks[0] ?? 0) * figureBase(unit.arm).width
    : extentOf(setting, part, unit.arm).front;

/** Where the middle of some companies stands in a line, to the right of the line's own middle. */
const slotIn = (unit: Unit, line: readonly number[], companies: readonly number[], front: number): number => {
  const all = figuresIn(unit, line);
  if (all === 0) return 0;
  let before = 0;
  let sum = 0;
  for (const company of line) {
    const figures = figuresIn(unit, [company]);
    if (companies.includes(company)) sum += (before + figures / 2) * figures;
    before += figures;
  }
  const own = figuresIn(unit, companies);
  return own === 0 ? 0 : (sum / own - all / 2) * (front / all);
};

const headOf = ({ formation, companies }: Pick<Stands, 'formation' | 'companies'>): readonly number[] =>
  companies.slice(0, formation === 'division column' ? 2 : 1);

/** How far the middle of the front comes to the right. */
const shiftOf = (
  setting: Memories,
  unit: Unit,
  before: Stands,
  after: Stands,
  { anchor, side }: ChangeManner,
): number => {
  const [old, now] = [frontOf(setting, before, unit), frontOf(setting, after, unit)];
  const wider = (now - old) / 2;
  const columns = [isColumn(before.formation), isColumn(after.formation)];
  if (before.formation === 'square' || after.formation === 'square') return 0;
  if (columns[0]) {
    if (side === 'right') return wider;
    if (side === 'left') return -wider;
    return columns[1] ? 0 : -slotIn(unit, after.companies, headOf(before), now);
  }
  if (anchor === 'left') return wider;
  if (anchor === 'right') return -wider;
  return columns[1] ? slotIn(unit, before.companies, headOf(after), old) : 0;
};

const SECTIONS: ReadonlySet<Formation> = new Set<Formation>(['section column', 'march column']);

/** LA-U2.2-2: how a part will stand in another formation, formed. Figures that were turned stand straight again. */
export const changedTo = (
  setting: Memories,
  unit: Unit,
  part: Part,
  to: Formation,
  manner: ChangeManner,
): Stands => {
  const formation = part.formation === 'full square' ? columnUnder(unit, part) : part.formation;
  const companies = manned(unit, part.companies);
  const { leads } = part;
  const before: Stands = {
    ...{ x: part.x, y: part.y, heading: part.heading, degradation: 0 },
    ...{ formation, companies, ranks: ranksOf(formation, strengths(unit, companies)) },
    ...(leads !== undefined && { leads }),
  };
  const { fixedOrder } = nationFacts[unit.nation];
  const order = orderAfter({ ...before, ...(leads && { leads }) }, to, manner, fixedOrder);
  const after: Stands = {
    ...before,
    formation: to,
    companies: order,
    ranks: to === 'full square' ? before.ranks : ranksOf(to, strengths(unit, order)),
  };
  const { leads: _leads, ...plain } = after;
  const led: Stands =
    to === 'echelon' ? { ...plain, leads: manner.side === 'left' ? 'left' : 'right' } : plain;
  const isStraight = to === 'full square' || (SECTIONS.has(formation) && SECTIONS.has(to));
  const shift = isStraight ? 0 : shiftOf(setting, unit, before, led, manner);
  return { ...led, ...shifted(part, shift) };
};

/** How far the middle of some companies of a line stands to the right of its own middle. */
export const placeInLine = (
  unit: Unit,
  part: Pick<Part, 'companies'>,
  companies: readonly number[],
  front: number,
): number => slotIn(unit, part.companies, companies, front);
