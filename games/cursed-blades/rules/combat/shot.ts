import type { Modifier } from '@grognard/engine';
import { distanceBetween, hasSide, lineInto, sidesTowards, zoneSides } from '@grognard/field/hex';
import type { Shot } from '../../model/finding.ts';
import type { Reading } from '../../model/reading.ts';
import type { Setting } from '../../model/setting.ts';
import type { State, Unit } from '../../model/state.ts';
import { fireValue, shoots } from '../../tables/weapons.ts';
import { weatherFacts, windFacts } from '../../tables/weather.ts';
import { shieldRows } from '../counters/protection.ts';
import { groundAt, hexesOf, othersWith, ownWeapon, shockWeapon, typeOf } from '../map/board.ts';
import { row } from '../units/rows.ts';
import { isAcrossRoughSide, wallOf } from './advantage.ts';

type Air = Pick<State, 'units' | 'counters' | 'weather' | 'wind'>;

const FIRST_SHOT = 8;

/** CB-B4.8-2 and on: how far a unit shoots; 0 if it does not. */
export const rangeOf = ({ switches }: Setting, unit: Unit): number => {
  const { class: weapon, capacity } = ownWeapon(unit);
  switch (weapon) {
    case 'bow':
      return 3;
    case 'crossbow':
      return switches.crossbowRange;
    case 'artillery':
      return FIRST_SHOT + 2 * capacity;
    case 'skirmisher':
    case 'light-horse':
      return 2;
    default:
      return 0;
  }
};

/** CB-B4.8-4: those who harass ride and run up to their enemy, and need not see him first. */
export const harasses = (unit: Unit): boolean => {
  const { class: weapon } = ownWeapon(unit);
  return weapon === 'skirmisher' || weapon === 'light-horse';
};

/** CB-B4.8-5: how often a unit shoots in one action. */
export const shotsOf = (unit: Unit): number => {
  const { class: weapon, capacity } = ownWeapon(unit);
  return weapon === 'bow' ? 2 + Math.sign(capacity) : 1;
};

/** The nearest pair of hexes of shooter and target. */
export const shotAt = ({ terrain }: Setting, shooter: Unit, target: Unit): Shot => {
  const pairs = hexesOf(shooter).flatMap((from) => hexesOf(target).map((upon) => ({ from, upon })));
  const far = ({ from, upon }: { readonly from: number; readonly upon: number }): number =>
    distanceBetween(terrain.board, from, upon);
  const nearest = pairs.toSorted((a, b) => far(a) - far(b))[0] ?? { from: shooter.hex, upon: target.hex };
  return { shooter, target, ...nearest };
};

const farRows = ({ terrain }: Setting, { shooter, from, upon }: Shot): readonly Modifier[] => {
  const hexes = distanceBetween(terrain.board, from, upon);
  const { class: weapon } = ownWeapon(shooter);
  if (weapon === 'bow' || weapon === 'crossbow') return row(1 - hexes, 'CB-B4.8-11');
  return weapon === 'artillery' ? row(-Math.floor(hexes / 4), 'CB-B4.8-12') : [];
};

const stateRows = ({ switches }: Setting, { shooter, target }: Shot): readonly Modifier[] => {
  const routed = target.cohesion === 'routed' ? switches.routedUnderFire : 0;
  return [
    ...row(shooter.breath === 'out-of-breath' ? -1 : 0, 'CB-B4.8-13'),
    ...row(shooter.cohesion === 'good-order' ? 0 : -1, 'CB-B4.8-14'),
    ...row(shooter.munitions === 'low' ? -1 : 0, 'CB-B4.8-15'),
    ...row(typeOf(shooter).small === true ? -4 : 0, 'CB-B4.8-16'),
    ...row(typeOf(target).small === true ? 4 : 0, 'CB-B4.8-16'),
    ...row(target.cohesion === 'shaken' ? 1 : routed, 'CB-B4.8-17'),
  ];
};

const ALL = [0, 1, 2, 3, 4, 5] as const;

/** CB-B4.8-18: where a shot comes in. One that runs between two zones takes the better one for the target. */
const zoneRows = ({ terrain, switches }: Setting, { target, from, upon }: Shot): readonly Modifier[] => {
  if (typeOf(target).small === true || target.formed?.mode === 'hedgehog') return [];
  const towards = sidesTowards(terrain.board, upon, from);
  const comesBy = (zone: 'front' | 'flank'): boolean =>
    ALL.some((side) => hasSide(towards, side) && hasSide(zoneSides(target.facing, zone), side));
  const times = switches.flankInFire === 'double' ? 2 : 1;
  if (comesBy('front')) return [];
  return row(times * (comesBy('flank') ? 1 : 2), 'CB-B4.8-18');
};

const groundRows = (reading: Reading, { from, upon }: Shot): readonly Modifier[] => {
  const [out, into] = [groundAt(reading, from), groundAt(reading, upon)];
  return [
    ...row(out === 'rough' || out === 'difficult' ? -1 : 0, 'CB-B4.8-20'),
    ...row(into === 'rough' ? -2 : into === 'difficult' ? -4 : 0, 'CB-B4.8-21'),
  ];
};

/** CB-B4.8-22: whether the last side on the way is rough. */
const isBehindRoughSide = (setting: Setting, { from, upon }: Shot): boolean => {
  const { board } = setting.terrain;
  const line = new Int32Array(distanceBetween(board, from, upon) + 1);
  const count = lineInto(board, from, upon, line);
  return isAcrossRoughSide(setting, line[count - 2] ?? from, upon);
};

const airRows = ({ weather, wind }: Air, { shooter }: Shot): readonly Modifier[] => [
  ...(harasses(shooter) ? [] : row(weatherFacts[weather].shooting, 'CB-B4.8-25')),
  ...row(windFacts[wind.force].shooting, 'CB-B4.8-26'),
];

/** CB-B4.8: the Advantage of a shot, row by row. */
export const fireAdvantageOf = (reading: Reading, shot: Shot): readonly Modifier[] => {
  const { setting, view } = reading;
  const { shooter, target, from, upon } = shot;
  const weapon = ownWeapon(shooter);
  const { altitude } = setting.terrain;
  const matrix = shoots(weapon.class) ? fireValue(weapon.class, shockWeapon(target).class) : 0;
  return [
    ...row(2 * matrix, 'CB-B4.8-7'),
    ...row(weapon.capacity, 'CB-B4.8-8'),
    ...row(-shockWeapon(target).capacity, 'CB-B4.8-8'),
    ...row(typeOf(shooter).supports.fire, 'CB-B4.8-9'),
    ...shieldRows(reading, target, { by: 'fire', enemy: shooter, from, upon }),
    ...farRows(setting, shot),
    ...stateRows(setting, shot),
    ...zoneRows(setting, shot),
    ...row(Math.sign((altitude[from] ?? 0) - (altitude[upon] ?? 0)), 'CB-B4.8-19'),
    ...groundRows(reading, shot),
    ...row(isBehindRoughSide(setting, shot) ? -2 : 0, 'CB-B4.8-22'),
    ...row(wallOf(target), 'CB-B4.8-23'),
    ...row(-2 * othersWith(reading, shooter, from), 'CB-B4.8-24'),
    ...row(2 * othersWith(reading, target, upon), 'CB-B4.8-24'),
    ...airRows(view, shot),
  ];
};
