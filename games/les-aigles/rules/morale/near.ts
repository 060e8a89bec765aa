/** Who is near a part: what shakes it, and what steadies it. */

import { type Body, boxesMeet, gap, isUpTo } from '@grognard/field';
import { middleOf } from '../../ground/shape/ahead.ts';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { standingAbout } from '../../ground/shape/whereabouts.ts';
import { zoneOf } from '../../ground/shape/zones.ts';
import { wholeName } from '../../model/by-name.ts';
import { partOf, unitOf } from '../../model/evolve.ts';
import type { Harm, Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import { figuresIn } from '../../model/stands.ts';
import type { State } from '../../model/state.ts';
import type { Unit } from '../../model/unit.ts';
import { type Facing, statuses, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { wholeMen } from '../../tables/loss-formula.ts';
import { effectiveDegradation, isMass } from '../degradation/degradation.ts';
import { isSeenBy } from '../sight/seen.ts';

/** A part with all that a test asks about it. */
export interface Man {
  readonly index: number;
  readonly part: Part;
  readonly unit: Unit;
  readonly body: Body;
}

export const manAt = (setting: Memories, state: State, index: number): Man => {
  const part = partOf(state, index);
  const unit = unitOf(state, part.unit);
  return { index, part, unit, body: bodyOfPart(setting, part, unit.arm) };
};

export const isWithin = (one: Man, other: Man, range: number): boolean =>
  boxesMeet(one.body, other.body, range) && isUpTo(gap(one.body, other.body), range);

/** Everybody else within a range, in the order of the list. */
export const neighbours = (setting: Memories, state: State, man: Man, range: number): readonly Man[] => {
  const found: Man[] = [];
  for (const index of standingAbout(setting, state, man.body, range)) {
    if (index === man.index) continue;
    const other = manAt(setting, state, index);
    if (isWithin(man, other, range)) found.push(other);
  }
  return found;
};

export const isFriend = (one: Man, other: Man): boolean => one.unit.side === other.unit.side;

/** In close order and in hand: neither broken up nor giving ground. */
export const isFormed = ({ part }: Pick<Man, 'part'>): boolean =>
  isMass(part) &&
  effectiveDegradation(part) < WITHOUT_FORMATION &&
  [part.routing, part.retreat, part.rally, part.evade].every((each) => each === undefined);

/** On which side of a part another stands. */
export const sideOf = (setting: Memories, man: Man, other: Man): Facing =>
  zoneOf(setting, man.part, man.unit.arm, middleOf(setting, other.part, other.unit.arm));

/** Equal or better. */
export const isAsGood = (one: Unit, other: Unit): boolean =>
  statuses.indexOf(one.status) <= statuses.indexOf(other.status);

export const figuresOfMan = ({ part, unit }: Pick<Man, 'part' | 'unit'>): number =>
  figuresIn(unit, part.companies);

/** Men lost for each figure by one fire. */
export const perFigure = (harm: Harm | undefined): number =>
  harm === undefined || harm.figures === 0 ? 0 : wholeMen(harm.men) / harm.figures;

/** What is left of a unit, as a share of its strength at the start. */
export const strengthOf = ({ companies, raised }: Unit): number =>
  raised === 0 ? 1 : companies.reduce((sum, { figures }) => sum + figures, 0) / raised;

/** The nearest enemy; of those as near, the first by name. */
export const nearestEnemy = (
  setting: Memories,
  state: State,
  man: Man,
  suits: (other: Man) => boolean = () => true,
): Man | undefined => {
  for (let range = LOOKED_FIRST; ; range *= 16) {
    const found = nearestOf(
      setting,
      state,
      man,
      standingAbout(setting, state, man.body, range, man.unit.side),
      suits,
    );
    if (range > FAR || (found !== undefined && found.away < range)) return found?.enemy;
  }
};

/** Mostly somebody is as near as this: 30 cm. */
const LOOKED_FIRST = 30_000;
/** Longer than any table. */
const FAR = 100_000_000;

interface Nearest {
  readonly enemy: Man;
  readonly away: number;
}

const nearestOf = (
  setting: Memories,
  state: State,
  man: Man,
  enemies: readonly number[],
  suits: (other: Man) => boolean,
): Nearest | undefined => {
  let nearest: Nearest | undefined;
  for (const index of enemies) {
    const enemy = manAt(setting, state, index);
    if (!isSeenBy(enemy.part, man.unit.side)) continue;
    const least = nearest?.away ?? Infinity;
    if (!boxesMeet(man.body, enemy.body, least)) continue;
    const away = gap(man.body, enemy.body);
    const isFirst = nearest === undefined || wholeName(state, index) < wholeName(state, nearest.enemy.index);
    if (away > least || (away === least && !isFirst)) continue;
    if (suits(enemy)) nearest = { enemy, away };
  }
  return nearest;
};
