/** The fire of one part: its figures put on one target after the other. */

import { total } from '@grognard/engine';
import { type Body, bodyOf, isUpTo } from '@grognard/field';
import { middleOf } from '../../ground/shape/ahead.ts';
import { runsInto } from '../../ground/shape/wedge.ts';
import type { FireGroup } from '../../model/fighting.ts';
import type { AimedFire } from '../../model/fire-order.ts';
import type { Memories } from '../../model/setting.ts';
import { isArtillery, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import type { Weapon } from '../../model/weapons.ts';
import { batteryBase, figureBase } from '../../tables/bases.ts';
import { inWoods, NARROW_ARC, WIDE_ARC } from '../../tables/fire.ts';
import { lossesOf, MEN } from '../../tables/loss-formula.ts';
import { type Bar, barsBetween } from '../cover/bars.ts';
import { fireGroundRules } from '../cover/fire-rules.ts';
import { effectiveDegradation } from '../degradation/degradation.ts';
import { aimedFireOf } from '../planning/fire-order.ts';
import { mayBeHit, wallUnder } from '../walls/under-fire.ts';
import { type Aim, figuresOn, mayBear } from './bearing.ts';
import { areInWoods, coverOf } from './cover.ts';
import { fireFactor, reachOf, shotAt } from './factor.ts';
import { baseOf, type Shooter, smallArmOf } from './fronts.ts';
import {
  exposedOf,
  type FireGround,
  type ScreenBetween,
  type Standing,
  screenBetween,
  setsOutAt,
} from './ground.ts';
import { hiddenFrom } from './own-sight.ts';

/** Somebody who may be fired at, and for how long by a weapon that carries so far. */
export interface Foe {
  readonly standing: Standing;
  quartersWithin(reach: number): number;
  /** The first of these quarters, counted through the whole game. */
  firstWithin?(reach: number): number | undefined;
  /** The distance that counts, whatever is measured. */
  readonly distance?: number;
  /** It was hidden, and has shown itself by its own fire. */
  readonly isBetrayed?: true;
}

export interface Volley {
  readonly from: Standing;
  readonly target: Standing;
  readonly groups: readonly FireGroup[];
  readonly distance: number;
  readonly quarters: number;
  /** The quarter of the whole game in which it began. */
  readonly since?: number;
  /** Men lost to it, not rounded. */
  readonly men: number;
  /** The wall of a house that it strikes. */
  readonly wall?: number;
  /** Its target is not the first choice: these figures could not bear on that. */
  readonly isLeftOver: boolean;
  /** Some of those who fire are sappers. */
  readonly isBySappers: boolean;
  /** The rules of the ground that it has followed. */
  readonly ground: readonly string[];
}

/** Whether somebody could lie in the arc of a part at all. */
export const couldBear = (from: Standing, shooters: readonly Shooter[], { body }: Standing): boolean =>
  mayBear(shooters, body, tangentOf(from));

/** LA-S3.4-18, LA-S3.4-26: guns, whoever has lost his formation and whoever is in a house have the narrow arc. */
const tangentOf = ({ part, unit }: Standing): number => {
  const isGun = isArtillery(unit.arm);
  const isLost = effectiveDegradation(part) >= WITHOUT_FORMATION;
  return isGun || isLost || part.shelter === 'village' ? NARROW_ARC : WIDE_ARC;
};

/** How far a figure's weapon carries in the open. */
export const carries = ({ troop }: Pick<Shooter, 'troop'>): number => {
  if (troop.calibre !== undefined) return reachOf('round shot', troop.calibre);
  const weapon = smallArmOf(troop);
  return weapon === undefined ? 0 : reachOf(weapon);
};

/** LA-S3.4-44: how far it carries by its order. */
const carriesBy = ({ shot }: AimedFire, { troop }: Shooter): number =>
  troop.calibre !== undefined && shot === 'canister'
    ? reachOf('canister', troop.calibre)
    : carries({ troop });

const weaponOf = (ground: FireGround, fire: Aimed): Weapon => {
  const { troop, from, target, distance } = fire;
  const isHard = coverOf(ground, target, from).cover === 'hard';
  if (troop.calibre !== undefined)
    return aimedFireOf(ground.setting, from.part).shot ?? shotAt(troop.calibre, distance, isHard);
  return smallArmOf(troop) ?? 'musket';
};

interface Aimed {
  readonly from: Standing;
  readonly target: Standing;
  readonly troop: Shooter['troop'];
  readonly distance: number;
}

/** LA-S3.3-18, LA-S3.3-22: figures of different values are reckoned apart. LA-O8.7-2: sappers fire worse than the infantry that they are taken from. LA-O5.4-7: as do those in a house. */
const grouped = (
  ground: FireGround,
  shooters: readonly Shooter[],
  at: Omit<Aimed, 'troop'>,
): Pick<Volley, 'groups' | 'isBySappers'> => {
  const kinds = new Map<string, { troop: Shooter['troop']; figures: number }>();
  for (const { troop } of shooters) {
    const key = `${smallArmOf(troop) ?? troop.calibre} ${troop.fire}`;
    kinds.set(key, { troop, figures: (kinds.get(key)?.figures ?? 0) + 1 });
  }
  const firing = [...kinds.values()].flatMap(({ troop, figures }) => {
    const weapon = weaponOf(ground, { ...at, troop });
    const rows = fireFactor(ground, { ...at, troop, weapon });
    return rows.length === 0 ? [] : [{ troop, group: { figures, weapon, rows } }];
  });
  return {
    groups: firing.map(({ group }) => group),
    isBySappers: firing.some(({ troop }) => troop.id === 'engineer'),
  };
};

/** LA-S3.4-29: all that a part fires at, in the order of its choice, until no figure is left over. LA-S3.4-25: in the quarters that it has. */
export const volleysOf = (
  ground: FireGround,
  from: Standing,
  shooters: readonly Shooter[],
  foes: readonly Foe[],
  barred: Bar[] = [],
): readonly Volley[] => {
  const volleys: Volley[] = [];
  let left = shooters;
  for (const foe of foes) {
    if (left.length === 0) break;
    const shot = volleyAt(ground, from, left, foe, barred);
    if (shot === undefined) continue;
    volleys.push({ ...shot.volley, isLeftOver: volleys.length > 0 });
    const busy = new Set(shot.shooters);
    left = left.filter((each) => !busy.has(each));
  }
  return volleys;
};

/** What keeps a figure's fire from a target: others, and the ground, which is remembered figure by figure. */
const aimAt = (
  ground: FireGround,
  from: Standing,
  target: Standing,
  screen: ScreenBetween,
  reach: Aim['reachOf'],
): { readonly aim: Aim; readonly barred: ReadonlyMap<Shooter, Bar> } => {
  const barred = new Map<Shooter, Bar>();
  const bars = barsBetween(ground.setting, ground.state, from, target);
  const { depth } = from.part.formation === 'in battery' ? batteryBase : figureBase(from.unit.arm);
  const bases = new Map<Shooter, Body>();
  const standsOn = (shooter: Shooter): Body => {
    const base = bases.get(shooter) ?? bodyOf([baseOf(shooter, depth)]);
    bases.set(shooter, base);
    return base;
  };
  const hides: Aim['hides'] = (eye, spot, shooter) => {
    if (screen.hides(eye, spot)) return true;
    const bar = bars?.({ eye, spot, base: standsOn(shooter) });
    if (bar === undefined) barred.delete(shooter);
    else barred.set(shooter, bar);
    return bar !== undefined;
  };
  return { aim: { tangent: tangentOf(from), reachOf: reach, hides }, barred };
};

/** Those over whose heads a fire goes. */
const overheadOf = (
  setting: Memories,
  from: Standing,
  target: Standing,
  { under }: ScreenBetween,
): readonly Standing[] => {
  const { x, y } = middleOf(setting, target.part, target.unit.arm);
  const start = setsOutAt(setting, from);
  return under.filter(({ body }) => runsInto(body, [start.x, start.y], [x, y]));
};

/** The wall of a house that a fire strikes, unless friends attack it: LA-O5.4-10. */
const wallStruck = (
  { state }: FireGround,
  from: Standing,
  { index, part: { inside } }: Standing,
  shooters: readonly Shooter[],
): { readonly wall?: number; readonly isSpared?: true } => {
  if (inside === undefined) return {};
  const fronts = shooters.map(({ front }) => front);
  const wall = wallUnder(fronts, inside);
  if (wall === undefined) return {};
  return mayBeHit(state, from.index, index, inside, wall) ? { wall } : { isSpared: true };
};

/** How far the fire of one at another carries, figure by figure, and at what distance it is given. */
const fieldOf = (
  ground: FireGround,
  from: Standing,
  target: Standing,
  shooters: readonly Shooter[],
): { readonly reach: Aim['reachOf']; readonly within: number; readonly farthest: number } => {
  const isGun = shooters[0]?.troop.calibre !== undefined;
  const most = !isGun && areInWoods(ground, target, from) ? inWoods.upTo : Infinity;
  const order = aimedFireOf(ground.setting, from.part);
  const reach = (shooter: Shooter): number => Math.min(most, carriesBy(order, shooter));
  // LA-S3.4-41: the whole of it fires, once the enemy is near enough.
  const { within = Infinity } = order;
  return { reach, within, farthest: Math.min(within, Math.max(...shooters.map(reach))) };
};

/** The men whom a fire costs: LA-S3.3-18; LA-O8.5-5: no more than are in the part that is fired at. */
const menLost = (
  ground: FireGround,
  { from, target, groups, quarters }: Pick<Volley, 'from' | 'target' | 'groups' | 'quarters'>,
): number => {
  const all = groups.reduce((sum, { figures, rows }) => sum + lossesOf(figures, total(rows), quarters), 0);
  const { exposed = Infinity } = coverOf(ground, target, from);
  return Math.min(all, exposed * MEN);
};

const volleyAt = (
  ground: FireGround,
  from: Standing,
  shooters: readonly Shooter[],
  foe: Foe,
  denied: Bar[],
): { volley: Omit<Volley, 'isLeftOver'>; shooters: readonly Shooter[] } | undefined => {
  const target = foe.standing;
  const { reach, within, farthest } = fieldOf(ground, from, target, shooters);
  const quarters = foe.quartersWithin(farthest);
  const isGun = shooters[0]?.troop.calibre !== undefined;
  const body = quarters > 0 ? exposedOf(ground, target, isGun) : undefined;
  if (body === undefined) return undefined;
  const screen = screenBetween(ground, from, target);
  const { aim, barred } = aimAt(ground, from, target, screen, reach);
  const on = figuresOn(shooters, body, aim);
  if (on.shooters.length === 0) {
    denied.push(...barred.values());
    return undefined;
  }
  const hidden = foe.isBetrayed === true ? undefined : hiddenFrom(ground, from, target);
  if (hidden !== undefined) {
    denied.push(hidden);
    return undefined;
  }
  const distance = foe.distance ?? on.distance;
  const { wall, isSpared } = wallStruck(ground, from, target, on.shooters);
  if (!isUpTo(distance, within) || isSpared === true) return undefined;
  const { groups, isBySappers } = grouped(ground, on.shooters, { from, target, distance });
  const rules = fireGroundRules(ground.setting, ground.state, {
    ...{ from, target, barred: [...barred.values()] },
    over: overheadOf(ground.setting, from, target, screen),
    isBetrayed: foe.isBetrayed === true,
  });
  const since = foe.firstWithin?.(farthest);
  const volley = {
    ...{ from, target, groups, isBySappers, distance, quarters, ground: rules },
    men: menLost(ground, { from, target, groups, quarters }),
    ...(since !== undefined && { since }),
    ...(wall !== undefined && { wall }),
  };
  return { volley, shooters: on.shooters };
};
