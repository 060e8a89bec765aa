/** What figures in the front rank are worth in the fight that a charge leads to. */
import type { Modifier } from '@grognard/engine';
import type { Group } from '../../model/fighting.ts';
import type { Part } from '../../model/part.ts';
import type { Unit } from '../../model/unit.ts';
import type { Formation } from '../../model/vocabulary.ts';
import { type Troop, troopOf } from '../../tables/troops.ts';

const COLUMNS: ReadonlySet<Formation> = new Set(['march column', 'section column', 'division column']);

const MOST_PUSHING = 3;

/** LA-M5.3-24, -26, -27: the ranks behind the first that push; a short one ends the count. */
export const pushingRanks = (
  { arm }: Unit,
  { formation, ranks }: Pick<Part, 'formation' | 'ranks'>,
): number => {
  if (arm !== 'infantry' || !COLUMNS.has(formation)) return 0;
  const [first = 0, ...behind] = ranks;
  const short = behind.findIndex((rank) => rank < first);
  return Math.min(MOST_PUSHING, short === -1 ? behind.length : short);
};

/** How many companies stand in the front rank. */
const FRONT_COMPANIES: Readonly<Partial<Record<Formation, number>>> = {
  'march column': 1,
  'section column': 1,
  'division column': 2,
};

const frontCompanies = (unit: Unit, { formation, companies, ranks }: Part): readonly [Troop, number][] => {
  const shown = companies.slice(0, FRONT_COMPANIES[formation] ?? companies.length);
  const wide = FRONT_COMPANIES[formation] === undefined ? Infinity : (ranks[0] ?? 0);
  let left = wide;
  return shown.flatMap((number): [Troop, number][] => {
    const company = unit.companies[number];
    if (company === undefined) return [];
    const figures = Math.min(left, company.figures);
    left -= figures;
    return figures > 0 ? [[troopOf(unit.nation, company.troop), figures]] : [];
  });
};

/** LA-M5.3-20 to -28: each value in the front rank with what its charge adds to it. */
export const chargeModifiers = (unit: Unit, part: Part, isCharge: boolean): readonly Group[] =>
  groupsOf(frontCompanies(unit, part), isCharge ? pushingRanks(unit, part) : undefined);

/** Figures by their combat value; with the ranks that push them on if they charge. */
export const groupsOf = (
  front: readonly (readonly [Troop, number])[],
  pushing: number | undefined,
): readonly Group[] => {
  const values = [...new Set(front.map(([{ combat }]) => combat))].sort((a, b) => b - a);
  return values.map((combat) => {
    const alike = front.filter(([troop]) => troop.combat === combat);
    const figures = alike.reduce((sum, [, count]) => sum + count, 0);
    const basis: Modifier = { value: combat, rule: alike[0]?.[0].rule ?? 'LA-M5.3-22' };
    return pushing === undefined
      ? { figures, rows: [basis] }
      : { figures, ...charging(basis, alike, pushing) };
  });
};

const charging = (
  basis: Modifier,
  alike: readonly (readonly [Troop, number])[],
  pushing: number,
): Pick<Group, 'rows' | 'tenth'> => {
  const bonuses = alike.map(([{ charge }]) => charge);
  const bonus = Math.min(...bonuses);
  const isMixed = bonuses.some((each) => each !== bonus);
  return {
    rows: [
      basis,
      { value: bonus, rule: isMixed ? 'LA-M5.3-23' : 'LA-M5.3-20' },
      ...(pushing > 0 ? [{ value: pushing, rule: 'LA-M5.3-24' }] : []),
    ],
    ...(isMixed && { tenth: true as const }),
  };
};
