import type { RuleId } from '@grognard/engine';
import type { CounterKind } from '../../model/vocabulary.ts';
import { type CounterFacts, counterFacts } from '../../tables/counters.ts';

/** What the sheet says a counter is not, or does not do: cited where somebody could have hoped for it. */
type Lacks = Partial<Readonly<Record<'obstacle' | 'work' | 'facing' | 'target' | 'protection', RuleId>>>;

const boats: Lacks = {
  ...{ work: 'CB-BOATS-2', facing: 'CB-BOATS-3', target: 'CB-BOATS-4', protection: 'CB-BOATS-5' },
};

const lacks: Partial<Readonly<Record<CounterKind, Lacks>>> = {
  debris: {
    ...{ work: 'CB-DEBRIS-2', facing: 'CB-DEBRIS-3', target: 'CB-DEBRIS-4', protection: 'CB-DEBRIS-5' },
  },
  mantlets: { target: 'CB-MANTLETS-5' },
  pavises: {
    ...{ obstacle: 'CB-PAVISES-1', work: 'CB-PAVISES-2', facing: 'CB-PAVISES-3', target: 'CB-PAVISES-4' },
  },
  palisade: { target: 'CB-PALISADE-5' },
  abatis: { target: 'CB-ABATIS-4' },
  ditch: { target: 'CB-DITCH-3' },
  stakes: { target: 'CB-STAKES-4' },
  trap: { facing: 'CB-TRAP-2', work: 'CB-TRAP-3', target: 'CB-TRAP-6' },
  tents: { facing: 'CB-TENTS-2', work: 'CB-TENTS-3', protection: 'CB-TENTS-5' },
  cart: { work: 'CB-CART-2', protection: 'CB-CART-5' },
  civilians: { work: 'CB-CIVILIANS-2', facing: 'CB-CIVILIANS-3', protection: 'CB-CIVILIANS-6' },
  herd: { work: 'CB-HERDS-2', facing: 'CB-HERDS-3', protection: 'CB-HERDS-6' },
  boat: boats,
  raft: boats,
};

const has = (facts: CounterFacts, what: keyof Lacks): boolean => facts[what] !== undefined;

/** The statement that a counter lacks something; none if it has it. */
export const lackOf = (kind: CounterKind, what: keyof Lacks): RuleId | undefined =>
  has(counterFacts[kind], what) ? undefined : lacks[kind]?.[what];

/** The statements that counters lack something, each once. */
export const lacksOf = (kinds: readonly CounterKind[], what: keyof Lacks): readonly RuleId[] => [
  ...new Set(kinds.flatMap((kind) => lackOf(kind, what) ?? [])),
];
