/** What a seat does not see, made up: the parts and officers out of its sight, and what the woods may hold. */
import { flat, isPlayer, pickFrom, type Random, type Seat, type Side } from '@grognard/engine';
import { boxesMeet, normalHeading, overlapArea, roundUnit, whereIn } from '@grognard/field';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { ranksOf, turnedRanks } from '../../ground/shape/ranks.ts';
import { hourOf, isThere } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import type { Officer, State } from '../../model/state.ts';
import type { Unit } from '../../model/unit.ts';
import type { View } from '../../model/view.ts';
import type { Arm, Formation } from '../../model/vocabulary.ts';
import { landOf } from '../../rules/sight/land.ts';
import { someGarrison } from './garrisons.ts';
import { someState, someTurn } from './state-of-part.ts';

const SHAPES: Readonly<Record<Arm, readonly Formation[]>> = {
  infantry: ['line', 'march column', 'division column', 'square', 'skirmish'],
  cavalry: ['line', 'double line', 'march column'],
  'foot artillery': ['limbered', 'in battery'],
  'horse artillery': ['limbered', 'in battery'],
};

interface Fancy {
  readonly setting: Setting;
  readonly view: View;
  readonly seat: Seat;
  readonly random: Random;
}

/** The sides that do not see a part of a side. */
const blind = ({ sides }: Setting, side: Side): readonly Side[] =>
  sides
    .map(({ id }) => id)
    .filter((id) => id !== side)
    .sort();

/** A place that could hide somebody: in a wood or a field, if there is one, or anywhere. */
const somePlace = ({ setting, random }: Fancy): readonly [number, number] => {
  const { minX, minY, maxX, maxY } = setting.table;
  const between = (low: number, high: number): number =>
    roundUnit(low + random.next() * Math.max(0, high - low));
  const cover = random.below(3) > 0 ? pickFrom(random, landOf(setting.terrain).covers) : undefined;
  if (cover === undefined) return [between(minX, maxX), between(minY, maxY)];
  const { area } = cover;
  const place = [between(area.minX, area.maxX), between(area.minY, area.maxY)] as const;
  return whereIn(area, place[0], place[1]) === 'outside' ? [between(minX, maxX), between(minY, maxY)] : place;
};

/** Standing on others is not to be imagined. */
const isFree = (
  setting: Memories,
  units: readonly Unit[],
  placed: readonly Part[],
  part: Part,
  arm: Arm,
): boolean => {
  const body = bodyOfPart(setting, part, arm);
  return placed.every((other) => {
    if (!isThere(other)) return true;
    const theirs = bodyOfPart(setting, other, units[other.unit]?.arm ?? 'infantry');
    return !boxesMeet(body, theirs, 0) || overlapArea(body, theirs) === 0;
  });
};

const TRIES = 30;

/** A part out of sight, as it may be. */
const somePart = (
  fancy: Fancy,
  unit: Unit,
  number: number,
  companies: readonly number[],
  placed: readonly Part[],
  units: readonly Unit[],
): Part => {
  const { setting, view, random } = fancy;
  const unseen = blind(setting, unit.side);
  const strengths = companies.map((company) => unit.companies[company]?.figures ?? 0);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const formation = pickFrom(random, SHAPES[unit.arm]) ?? 'line';
    const turned = someTurn(random, formation);
    const ranks = turnedRanks(ranksOf(formation, strengths), turned);
    const [x, y] = somePlace(fancy);
    const outside: Part = {
      ...{ unit: number, companies, formation, ranks, x, y },
      heading: normalHeading(random.below(36_000)),
      ...someState(random, unit, formation, hourOf(view)),
      ...(turned !== undefined && { turned }),
      unseen,
    };
    const part = indoors(fancy, unit, outside, placed) ?? outside;
    if (isFree(setting, units, placed, part, unit.arm)) return part;
  }
  return { ...gone(number, unseen, companies), gone: 'left' };
};

/** Foot may have taken a house. */
const indoors = (fancy: Fancy, unit: Unit, part: Part, placed: readonly Part[]): Part | undefined => {
  const { setting, view, random } = fancy;
  const isFoot = unit.arm === 'infantry' && part.formation !== 'square' && part.turned === undefined;
  if (!isFoot || random.below(3) > 0) return undefined;
  return someGarrison(setting, view, random, unit, part, placed);
};

const gone = (unit: number, unseen: readonly Side[], companies: readonly number[] = []): Part => ({
  ...{ unit, companies, formation: 'line', ranks: [], degradation: 0, x: 0, y: 0, heading: 0, run: 0 },
  ...{ unseen, gone: 'joined' },
});

/** Companies of a unit that stand in nothing that is seen. */
const companiesOut = (unit: Unit, number: number, parts: readonly Part[]): readonly number[] => {
  const seen = new Set(
    parts
      .filter((part) => part.unit === number && part.gone !== 'joined' && part.gone !== 'unseen')
      .flatMap(({ companies }) => companies),
  );
  return unit.companies.flatMap(({ figures }, place) => (seen.has(place) || figures > 0 ? [] : [place]));
};

/** A unit with strengths made up where they are out of sight. */
const someUnit = (random: Random, unit: Unit, out: readonly number[]): Unit => {
  if (out.length === 0) return unit;
  const most = Math.max(1, Math.ceil(unit.raised / unit.companies.length));
  return {
    ...unit,
    companies: unit.companies.map((company, place) =>
      out.includes(place) ? { ...company, figures: 1 + random.below(most) } : company,
    ),
    ...(random.below(2) === 0 && { hurt: random.below(40) }),
    ...(random.below(2) === 0 && { fired: true as const }),
    ...(random.below(2) === 0 && { bloodied: true as const }),
    ...(random.below(3) === 0 && { faltered: true as const }),
  };
};

const chunked = <T>(
  like: readonly (readonly unknown[])[],
  items: readonly T[],
): readonly (readonly T[])[] => {
  let from = 0;
  return like.map(({ length }) => {
    from += length;
    return items.slice(from - length, from);
  });
};

const someOfficer = (fancy: Fancy, officer: Officer): Officer => {
  const { setting, random, seat } = fancy;
  if (isPlayer(seat) && officer.side === seat.side)
    return random.below(2) === 0 ? officer : { ...officer, unseen: blind(setting, officer.side) };
  if (officer.unseen === undefined) return officer;
  const [x, y] = somePlace(fancy);
  return { ...officer, x, y, charisma: random.below(4), authority: 1 + random.below(4) };
};

/** Friends out of sight may be passing through each other. */
const someCrossings = (
  { random, view }: Fancy,
  parts: readonly Part[],
  units: readonly Unit[],
): State['crossings'] => {
  const hidden = parts.flatMap((part, index) =>
    view.parts.flat()[index]?.gone === 'unseen' && isThere(part) ? [index] : [],
  );
  const one = pickFrom(random, hidden);
  const sideOf = (index: number | undefined): Side | undefined => units[parts[index ?? -1]?.unit ?? -1]?.side;
  const others = hidden.filter((index) => index !== one && sideOf(index) === sideOf(one));
  const other = pickFrom(random, others);
  if (one === undefined || other === undefined || random.below(3) > 0) return view.crossings;
  return [...view.crossings, { crosser: one, crossed: other, since: hourOf(view) }];
};

/** The view with somebody wherever it shows nobody; one's own troops may be seen or not. */
export const unveil = (setting: Setting, view: View, seat: Seat, random: Random): View => {
  const fancy: Fancy = { setting, view, seat, random };
  const parts = flat(view.parts);
  const isHidden = (number: number): boolean =>
    parts.some((part) => part.unit === number && part.gone === 'unseen');
  const out = flat(view.units).map((unit, number) =>
    isHidden(number) ? companiesOut(unit, number, parts) : [],
  );
  const units = flat(view.units).map((unit, number) => someUnit(random, unit, out[number] ?? []));
  const dealt = out.map((companies, number) => {
    const places = parts.flatMap((part, index) =>
      part.unit === number && part.gone === 'unseen' ? [index] : [],
    );
    return companies.map((company) => ({ company, to: pickFrom(random, places) }));
  });
  const placed = parts.filter((part) => part.gone !== 'unseen');
  const made = parts.map((part, index): Part => {
    const unit = units[part.unit];
    if (unit === undefined) return part;
    if (part.gone !== 'unseen') return ownSeen(fancy, part, unit);
    const companies = (dealt[part.unit] ?? []).filter(({ to }) => to === index).map(({ company }) => company);
    if (companies.length === 0) return gone(part.unit, blind(setting, unit.side));
    const some = somePart(fancy, unit, part.unit, companies, placed, units);
    placed.push(some);
    return some;
  });
  return {
    ...view,
    units: chunked(view.units, units),
    parts: chunked(view.parts, made),
    officers: view.officers.map((officer) => someOfficer(fancy, officer)),
    crossings: someCrossings(fancy, made, units),
  };
};

/** Nobody knows whether the enemy sees his troops, nor where one came from who has just appeared. */
const ownSeen = ({ setting, seat, random, view }: Fancy, part: Part, unit: Unit): Part => {
  const { x, y, heading } = part;
  if (!isPlayer(seat) || unit.side !== seat.side) {
    if (part.appeared !== true) return part;
    const came = {
      hour: hourOf(view),
      x: x + random.below(4_000) - 2_000,
      y: y - random.below(4_000),
      heading,
    };
    return { ...part, came: [came] };
  }
  if (landOf(setting.terrain).hides === false) return part;
  return {
    ...part,
    ...(random.below(2) === 0 && { unseen: blind(setting, unit.side) }),
    ...(random.below(4) === 0 && { appeared: true as const }),
    ...(random.below(4) === 0 && { shownFrom: hourOf(view) }),
  };
};
