/** The fire of one part: its figures put on one target after the other. */
import { type Modifier, total } from '@grognard/engine';
import type { Setting } from '../../setting.ts';
import { inWoods, NARROW_ARC, type Weapon, WIDE_ARC } from '../../tables/fire.ts';
import { isArtillery, WITHOUT_FORMATION } from '../../vocabulary.ts';
import { effectiveDegradation } from '../changes/degradation.ts';
import { mayBeHit, wallUnderFire } from '../houses/fire.ts';
import { lossesOf } from '../losses/formula.ts';
import { figuresOn, mayBear } from './bearing.ts';
import { areInWoods, coverOf } from './cover.ts';
import { fireFactor, reachOf, shotAt } from './factor.ts';
import { type Shooter, smallArmOf } from './fronts.ts';
import { exposedOf, type Ground, type Standing, screenOf } from './ground.ts';

/** Figures of one weapon and one value that fire together. */
export interface FireGroup {
  readonly figures: number;
  readonly weapon: Weapon;
  readonly rows: readonly Modifier[];
}

/** Somebody who may be fired at, and for how long by a weapon that carries so far. */
export interface Foe {
  readonly standing: Standing;
  quartersWithin(reach: number): number;
  /** The distance that counts, whatever is measured. */
  readonly distance?: number;
}

export interface Volley {
  readonly from: Standing;
  readonly target: Standing;
  readonly groups: readonly FireGroup[];
  readonly distance: number;
  readonly quarters: number;
  /** Men lost to it, not rounded. */
  readonly men: number;
  /** The wall of a house that it strikes. */
  readonly wall?: number;
  /** Its target is not the first choice: these figures could not bear on that. */
  readonly isLeftOver: boolean;
}

/** Whether somebody could lie in the arc of a part at all. */
export const couldBear = (from: Standing, shooters: readonly Shooter[], { body }: Standing): boolean =>
  mayBear(shooters, body, tangentOf(from));

/** LA-S3.4-18, -26: guns, whoever has lost his formation and whoever is in a house have the narrow arc. */
const tangentOf = ({ part, unit }: Standing): number => {
  const isGun = isArtillery(unit.arm);
  const isLost = effectiveDegradation(part) >= WITHOUT_FORMATION;
  return isGun || isLost || part.shelter === 'village' ? NARROW_ARC : WIDE_ARC;
};

/** How far a figure's weapon carries in the open. */
export const carries = ({ troop }: Shooter): number => {
  if (troop.calibre !== undefined) return reachOf('round shot', troop.calibre);
  const weapon = smallArmOf(troop);
  return weapon === undefined ? 0 : reachOf(weapon);
};

const weaponOf = (setting: Setting, ground: Ground, fire: Aimed): Weapon => {
  const { troop, from, target, distance } = fire;
  const isHard = coverOf(setting, ground.state, target.index, from.index) === 'hard';
  if (troop.calibre !== undefined) return shotAt(troop.calibre, distance, isHard);
  return smallArmOf(troop) ?? 'musket';
};

interface Aimed {
  readonly from: Standing;
  readonly target: Standing;
  readonly troop: Shooter['troop'];
  readonly distance: number;
}

/** LA-S3.3-22: figures of different values are reckoned apart. */
const grouped = (
  setting: Setting,
  ground: Ground,
  shooters: readonly Shooter[],
  at: Omit<Aimed, 'troop'>,
): readonly FireGroup[] => {
  const kinds = new Map<string, { troop: Shooter['troop']; figures: number }>();
  for (const { troop } of shooters) {
    const key = `${smallArmOf(troop) ?? troop.calibre} ${troop.fire}`;
    kinds.set(key, { troop, figures: (kinds.get(key)?.figures ?? 0) + 1 });
  }
  return [...kinds.values()].flatMap(({ troop, figures }) => {
    const weapon = weaponOf(setting, ground, { ...at, troop });
    const rows = fireFactor(setting, ground.state, { ...at, troop, weapon });
    return rows.length === 0 ? [] : [{ figures, weapon, rows }];
  });
};

/** All that a part fires at, in the order of its choice, until no figure is left over. */
export const volleysOf = (
  setting: Setting,
  ground: Ground,
  from: Standing,
  shooters: readonly Shooter[],
  foes: readonly Foe[],
): readonly Volley[] => {
  const volleys: Volley[] = [];
  let left = shooters;
  for (const foe of foes) {
    if (left.length === 0) break;
    const shot = volleyAt(setting, ground, from, left, foe);
    if (shot === undefined) continue;
    volleys.push({ ...shot.volley, isLeftOver: volleys.length > 0 });
    const busy = new Set(shot.shooters);
    left = left.filter((each) => !busy.has(each));
  }
  return volleys;
};

const volleyAt = (
  setting: Setting,
  ground: Ground,
  from: Standing,
  shooters: readonly Shooter[],
  foe: Foe,
): { volley: Omit<Volley, 'isLeftOver'>; shooters: readonly Shooter[] } | undefined => {
  const target = foe.standing;
  const isGun = shooters[0]?.troop.calibre !== undefined;
  const most = !isGun && areInWoods(ground.state, target.index, from.index) ? inWoods.upTo : Infinity;
  const reach = (shooter: Shooter): number => Math.min(most, carries(shooter));
  const quarters = foe.quartersWithin(Math.max(...shooters.map(reach)));
  const body = quarters > 0 ? exposedOf(ground, target, isGun) : undefined;
  if (body === undefined) return undefined;
  const aim = { tangent: tangentOf(from), reachOf: reach, hides: screenOf(ground, from, target) };
  const on = figuresOn(shooters, body, aim);
  if (on.shooters.length === 0) return undefined;
  const { inside } = target.part;
  const [first] = on.shooters;
  const wall = inside === undefined || first === undefined ? undefined : wallUnderFire(first.front, inside);
  if (
    inside !== undefined &&
    wall !== undefined &&
    !mayBeHit(ground.state, from.index, target.index, inside, wall)
  )
    return undefined;
  const distance = foe.distance ?? on.distance;
  const groups = grouped(setting, ground, on.shooters, { from, target, distance });
  const men = groups.reduce((sum, { figures, rows }) => sum + lossesOf(figures, total(rows), quarters), 0);
  return {
    volley: { from, target, groups, distance, quarters, men, ...(wall !== undefined && { wall }) },
    shooters: on.shooters,
  };
};
