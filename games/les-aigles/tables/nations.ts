/** What the formations booklet of a nation would say: house values of the supplement, for a club to print otherwise. */
import type { Arm, Formation, Nation } from '../model/vocabulary.ts';

export interface NationFacts {
  readonly rule: string;
  /** The usual battalion: so many companies of so many figures. */
  readonly battalion: { readonly companies: number; readonly figures: number };
  /** What its infantry forms besides line, march column, square and skirmishers. */
  readonly infantry: readonly Formation[];
  /** In which formations its infantry may charge. */
  readonly charges: readonly Formation[];
  /** From which columns its infantry can form a full square. */
  readonly fullSquare: readonly Formation[];
  /** Its companies always stand in line by number: the elites have their places. */
  readonly fixedOrder: boolean;
}

const COLUMNS = ['march column', 'division column'] as const;

export const nationFacts: Readonly<Record<Nation, NationFacts>> = {
  france: {
    rule: 'LA-S3.7-63',
    battalion: { companies: 6, figures: 3 },
    infantry: ['division column'],
    charges: ['line', ...COLUMNS],
    fullSquare: [],
    fixedOrder: true,
  },
  britain: {
    rule: 'LA-S3.7-64',
    battalion: { companies: 5, figures: 3 },
    infantry: ['division column', 'double line'],
    charges: ['line', 'double line'],
    fullSquare: [],
    fixedOrder: false,
  },
  prussia: {
    rule: 'LA-S3.7-65',
    battalion: { companies: 4, figures: 4 },
    infantry: ['division column', 'full square'],
    charges: ['line', ...COLUMNS],
    fullSquare: COLUMNS,
    fixedOrder: false,
  },
  austria: {
    rule: 'LA-S3.7-66',
    battalion: { companies: 6, figures: 3 },
    infantry: ['full square'],
    charges: ['line', 'march column'],
    fullSquare: ['march column'],
    fixedOrder: false,
  },
  russia: {
    rule: 'LA-S3.7-67',
    battalion: { companies: 4, figures: 4 },
    infantry: ['division column', 'section column'],
    charges: ['line', ...COLUMNS],
    fullSquare: [],
    fixedOrder: false,
  },
};

const EVERY_INFANTRY: readonly Formation[] = ['line', 'march column', 'square', 'skirmish'];

/** LA-U2.3-2: every cavalry has these. */
const CAVALRY: readonly Formation[] = ['line', 'double line', 'march column', 'echelon', 'chequer'];

const GUNS: readonly Formation[] = ['limbered', 'in battery'];

/** The formations that an arm of a nation knows. */
export const formationsOf = (nation: Nation, arm: Arm): readonly Formation[] => {
  if (arm === 'cavalry') return CAVALRY;
  if (arm === 'infantry') return [...EVERY_INFANTRY, ...nationFacts[nation].infantry];
  return GUNS;
};

/** LA-M5.1-4: whether a charge in this formation has any effect. */
export const mayChargeIn = (nation: Nation, arm: Arm, formation: Formation): boolean => {
  if (arm === 'cavalry') return CAVALRY.includes(formation);
  return arm === 'infantry' && nationFacts[nation].charges.includes(formation);
};
