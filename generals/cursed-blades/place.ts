import type { Setting } from '@grognard/cursed-blades/for-generals';
import {
  counterFacts,
  countersAt,
  engages,
  groundAt,
  hexesOf,
  isInCone,
  isOfFamily,
  type Reading,
  rangeOf,
  shieldsOf,
  standingUnits,
  typeOf,
  type Unit,
  unitOf,
  unitsAt,
} from '@grognard/cursed-blades/for-generals';
import { flat } from '@grognard/engine';
import { distanceBetween, hasSide, sidesTowards, sideTowards, zoneSides } from '@grognard/field/hex';
import { fireHarm, shockHarm } from './harm.ts';
import { worthOf } from './worth.ts';

const STRIKE = 0.55;
const SUFFER = 0.5;
const SHOOT = 0.5;
const SHELLED = 0.25;
const REAR = 0.5;
const FLANK = 0.25;
const WATCH = 5;
const CROWD = 0.35;
const TRAP = 0.8;
const BURNING = 6;
const SMOULDERING = 0.6;
const ALONE = 1.2;
/** What each shield of a work is worth to whoever it covers, while there are enemies about. */
const SHELTER = 0.35;

const dangersAt = (reading: Reading, hex: number): number => {
  const { view } = reading;
  let sum = 0;
  for (const index of countersAt(reading, hex)) {
    const kind = flat(view.counters)[index]?.kind;
    if (kind === 'blaze') sum += BURNING;
    else if (kind === 'fire-start') sum += SMOULDERING;
    else if (kind === 'trap') sum += TRAP;
  }
  return sum;
};

/** How much an enemy who is near minds where a unit looks. */
const exposure = ({ terrain }: Setting, unit: Unit, enemy: Unit, far: number): number => {
  if (typeOf(unit).small === true) return 0;
  const towards = sidesTowards(terrain.board, unit.hex, enemy.hex);
  const looks = (zone: 'front' | 'flank'): boolean =>
    [0, 1, 2, 3, 4, 5].some((side) => hasSide(towards, side) && hasSide(zoneSides(unit.facing, zone), side));
  if (looks('front')) return 0;
  return (looks('flank') ? FLANK : REAR) / Math.max(1, far - 1);
};

/** What comes of standing next to an enemy: blows given and taken. */
const contact = (reading: Reading, unit: Unit, enemy: Unit): number => {
  const engaged = engages(reading, unit, enemy);
  const gain = engaged ? Math.min(enemy.steps, shockHarm(reading, unit, enemy)) * STRIKE * 1.6 : 0;
  // An enemy who looks elsewhere turns round first.
  const turned = engages(reading, enemy, unit) ? 1 : 0.5;
  const able = enemy.cohesion === 'routed' ? 0 : turned;
  const cost = able * Math.min(unit.steps, shockHarm(reading, enemy, unit)) * SUFFER * 1.6;
  const precious = typeOf(unit).small === true ? 2.5 : 1;
  return gain - cost * precious;
};

/** What it is worth for a unit to stand where it stands and look where it looks, as far as enemies go. */
const amongEnemies = (reading: Reading, unit: Unit): number => {
  const { setting, view } = reading;
  const { board } = setting.terrain;
  const shoots = rangeOf(setting, unit) > 0 && unit.munitions !== 'none';
  let [best, sum] = [0, 0];
  for (const index of standingUnits(reading)) {
    const enemy = unitOf(view, index);
    if (enemy.side === unit.side) continue;
    const far = Math.min(...hexesOf(enemy).map((hex) => distanceBetween(board, unit.hex, hex)));
    if (far > WATCH) continue;
    if (far === 1) sum += contact(reading, unit, enemy);
    if (enemy.cohesion !== 'routed') sum -= exposure(setting, unit, enemy, far);
    if (shoots && far > 1 && isInCone(setting, unit, unit.hex, enemy.hex))
      best = Math.max(best, fireHarm(reading, unit, enemy) * SHOOT * (worthOf(enemy) / 4));
    if (far > 1 && far <= 3) sum -= fireHarm(reading, enemy, unit) * SHELLED;
  }
  return sum + best;
};

/** A work covers those of its facing whom it is made for. */
const shelter = (reading: Reading, unit: Unit): number => {
  const { view, setting } = reading;
  const type = typeOf(unit);
  let best = 0;
  for (const index of countersAt(reading, unit.hex)) {
    const counter = flat(view.counters)[index];
    if (counter === undefined) continue;
    const { protection } = counterFacts[counter.kind];
    if (protection === undefined || (protection.sameFacing === true && counter.facing !== unit.facing))
      continue;
    if (protection.whom === 'any' || isOfFamily(type, protection.whom))
      best = Math.max(best, shieldsOf(counter));
  }
  if (best === 0) return 0;
  const { board } = setting.terrain;
  const watched = standingUnits(reading).some((index) => {
    const { side, hex } = unitOf(view, index);
    return side !== unit.side && distanceBetween(board, hex, unit.hex) <= WATCH;
  });
  return watched ? best * SHELTER : 0;
};

/** A captain out in front by himself is a gift. */
const loneliness = (reading: Reading, unit: Unit): number => {
  const { view, setting } = reading;
  if (typeOf(unit).small !== true) return 0;
  const friends = standingUnits(reading, unit.side).map((index) => unitOf(view, index));
  const near = friends.some(
    (friend) =>
      friend.id !== unit.id &&
      hexesOf(friend).some(
        (hex) => hex === unit.hex || sideTowards(setting.terrain.board, unit.hex, hex) !== -1,
      ),
  );
  return near ? 0 : ALONE;
};

/** What it is worth for a unit to be where it is, beside what it is drawn to. */
export const placeValue = (reading: Reading, unit: Unit): number => {
  const { view } = reading;
  const others = unitsAt(reading, unit.hex).filter((index) => {
    const other = unitOf(view, index);
    return other.id !== unit.id && typeOf(other).small !== true;
  }).length;
  const crowd = typeOf(unit).small === true ? 0 : others * CROWD;
  const wading = groundAt(reading, unit.hex) === 'water' ? 0.2 : 0;
  return (
    amongEnemies(reading, unit) +
    shelter(reading, unit) -
    dangersAt(reading, unit.hex) -
    crowd -
    wading -
    loneliness(reading, unit)
  );
};
