import type { Modifier, RuleId } from '@grognard/engine';
import { hasSide, sidesTowards, zoneSides } from '@grognard/field/hex';
import { counterOf } from '../../model/evolve.ts';
import type { Reading } from '../../model/reading.ts';
import type { Setting } from '../../model/setting.ts';
import type { Counter, Unit } from '../../model/state.ts';
import type { CounterKind } from '../../model/vocabulary.ts';
import { counterFacts } from '../../tables/counters.ts';
import { isOfFamily } from '../../tables/units.ts';
import { countersAt, hexesOf, kindsAt, ownShields, shieldsOf, typeOf } from '../map/board.ts';
import { lacksOf } from './lacks.ts';

/** How, by whom and from where somebody is attacked. */
export interface Attack {
  readonly by: 'shock' | 'fire';
  readonly enemy: Unit;
  /** The hex the attack comes from. */
  readonly from: number;
  /** The hex it falls upon. */
  readonly upon: number;
}

/** Shields, and whose they are. */
interface Shields {
  readonly of: Counter | 'itself';
  readonly count: number;
}

const none = [] as const;

/** The statement by which each work or object protects. */
const protects: Partial<Readonly<Record<CounterKind, RuleId>>> = {
  mantlets: 'CB-MANTLETS-6',
  pavises: 'CB-PAVISES-5',
  palisade: 'CB-PALISADE-7',
  abatis: 'CB-ABATIS-6',
  ditch: 'CB-DITCH-5',
  stakes: 'CB-STAKES-6',
  wagon: 'CB-WAGON-5',
  'war-wagon': 'CB-WAGON-5',
};

/** The statement by which each steadies the nerve of those it protects. */
const steadies: Partial<Readonly<Record<CounterKind, RuleId>>> = {
  mantlets: 'CB-MANTLETS-8',
  palisade: 'CB-PALISADE-8',
  abatis: 'CB-ABATIS-7',
  ditch: 'CB-DITCH-6',
  stakes: 'CB-STAKES-7',
};

/** The statements that a counter is a defensive work, has a facing, and covers as it does. */
const nature: Partial<Readonly<Record<CounterKind, readonly RuleId[]>>> = {
  mantlets: ['CB-G8', 'CB-MANTLETS-2', 'CB-MANTLETS-3', 'CB-Q6'],
  pavises: ['CB-Q6'],
  palisade: ['CB-G8', 'CB-PALISADE-2', 'CB-PALISADE-4'],
  abatis: ['CB-G8', 'CB-ABATIS-2', 'CB-ABATIS-3'],
  ditch: ['CB-G8', 'CB-DITCH-2', 'CB-Q2', 'CB-Q3'],
  stakes: ['CB-G8', 'CB-STAKES-3', 'CB-STAKES-2'],
  wagon: ['CB-G8', 'CB-WAGON-2', 'CB-Q6'],
  'war-wagon': ['CB-G8', 'CB-WAGON-2', 'CB-Q6'],
};

/** Why those count that protect somebody: CB-B4.2-17 by what is printed on them, CB-B4.2-19 by his family. */
const shelterRules = (protectors: readonly Counter[]): readonly RuleId[] => {
  if (protectors.length === 0) return [];
  const byFamily = protectors.some(({ kind }) => counterFacts[kind].protection?.whom !== 'any');
  return [
    ...new Set(protectors.flatMap(({ kind }) => nature[kind] ?? [])),
    ...['CB-B4.2-17', ...(byFamily ? ['CB-B4.2-19'] : [])],
  ];
};

/** Why what lies in the hex of an attack does, or does not, cover whoever stands there. */
export const coverRules = (
  reading: Reading,
  protectors: readonly Counter[],
  { upon }: Pick<Attack, 'upon'>,
): readonly RuleId[] => [...shelterRules(protectors), ...lacksOf(kindsAt(reading, upon), 'protection')];

/** CB-Q5: whether an attack comes through the front zone of a work; a distant one by either side it runs between. */
export const comesThroughFront = ({ terrain }: Setting, { hex, facing }: Counter, from: number): boolean => {
  if (facing === undefined) return false;
  const front = zoneSides(facing, 'front');
  const towards = sidesTowards(terrain.board, hex, from);
  return [0, 1, 2, 3, 4, 5].some((side) => hasSide(towards, side) && hasSide(front, side));
};

/** CB-B4.2-19: whom a work covers goes by his family. */
const protectsWhom = ({ switches }: Setting, { kind }: Counter, unit: Unit): boolean => {
  const whom = counterFacts[kind].protection?.whom;
  if (whom === undefined) return false;
  if (kind === 'ditch' && switches.ditchProtects === 'infantry') return isOfFamily(typeOf(unit), 'infantry');
  return whom === 'any' || isOfFamily(typeOf(unit), whom);
};

const needsFacing = ({ switches }: Setting, { kind }: Counter): boolean =>
  counterFacts[kind].protection?.sameFacing === true ||
  ((kind === 'wagon' || kind === 'war-wagon') && switches.wagonProtection === 'sameFacing');

/** Whether a counter stands rightly for a unit: of its kind of troops, and turned as the unit is. */
const shelters = (setting: Setting, counter: Counter, unit: Unit, from: number): boolean => {
  if (!protectsWhom(setting, counter, unit)) return false;
  if (!needsFacing(setting, counter)) return true;
  if (counter.facing !== unit.facing) return false;
  return setting.switches.protectionFrontOnly === false || comesThroughFront(setting, counter, from);
};

/** CB-B4.2-19: and so does against whom. */
const coversAgainst = ({ kind }: Counter, { by, enemy }: Attack): boolean => {
  const protection = counterFacts[kind].protection;
  if (protection === undefined || !protection.against.includes(by)) return false;
  return protection.by === undefined || protection.by.some((family) => isOfFamily(typeOf(enemy), family));
};

const countersOn = (reading: Reading, hex: number): readonly Counter[] =>
  countersAt(reading, hex).map((index) => counterOf(reading.view, index));

/** The counters of a hex that protect a unit there against an attack. */
export const protectorsOf = (reading: Reading, unit: Unit, attack: Attack): readonly Counter[] =>
  countersOn(reading, attack.upon).filter(
    (counter) => coversAgainst(counter, attack) && shelters(reading.setting, counter, unit, attack.from),
  );

/** Whose shields count in an attack: CB-Q27: those of everything that protects add up with the unit's own. */
const shieldsIn = (reading: Reading, unit: Unit, attack: Attack): readonly Shields[] => {
  const own = ownShields(unit);
  const all: readonly Shields[] = [
    ...(own === 0 ? none : [{ of: 'itself', count: own } as const]),
    ...protectorsOf(reading, unit, attack).map((of) => ({ of, count: shieldsOf(of) })),
  ];
  if (reading.setting.switches.shieldsAddUp === 'yes') return all;
  return all.toSorted((a, b) => b.count - a.count).slice(0, 1);
};

/** CB-G8: the shields of the defender and of whatever protects it, each a row. */
export const shieldRows = (reading: Reading, unit: Unit, attack: Attack): readonly Modifier[] =>
  shieldsIn(reading, unit, attack).map(({ of, count }) => ({
    value: -count,
    rule: of === 'itself' ? ownRules[attack.by] : ruleOf(of, attack),
  }));

const ownRules: Readonly<Record<Attack['by'], RuleId>> = { shock: 'CB-B4.7-8', fire: 'CB-B4.8-10' };

/** Whether the shields on a unit's own counter count in an attack. */
export const ownShieldsCount = (reading: Reading, unit: Unit, attack: Attack): boolean =>
  shieldsIn(reading, unit, attack).some(({ of }) => of === 'itself');

/** CB-PALISADE-3: it is a statement of its own that a palisade covers against fire. */
const ruleOf = ({ kind }: Counter, { by }: Attack): RuleId =>
  kind === 'palisade' && by === 'fire' ? 'CB-PALISADE-3' : (protects[kind] ?? 'CB-G8');

/** CB-G9: the defensive work that a unit fights out of: one that would cover it against the enemy it strikes at. */
export const workOf = (reading: Reading, unit: Unit, enemy: Unit, upon: number): Counter | undefined =>
  hexesOf(unit)
    .flatMap((own) => protectorsOf(reading, unit, { by: 'shock', enemy, from: upon, upon: own }))
    .find(({ kind }) => counterFacts[kind].work === true);

/** The statements that make it one. */
export const workRules = (work: Counter | undefined): readonly RuleId[] =>
  work === undefined ? [] : ['CB-G9', ...(nature[work.kind] ?? [])];

/** The bonuses of works to the second engagement test against an enemy; only the best one counts. */
export const nerveRows = (reading: Reading, unit: Unit, attack: Attack): readonly Modifier[] =>
  countersOn(reading, attack.upon).flatMap((counter) => {
    const { kind } = counter;
    const rule = steadies[kind];
    const steady = kind === 'stakes' && reading.setting.switches.stakesSteady === 'always';
    const covers = steady || coversAgainst(counter, attack);
    if (rule === undefined || !covers || !shelters(reading.setting, counter, unit, attack.from)) return [];
    const difficult = kind === 'abatis' && reading.setting.switches.abatisSteady === 'asDifficultGround';
    return [{ value: difficult ? -4 : (counterFacts[kind].protection?.nerve ?? 0), rule }];
  });
