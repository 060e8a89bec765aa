/** Who is near a part: what shakes it, and what steadies it. */
import { type Body, boxesMeet, gap, isUpTo } from '@grognard/field';
import { bodyOfPart } from '../../shape/blocks.ts';
import { zoneOf } from '../../shape/zones.ts';
import { partOf, standing, unitOf } from '../../state.ts';
import type { Harm, Part, State, Unit } from '../../state-types.ts';
import { type Facing, statuses, WITHOUT_FORMATION } from '../../vocabulary.ts';
import { effectiveDegradation, isMass } from '../changes/degradation.ts';
import { middleOf } from '../charges/ahead.ts';
import { wholeMen } from '../losses/formula.ts';
import { isSeenBy } from '../sight/seen.ts';

/** A part with all that a test asks about it. */
export interface Man {
  readonly index: number;
  readonly part: Part;
  readonly unit: Unit;
  readonly body: Body;
}

export const manAt = (state: State, index: number): Man => {
  const part = partOf(state, index);
  const unit = unitOf(state, part.unit);
  return { index, part, unit, body: bodyOfPart(part, unit.arm) };
};

/** In the order of their names, whatever the order of the list: so the dice fall for the same ones. */
export const byName = (state: State, parts: readonly number[]): readonly number[] => {
  const named = parts.map((index) => {
    const part = partOf(state, index);
    return { index, name: `${unitOf(state, part.unit).id} ${part.companies.join(' ')}` };
  });
  named.sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
  return named.map(({ index }) => index);
};

export const isWithin = (one: Man, other: Man, range: number): boolean =>
  boxesMeet(one.body, other.body, range) && isUpTo(gap(one.body, other.body), range);

/** Everybody else within a range, in the order of the list. */
export const neighbours = (state: State, man: Man, range: number): readonly Man[] =>
  standing(state).flatMap((index) => {
    if (index === man.index) return [];
    const other = manAt(state, index);
    return isWithin(man, other, range) ? [other] : [];
  });

export const isFriend = (one: Man, other: Man): boolean => one.unit.side === other.unit.side;

/** In close order and in hand: neither broken up nor giving ground. */
export const isFormed = ({ part }: Pick<Man, 'part'>): boolean =>
  isMass(part) &&
  effectiveDegradation(part) < WITHOUT_FORMATION &&
  [part.routing, part.retreat, part.rally, part.evade].every((each) => each === undefined);

/** On which side of a part another stands. */
export const sideOf = (man: Man, other: Man): Facing =>
  zoneOf(man.part, man.unit.arm, middleOf(other.part, other.unit.arm));

/** Equal or better. */
export const isAsGood = (one: Unit, other: Unit): boolean =>
  statuses.indexOf(one.status) <= statuses.indexOf(other.status);

export const figuresOf = ({ part, unit }: Pick<Man, 'part' | 'unit'>): number =>
  part.companies.reduce((sum, company) => sum + (unit.companies[company]?.figures ?? 0), 0);

/** Men lost for each figure by one fire. */
export const perFigure = (harm: Harm | undefined): number =>
  harm === undefined || harm.figures === 0 ? 0 : wholeMen(harm.men) / harm.figures;

/** What is left of a unit, as a share of its strength at the start. */
export const strengthOf = ({ companies, raised }: Unit): number =>
  raised === 0 ? 1 : companies.reduce((sum, { figures }) => sum + figures, 0) / raised;

/** The nearest enemy; of those as near, the first by name. */
export const nearestEnemy = (
  state: State,
  man: Man,
  suits: (other: Man) => boolean = () => true,
): Man | undefined => {
  let nearest: { readonly man: Man; readonly away: number } | undefined;
  for (const index of byName(state, standing(state))) {
    const other = manAt(state, index);
    if (isFriend(man, other) || !isSeenBy(other.part, man.unit.side) || !suits(other)) continue;
    const away = gap(man.body, other.body);
    if (nearest === undefined || away < nearest.away) nearest = { man: other, away };
  }
  return nearest?.man;
};
