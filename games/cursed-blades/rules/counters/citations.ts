import type { RuleId } from '@grognard/engine';
import type { CounterKind } from '../../model/vocabulary.ts';

/** The statements of the sheet that a move meets, counter by counter: events and refusals name them. */
interface Citations {
  readonly obstacle?: RuleId;
  readonly surcharge?: RuleId;
  readonly ground?: RuleId;
  readonly target?: RuleId;
  readonly facing?: RuleId;
  readonly stacking?: RuleId;
  readonly captured?: RuleId;
  /** It does not move by itself. */
  readonly still?: RuleId;
  readonly carried?: { readonly by: RuleId; readonly action: RuleId; readonly anytime: RuleId };
  readonly driven?: {
    readonly activated: RuleId;
    readonly minimal: RuleId;
    readonly nextToEnemy: RuleId;
    readonly leaves: RuleId;
    readonly rolls: RuleId;
  };
}

const vehicle = (name: 'CART' | 'WAGON'): Citations => ({
  ...{ obstacle: `CB-${name}-1`, facing: `CB-${name}-3`, target: `CB-${name}-4`, surcharge: `CB-${name}-6` },
  driven: {
    ...{ activated: `CB-${name}-7`, minimal: `CB-${name}-8`, nextToEnemy: `CB-${name}-9` },
    ...{ leaves: `CB-${name}-10`, rolls: `CB-${name}-11` },
  },
  captured: `CB-${name}-12`,
});

const crowd = (name: 'CIVILIANS' | 'HERDS'): Citations => ({
  ...{ obstacle: `CB-${name}-1`, facing: `CB-${name}-3`, stacking: `CB-${name}-4` },
  ...{ target: `CB-${name}-5`, surcharge: `CB-${name}-7` },
  driven: {
    ...{ activated: `CB-${name}-8`, leaves: `CB-${name}-9`, rolls: `CB-${name}-10` },
    ...{ minimal: `CB-${name}-11`, nextToEnemy: `CB-${name}-12` },
  },
  captured: `CB-${name}-13`,
});

const boats: Citations = {
  ...{ obstacle: 'CB-BOATS-1', surcharge: 'CB-BOATS-6', still: 'CB-BOATS-12' },
  carried: { by: 'CB-BOATS-7', action: 'CB-BOATS-10', anytime: 'CB-BOATS-11' },
};

export const citations: Readonly<Record<CounterKind, Citations>> = {
  debris: { obstacle: 'CB-DEBRIS-1', surcharge: 'CB-DEBRIS-6', still: 'CB-DEBRIS-7' },
  mantlets: {
    ...{ obstacle: 'CB-MANTLETS-1', facing: 'CB-MANTLETS-3', surcharge: 'CB-MANTLETS-9' },
    carried: { by: 'CB-MANTLETS-10', action: 'CB-MANTLETS-12', anytime: 'CB-MANTLETS-13' },
    still: 'CB-MANTLETS-14',
  },
  pavises: {
    carried: { by: 'CB-PAVISES-6', action: 'CB-PAVISES-7', anytime: 'CB-PAVISES-8' },
    still: 'CB-PAVISES-9',
  },
  palisade: { obstacle: 'CB-PALISADE-1', facing: 'CB-PALISADE-4', still: 'CB-PALISADE-12' },
  abatis: {
    ...{ obstacle: 'CB-ABATIS-1', facing: 'CB-ABATIS-3', ground: 'CB-ABATIS-5', still: 'CB-ABATIS-8' },
  },
  ditch: { obstacle: 'CB-DITCH-1', facing: 'CB-Q3', ground: 'CB-DITCH-4' },
  stakes: { obstacle: 'CB-STAKES-1', facing: 'CB-STAKES-2', surcharge: 'CB-STAKES-5' },
  trap: { obstacle: 'CB-TRAP-1', ground: 'CB-TRAP-5' },
  tents: {
    ...{ obstacle: 'CB-TENTS-1', target: 'CB-TENTS-4', surcharge: 'CB-TENTS-6', still: 'CB-TENTS-7' },
  },
  cart: vehicle('CART'),
  wagon: vehicle('WAGON'),
  'war-wagon': vehicle('WAGON'),
  civilians: crowd('CIVILIANS'),
  herd: crowd('HERDS'),
  boat: boats,
  raft: boats,
  ruins: { ground: 'CB-RUINS-1', obstacle: 'CB-Q40' },
  'fire-start': { ground: 'CB-FIRE-1' },
  blaze: { ground: 'CB-B4.12-18' },
};

/** The ids of one kind that several counters carry, each once. */
export const citedBy = (
  kinds: readonly CounterKind[],
  what: 'obstacle' | 'surcharge' | 'ground' | 'target',
): readonly RuleId[] => [
  ...new Set(kinds.flatMap((kind) => (citations[kind][what] === undefined ? [] : [citations[kind][what]]))),
];
