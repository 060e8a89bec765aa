/** Who may evade, who must, and before whom. */
import { gap, isUpTo } from '@grognard/field';
import { distanceAhead, isStraightAhead, middleOf } from '../../ground/shape/ahead.ts';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { zoneOf } from '../../ground/shape/zones.ts';
import { isEngaged, partOf, standing, unitOf } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Unit } from '../../model/unit.ts';
import { allowance, chargeBonus } from '../../tables/allowances.ts';
import { writtenTarget } from '../charges/riders.ts';
import { isSeenBy } from '../sight/seen.ts';

/** LA-M7.1-1: infantry evades; cavalry has its rally. */
export const mayEvadeByArm = ({ switches }: Setting, { arm }: Unit): boolean =>
  arm === 'infantry' || (arm === 'cavalry' && switches.evadeArms === 'infantryAndCavalry');

/** Free to make off. */
export const canEvade = (state: State, index: number): boolean => {
  const { doing, charge, rally, follow, evade, routing, retreat, opened } = partOf(state, index);
  const isBusy = [doing, charge, rally, follow, evade, routing, retreat, opened].some(
    (each) => each !== undefined,
  );
  return !isBusy && !isEngaged(state, index);
};

/** LA-M7.1-5: whom a charge drives off: those who harass or skirmish. */
export const isFlighty = (part: Part, unit: Unit): boolean =>
  part.formation === 'skirmish' || unit.secret?.attitude === 'harass';

/** Whether a part can come at others in earnest. */
const canThreaten = (part: Part, { arm }: Unit): boolean =>
  (arm === 'infantry' || arm === 'cavalry') &&
  part.formation !== 'skirmish' &&
  part.routing === undefined &&
  part.rally === undefined &&
  part.evade === undefined;

/** LA-M7.1-1: a half period's march and the bonus of a charge. */
const reachOf = (unit: Unit, part: Part): number => 2 * allowance(unit, part) + chargeBonus(unit, part);

const compare = (a: string, b: string): boolean => a < b;

/** LA-M7.1-1: the nearest enemy who has it before him within the distance of a charge, or has declared one at it. */
export const threatTo = (setting: Memories, state: State, index: number): number | undefined => {
  const part = partOf(state, index);
  const unit = unitOf(state, part.unit);
  const body = bodyOfPart(setting, part, unit.arm);
  const middle = middleOf(setting, part, unit.arm);
  let nearest: number | undefined;
  let least = Infinity;
  for (const other of standing(state)) {
    const enemy = partOf(state, other);
    const theirs = unitOf(state, enemy.unit);
    if (theirs.side === unit.side || !isSeenBy(enemy, unit.side) || !canThreaten(enemy, theirs)) continue;
    const away = gap(body, bodyOfPart(setting, enemy, theirs.arm));
    const isNear =
      isUpTo(away, reachOf(theirs, enemy)) && zoneOf(setting, enemy, theirs.arm, middle) === 'front';
    if (!isNear && !isChargedBy(setting, state, index, other)) continue;
    const isFirst =
      away === least &&
      nearest !== undefined &&
      compare(theirs.id, unitOf(state, partOf(state, nearest).unit).id);
    if (away < least || isFirst) [nearest, least] = [other, away];
  }
  return nearest;
};

/** What is left of a charge: the quarters of its period, and its bonus. */
const leftToRide = ({ quarter }: State, unit: Unit, part: Part): number =>
  allowance(unit, part) * (5 - quarter) + chargeBonus(unit, part);

/** LA-M7.1-5: whether a charge is aimed at a part, or comes straight at it. */
export const isChargedBy = (setting: Memories, state: State, index: number, charger: number): boolean => {
  const rider = partOf(state, charger);
  const riders = unitOf(state, rider.unit);
  const part = partOf(state, index);
  const unit = unitOf(state, part.unit);
  if (rider.charge === undefined || riders.side === unit.side || !isSeenBy(rider, unit.side)) return false;
  if (writtenTarget(rider) === index) return true;
  const body = bodyOfPart(setting, part, unit.arm);
  if (!isStraightAhead(setting, rider, riders.arm, body)) return false;
  return isUpTo(distanceAhead(setting, rider, riders.arm, body), leftToRide(state, riders, rider));
};
