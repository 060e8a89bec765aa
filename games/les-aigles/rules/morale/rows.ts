/** The modifiers of a test: one row each, with the rule that gives it. */
import type { Modifier } from '@grognard/engine';
import { isTakenOn } from '../../ground/shape/zones.ts';
import type { Occasion } from '../../model/events/morale.ts';
import { isEngaged } from '../../model/evolve.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { type Facing, IN_DISORDER, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import {
  lossRowsOfMorale,
  moraleRows,
  NEAR,
  ROUT_FIGURES,
  ROUT_SEEN,
  shelterRows,
  statusRows,
  strengthRows,
} from '../../tables/morale.ts';
import { shelterOf } from '../cover/cover.ts';
import { effectiveDegradation } from '../degradation/degradation.ts';
import {
  figuresOfMan,
  isAsGood,
  isFormed,
  isFriend,
  isWithin,
  type Man,
  neighbours,
  sideOf,
  strengthOf,
} from './near.ts';

/** What a test knows besides what stands on the table. */
export interface Facts {
  /** Men lost for each figure by this fire or in this melee. */
  readonly lossesPerFigure?: number;
  readonly lost?: 'lost' | 'badly';
  /** The enemy who charges it. */
  readonly charger?: Man;
  /** It was caught half in what it stands in now: the rule by which that does not steady it. */
  readonly unsteadied?: string;
  /** Further rows: the solid front of the home test. */
  readonly rows?: readonly Modifier[];
}

const CHARGING: ReadonlySet<Occasion> = new Set(['charge', 'home'] as const);

export const rowsOf = (
  setting: Setting,
  state: State,
  man: Man,
  why: readonly Occasion[],
  facts: Facts = {},
): readonly Modifier[] => {
  const { base, rule } = statusRows[man.unit.status];
  const sheltered = facts.unsteadied === undefined ? shelterOf(setting, state, man) : undefined;
  const near = neighbours(setting, state, man, ROUT_SEEN);
  const close = near.filter((other) => isWithin(man, other, NEAR));
  return [
    { value: base, rule },
    ...orderRows(man, why),
    ...(sheltered === undefined ? [] : [shelterRows[sheltered.shelter]]),
    ...cavalryRows(setting, man, close, facts.charger),
    ...supportRows(setting, man, close, why),
    ...flankRows(setting, state, man, close),
    ...stateRows(man),
    ...lossesRows(man, facts),
    ...(near.some((other) => isRoutThatShakes(other, man)) ? [moraleRows.routingFriend] : []),
    ...(isCommanderLost(state, man) ? [moraleRows.commanderLost] : []),
    ...(facts.rows ?? []),
  ];
};

const orderRows = ({ part, unit }: Man, why: readonly Occasion[]): readonly Modifier[] => {
  const attitude = unit.secret?.attitude;
  if (attitude === 'attack' && why.some((each) => CHARGING.has(each))) return [moraleRows.attackCharging];
  const isReceiving = attitude === 'hold' && part.moved !== true && why.includes('receive');
  return isReceiving ? [moraleRows.holdReceiving] : [];
};

/** A house looks all ways: nobody is before it, and friends are beside it wherever they stand. */
const isAhead = (setting: Memories, man: Man, other: Man): boolean =>
  man.part.inside === undefined && sideOf(setting, man, other) === 'front';

/** LA-S3.6-15, -16, U2.2-44: what horsemen do to men on foot. */
const cavalryRows = (
  setting: Memories,
  man: Man,
  close: readonly Man[],
  charger: Man | undefined,
): readonly Modifier[] => {
  if (man.unit.arm !== 'infantry') return [];
  const horse = close.filter(
    (other) => !isFriend(man, other) && other.unit.arm === 'cavalry' && isFormed(other),
  );
  const isCharged = charger?.unit.arm === 'cavalry';
  const isSquare = man.part.formation === 'square' && isFormed(man);
  if (isSquare) return isCharged || horse.length > 0 ? [moraleRows.squareAndCavalry] : [];
  if (!isCharged && !horse.some((other) => isAhead(setting, man, other))) return [];
  if (man.part.formation === 'full square') return [moraleRows.fullSquareAndCavalry];
  return man.part.formation === 'square' ? [] : [moraleRows.footAndCavalry];
};

const supportRows = (
  setting: Memories,
  man: Man,
  close: readonly Man[],
  why: readonly Occasion[],
): readonly Modifier[] => {
  const isSupported = close.some(
    (other) =>
      isFriend(man, other) &&
      other.part.unit !== man.part.unit &&
      isFormed(other) &&
      (!isAhead(setting, man, other) || supports(other, man)),
  );
  if (!isSupported) return [];
  return [why.includes('home') ? moraleRows.supportHome : moraleRows.support];
};

/** LA-S3.2-5: whoever is ordered to support it does so wherever he stands. */
const supports = ({ unit: { secret } }: Man, { part }: Man): boolean =>
  secret?.attitude === 'support' && secret.about === part.unit;

/** LA-S3.6-18: the worst of the free enemies about it. */
const flankRows = (setting: Memories, state: State, man: Man, close: readonly Man[]): readonly Modifier[] => {
  const sides = close
    .filter((other) => !isFriend(man, other) && isThreat(state, other))
    .map((other): Facing => sideOf(setting, man, other))
    .filter((side) => isTakenOn(man.part, side));
  if (sides.includes('rear')) return [moraleRows.enemyInRear];
  return sides.length > 0 ? [moraleRows.enemyOnFlank] : [];
};

const isThreat = (state: State, { index, part }: Man): boolean =>
  part.routing !== true && part.retreat === undefined && !isEngaged(state, index);

const stateRows = ({ part, unit }: Man): readonly Modifier[] => {
  const degradation = effectiveDegradation(part);
  const weak = strengthRows.find(({ below }) => strengthOf(unit) < below);
  return [
    ...(degradation === IN_DISORDER ? [moraleRows.inDisorder] : []),
    ...(degradation === WITHOUT_FORMATION ? [moraleRows.withoutFormation] : []),
    ...(weak === undefined ? [] : [{ value: weak.value, rule: weak.rule }]),
  ];
};

const lossesRows = ({ unit }: Man, { lossesPerFigure = 0, lost }: Facts): readonly Modifier[] => {
  const { threshold } = statusRows[unit.status];
  const row = lossRowsOfMorale.find(({ times }) => lossesPerFigure >= times * threshold);
  return [
    ...(row === undefined ? [] : [{ value: row.value, rule: row.rule }]),
    ...(lost === 'lost' ? [moraleRows.lostMelee] : []),
    ...(lost === 'badly' ? [moraleRows.lostMeleeBadly] : []),
  ];
};

/** LA-S3.6-23, -34: a friend who routs, as good as oneself, and enough of him to be seen. */
export const isRoutThatShakes = (router: Man, man: Man): boolean => {
  if (router.part.routing !== true || !isFriend(router, man) || router.part.unit === man.part.unit)
    return false;
  const most = router.unit.arm === 'cavalry' ? ROUT_FIGURES.cavalry : ROUT_FIGURES.infantry;
  return isAsGood(router.unit, man.unit) && figuresOfMan(router) >= most;
};

const isCommanderLost = ({ officers }: State, { unit: { side } }: Man): boolean =>
  officers.some(
    (each) => each.side === side && each.level === 'army' && each.rank === 'general' && isLost(each),
  );

const isLost = ({ hit, fallen }: State['officers'][number]): boolean =>
  hit !== undefined || fallen !== undefined;
