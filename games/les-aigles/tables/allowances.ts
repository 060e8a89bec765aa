/** How far a part goes in a quarter: what its slowest company can do in the formation it has. */
import type { Part } from '../model/part.ts';
import type { Unit } from '../model/unit.ts';
import type { Formation } from '../model/vocabulary.ts';
import { type Troop, troopOf, troops } from './troops.ts';

export type Gait = 'march' | 'forced' | 'rally' | 'evade';

/** A quarter of a centimetre a period, in 0.001 cm. */
const QUARTER = 250;

/** LA-M7.1-11: the same for everybody, in cm a period. */
const EVADING = 22;

/** Whose allowance counts for each formation; a square goes half as far as a line. */
const PACES: Readonly<Record<Formation, (troop: Troop) => number>> = {
  line: ({ line }) => line,
  'double line': ({ line }) => line,
  chequer: ({ line }) => line,
  square: ({ line }) => line / 2,
  'march column': ({ column }) => column,
  'section column': ({ column }) => column,
  'division column': ({ column }) => column,
  echelon: ({ column }) => column,
  skirmish: ({ column }) => column,
  limbered: ({ column }) => column,
  'full square': () => 0,
  'in battery': () => 0,
};

/** LA-M1.3-7: a mixed body goes at the pace of its slowest company that still has men. */
const slowest = (
  { nation, companies }: Unit,
  { companies: numbers }: Pick<Part, 'companies'>,
  paceOf: (troop: Troop) => number,
): number => {
  let least = Infinity;
  let last: string | undefined;
  for (const number of numbers) {
    const company = companies[number];
    if (company === undefined || company.figures === 0 || company.troop === last) continue;
    last = company.troop;
    least = Math.min(least, paceOf(troopOf(nation, company.troop)));
  }
  return least === Infinity ? 0 : least;
};

/** Nobody marches farther than this in a quarter, in 0.001 cm. */
export const FASTEST = QUARTER * Math.max(...troops.map(({ line, column }) => Math.max(line, column)));

const columnOf = ({ column }: Troop): number => column;

/** What a part can march in a quarter, in 0.001 cm. */
export const allowance = (
  unit: Unit,
  part: Pick<Part, 'companies' | 'formation'>,
  gait: Gait = 'march',
  formation: Formation = part.formation,
): number => {
  switch (gait) {
    case 'evade':
      return EVADING * QUARTER;
    case 'rally':
      return slowest(unit, part, columnOf) * QUARTER;
    case 'forced':
      return slowest(unit, part, columnOf) * 1.5 * QUARTER;
    case 'march':
      return slowest(unit, part, PACES[formation]) * QUARTER;
  }
};

const CHARGING: ReadonlySet<Formation> = new Set([
  ...(['line', 'double line', 'march column', 'section column', 'division column'] as const),
  ...(['echelon', 'chequer'] as const),
]);

/** LA-S3.7-68: what the last quarter of a charge adds, in 0.001 cm: the whole centimetres of a quarter's march. */
export const chargeBonus = (
  unit: Unit,
  part: Pick<Part, 'companies' | 'formation'>,
  formation: Formation = part.formation,
): number => (CHARGING.has(formation) ? Math.floor(slowest(unit, part, PACES[formation]) / 4) * 1_000 : 0);
