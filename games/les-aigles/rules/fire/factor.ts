/** The factor of a fire: rows, each with the rule that gives it. */

import type { Modifier } from '@grognard/engine';
import { isUpTo } from '@grognard/field';
import { zoneOf } from '../../ground/shape/zones.ts';
import type { Memories } from '../../model/setting.ts';
import { DISORGANISED, type Formation, IN_DISORDER, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import type { Weapon } from '../../model/weapons.ts';
import { CANISTER_NEAR, type FireRow, fireRows, guns, type SmallArm, smallArms } from '../../tables/fire.ts';
import type { Calibre, Troop } from '../../tables/troops.ts';
import { redoubtOf } from '../cover/redoubts.ts';
import { effectiveDegradation } from '../degradation/degradation.ts';
import { coverOf } from './cover.ts';
import type { FireGround, Standing } from './ground.ts';

const isShot = (weapon: Weapon): weapon is 'round shot' | 'canister' =>
  weapon === 'round shot' || weapon === 'canister';

/** LA-S3.4-1 to -3: what the distance adds; nothing beyond the longest. */
const rangeRow = (weapon: SmallArm, distance: number): Modifier | undefined => {
  const { rule, bands } = smallArms[weapon];
  const band = bands.find(({ upTo }) => isUpTo(distance, upTo));
  return band && { value: band.value, rule };
};

/** How far a weapon carries. */
export const reachOf = (weapon: Weapon, calibre: Calibre = 'medium'): number => {
  if (weapon === 'canister') return guns[calibre].canister.range;
  return isShot(weapon) ? guns[calibre].range : (smallArms[weapon].bands.at(-1)?.upTo ?? 0);
};

/** LA-S3.4-15 to -17: what a gun throws so far. */
export const gunRow = (calibre: Calibre, shot: 'round shot' | 'canister', distance: number): Modifier => {
  const { rule, range, near, far, canister } = guns[calibre];
  if (shot === 'canister')
    return { value: isUpTo(distance, CANISTER_NEAR) ? canister.near : canister.far, rule };
  return { value: isUpTo(distance, range / 2) ? near : far, rule };
};

/** LA-S3.4-35: canister as far as it carries, round shot beyond it and at hard cover. */
export const shotAt = (calibre: Calibre, distance: number, isHard: boolean): 'round shot' | 'canister' =>
  !isHard && isUpTo(distance, guns[calibre].canister.range) ? 'canister' : 'round shot';

const rowOf = (name: FireRow, weapon: Weapon): readonly Modifier[] => {
  const row: (typeof fireRows)[FireRow] = fireRows[name];
  const column = isShot(weapon) ? weapon : 'small arms';
  const value = column in row ? row[column as 'small arms'] : undefined;
  return value === undefined ? [] : [{ value, rule: row.rule }];
};

const SQUARES: ReadonlySet<Formation> = new Set(['square', 'full square']);
const BY_SQUADRONS: ReadonlySet<Formation> = new Set(['echelon', 'chequer']);
const LOOSE: ReadonlySet<Formation> = new Set(['skirmish', 'in battery', 'limbered']);
const LINES: ReadonlySet<Formation> = new Set(['line', 'double line']);

/** LA-S3.4-5, LA-U2.3-3, LA-U2.2-15: on more than one rank, as a column is, or in square. */
export const isMassed = ({ part: { formation, ranks, inside } }: Pick<Standing, 'part'>): boolean => {
  // LA-O5.4-12: a garrison counts as a line.
  if (inside !== undefined) return false;
  if (SQUARES.has(formation)) return true;
  return !LOOSE.has(formation) && !BY_SQUADRONS.has(formation) && ranks.length > 1;
};

/** LA-S3.4-10: into the flank of a line. */
const isEnfiladed = (setting: Memories, from: Standing, { part, unit }: Standing): boolean => {
  if (!LINES.has(part.formation) || part.turned !== undefined || part.inside !== undefined) return false;
  const side = zoneOf(setting, part, unit.arm, from.part);
  return side === 'left' || side === 'right';
};

/** LA-O9.1-4: whoever is in a redoubt counts as in line. */
const isInRedoubt = ({ setting, state }: FireGround, target: Standing): boolean =>
  redoubtOf(setting, state, target) !== undefined;

/** LA-O5.4-11: who fires at a house has hard cover against him. */
const targetRows = (
  ground: FireGround,
  from: Standing,
  target: Standing,
  weapon: Weapon,
): readonly Modifier[] => {
  const { formation } = target.part;
  const { cover } = coverOf(ground, target, from);
  const names: readonly (FireRow | false)[] = [
    isMassed(target) && !isInRedoubt(ground, target) && 'massed',
    formation === 'skirmish' && target.part.inside === undefined && 'skirmishing',
    formation === 'in battery' && 'gunners',
    cover === 'light' && 'light cover',
    cover === 'hard' && 'hard cover',
    isEnfiladed(ground.setting, from, target) && 'enfilade',
  ];
  return names.flatMap((name) => (name === false ? [] : rowOf(name, weapon)));
};

const STATES: Readonly<Record<number, FireRow>> = {
  [DISORGANISED]: 'disorganised',
  [WITHOUT_FORMATION]: 'without formation',
  [IN_DISORDER]: 'in disorder',
};

/** LA-S3.4-11: whether a fire would be the first of a formed body of infantry. */
const isFirst = ({ part, unit }: Standing): boolean =>
  unit.arm === 'infantry' &&
  unit.fired !== true &&
  part.formation !== 'skirmish' &&
  effectiveDegradation(part) < WITHOUT_FORMATION;

/** LA-O5.4-7: a garrison fires as those do who are without formation. */
const firerRows = (from: Standing, weapon: Weapon): readonly Modifier[] => {
  const state = STATES[effectiveDegradation(from.part)];
  return [
    ...(isFirst(from) ? rowOf('first fire', weapon) : []),
    ...(state === undefined ? [] : rowOf(state, weapon)),
  ];
};

/** LA-S3.4-33: the rows of one kind of figure against one target; none, if its weapon does not carry. */
export const fireFactor = (
  ground: FireGround,
  { from, target, troop, weapon, distance }: FireAt,
): readonly Modifier[] => {
  const basis = isShot(weapon)
    ? [gunRow(troop.calibre ?? 'medium', weapon, distance)]
    : musketry(troop, weapon, distance);
  return basis.length === 0
    ? []
    : [...basis, ...targetRows(ground, from, target, weapon), ...firerRows(from, weapon)];
};

export interface FireAt {
  readonly from: Standing;
  readonly target: Standing;
  readonly troop: Troop;
  readonly weapon: Weapon;
  readonly distance: number;
}

const musketry = (troop: Troop, weapon: SmallArm, distance: number): readonly Modifier[] => {
  const range = rangeRow(weapon, distance);
  return range === undefined ? [] : [{ value: troop.fire, rule: troop.rule }, range];
};
