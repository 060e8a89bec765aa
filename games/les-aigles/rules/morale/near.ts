/** Who is near a part: what shakes it, and what steadies it. */
import { type Body, type Box, boxesMeet, gap, isUpTo } from '@grognard/field';
import type { Harm, Part } from '../../part-types.ts';
import { bodyOfPart } from '../../shape/blocks.ts';
import { figuresIn } from '../../shape/stands.ts';
import { zoneOf } from '../../shape/zones.ts';
import { isThere, partOf, unitOf } from '../../state.ts';
import type { State } from '../../state-types.ts';
import type { Unit } from '../../unit-types.ts';
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

/** A name that does not depend on the order of the list. */
const nameOf = (state: State, index: number): string => {
  const { unit, companies } = partOf(state, index);
  const { id } = unitOf(state, unit);
  const known = names.get(companies);
  if (known?.unit === id) return known.name;
  const name = `${id} ${companies.join(' ')}`;
  names.set(companies, { unit: id, name });
  return name;
};

/** By its companies, which it keeps whatever else becomes of it. */
const names = new WeakMap<Part['companies'], { readonly unit: string; readonly name: string }>();

/** In the order of their names, whatever the order of the list: so the dice fall for the same ones. */
export const byName = (state: State, parts: readonly number[]): readonly number[] => {
  if (parts.length < 2) return parts;
  const named = parts.map((index) => ({ index, name: nameOf(state, index) }));
  named.sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
  return named.map(({ index }) => index);
};

export const isWithin = (one: Man, other: Man, range: number): boolean =>
  boxesMeet(one.body, other.body, range) && isUpTo(gap(one.body, other.body), range);

const bodyIn = (state: State, part: Part): Body => bodyOfPart(part, unitOf(state, part.unit).arm);

const boxes = new WeakMap<readonly Part[], Box>();

/** The ground about all of a chunk of the list: most of it is far from anybody, and changes seldom. */
const boxAbout = (state: State, chunk: readonly Part[]): Box => {
  const known = boxes.get(chunk);
  if (known !== undefined) return known;
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const part of chunk) {
    if (!isThere(part)) continue;
    const body = bodyIn(state, part);
    [minX, minY] = [Math.min(minX, body.minX), Math.min(minY, body.minY)];
    [maxX, maxY] = [Math.max(maxX, body.maxX), Math.max(maxY, body.maxY)];
  }
  const box = { minX, minY, maxX, maxY };
  boxes.set(chunk, box);
  return box;
};

/** Shows everybody whose box comes within a range that may shrink meanwhile, in the order of the list. */
const lookAbout = (state: State, { body }: Man, range: () => number, show: (index: number) => void): void => {
  let first = 0;
  for (const chunk of state.parts) {
    if (boxesMeet(body, boxAbout(state, chunk), range()))
      for (const [place, part] of chunk.entries())
        if (isThere(part) && boxesMeet(body, bodyIn(state, part), range())) show(first + place);
    first += chunk.length;
  }
};

/** Everybody else within a range, in the order of the list. */
export const neighbours = (state: State, man: Man, range: number): readonly Man[] => {
  const found: Man[] = [];
  lookAbout(
    state,
    man,
    () => range,
    (index) => {
      if (index === man.index) return;
      const other = manAt(state, index);
      if (isWithin(man, other, range)) found.push(other);
    },
  );
  return found;
};

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
  figuresIn(unit, part.companies);

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
  let nearest: Man | undefined;
  let least = Infinity;
  const consider = (index: number): void => {
    const other = manAt(state, index);
    if (isFriend(man, other) || !isSeenBy(other.part, man.unit.side)) return;
    const away = gap(man.body, other.body);
    const isFirst = nearest === undefined || nameOf(state, index) < nameOf(state, nearest.index);
    if (away > least || (away === least && !isFirst)) return;
    if (suits(other)) [nearest, least] = [other, away];
  };
  lookAbout(state, man, () => least, consider);
  return nearest;
};
