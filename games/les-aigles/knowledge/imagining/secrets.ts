/** What a side keeps to itself of those whom the enemy sees, made up: order sheets, plans and errands. */
import { pickFrom, type Random } from '@grognard/engine';
import { hourOf, isThere } from '../../model/evolve.ts';
import { marks, shots } from '../../model/fire-order.ts';
import type { Part, PartSecret } from '../../model/part.ts';
import type { Officer } from '../../model/state.ts';
import { afterWins, type Leg, type Task } from '../../model/tasks.ts';
import type { Sheet, Unit } from '../../model/unit.ts';
import type { View } from '../../model/view.ts';
import { attitudes, FORMED, type Formation, hands, isArtillery } from '../../model/vocabulary.ts';
import { attitudeRows } from '../../tables/attitudes.ts';
import { someManning, somePosts } from './garrisons.ts';

/** An order that a unit could be given. */
const someSheet = (units: readonly Unit[], unit: Unit, random: Random): Sheet => {
  const given = attitudes.filter((each) => !isArtillery(unit.arm) || attitudeRows[each].forGuns);
  const attitude = pickFrom(random, given) ?? 'hold';
  const others = units.flatMap((each, index) => (each.side === unit.side && each !== unit ? [index] : []));
  const about = attitude === 'cover' || attitude === 'support' ? pickFrom(random, others) : undefined;
  return { attitude, ...(about !== undefined && { about }) };
};

export const withSheet = (
  unit: Unit,
  isCharging: boolean,
  units: readonly Unit[],
  view: View,
  random: Random,
): Unit => {
  const sheet: Sheet = isCharging ? { attitude: 'attack' } : someSheet(units, unit, random);
  const post = [random.below(20_000) - 10_000, random.below(20_000) - 10_000] as const;
  const coming = { ...someSheet(units, unit, random), from: hourOf(view) + 1 + random.below(2) };
  return {
    ...unit,
    secret: {
      ...sheet,
      ...(sheet.attitude === 'hold' && { post }),
      ...(random.below(4) === 0 && { coming }),
    },
  };
};

/** Whom it charges, and how its squadrons are to go on. */
const someAim = (part: Part, units: readonly Unit[], parts: readonly Part[], random: Random): PartSecret => {
  if (part.charge === undefined) return {};
  const side = units[part.unit]?.side;
  const enemies = parts.flatMap((each, index) =>
    isThere(each) && units[each.unit]?.side !== side ? [index] : [],
  );
  return {
    target: part.charge.target ?? pickFrom(random, enemies) ?? 0,
    ...(random.below(2) === 0 && { barred: 'halt all' as const }),
    ...(random.below(2) === 0 && { onward: 'halt' as const }),
  };
};

/** What it has been told about the house that it is in, or on its way into. */
const someHouseOrders = (part: Part, unit: Unit, random: Random): PartSecret => {
  const { doing, inside, companies } = part;
  const isPosting = doing?.what === 'enter' || doing?.what === 'post';
  return {
    ...(isPosting && random.below(2) === 0 && { posts: somePosts(random, unit, companies) }),
    ...(inside !== undefined &&
      random.below(2) === 0 && {
        inHouse: { wall: random.below(4), ...(random.below(2) === 0 && { surrenders: true as const }) },
      }),
  };
};

/** What it has been told about its fire, once plans have been sealed: guns have a choice of shot besides. */
const someFire = ({ phase }: View, unit: Unit, random: Random): PartSecret => {
  if (phase !== 'reactions' || random.below(4) > 0) return {};
  const isGun = isArtillery(unit.arm);
  switch (random.below(isGun ? 4 : 3)) {
    case 0:
      return { fire: 'hold' };
    case 1:
      return { fire: { within: 1_000 + random.below(14_000) } };
    case 2:
      return { fire: { prefer: pickFrom(random, marks) ?? 'foot' } };
    default:
      return { fire: { shot: pickFrom(random, shots) ?? 'canister' } };
  }
};

/** A part that the seat sees: what it is about to do, and who stands behind which wall. */
export const withPlan = (
  part: Part,
  units: readonly Unit[],
  parts: readonly Part[],
  view: View,
  random: Random,
): Part => {
  const unit = units[part.unit];
  if (unit === undefined) return part;
  const secret: PartSecret = {
    ...(random.below(2) === 0 && { plan: somePlan(part, random) }),
    ...someAim(part, units, parts, random),
    ...someHouseOrders(part, unit, random),
    ...someFire(view, unit, random),
    ...(random.below(4) === 0 && { afterWin: pickFrom(random, afterWins) ?? 'stay' }),
    ...(part.rally !== undefined && random.below(2) === 0 && { pass: pickFrom(random, hands) ?? 'left' }),
  };
  const manned = atSomeWalls(part, unit, view, random);
  return Object.keys(secret).length === 0 ? manned : { ...manned, secret };
};

/** Nobody knows who stands behind which wall before the garrison has shown itself. */
const atSomeWalls = (part: Part, unit: Unit, view: View, random: Random): Part => {
  const { inside, companies } = part;
  if (inside === undefined || inside.shown === true || inside.posts.length > 0) return part;
  return { ...part, inside: { ...inside, ...someManning(random, view, unit, { companies, inside }) } };
};

/** Whoever keeps his ranks may wheel. */
const WHEELING: readonly Formation[] = ['line', 'march column', 'division column'];

const someLeg = ({ formation, turned, degradation, inside }: Part, random: Random): Leg => {
  const length = 100 + random.below(3_000);
  const isInRanks = WHEELING.includes(formation) && degradation === FORMED;
  if (!isInRanks || turned !== undefined || inside !== undefined) return { go: 'ahead', length };
  switch (random.below(4)) {
    case 0:
      return { go: 'wheel', turn: (1 + random.below(30)) * (random.below(2) === 0 ? 100 : -100) };
    case 1:
      return { go: 'back', length };
    default:
      return { go: 'ahead', length };
  }
};

const somePlan = (part: Part, random: Random): readonly Task[] => [
  { do: 'march', legs: [someLeg(part, random)] },
];

/** An errand that an officer may be on; whoever is hit has none. */
export const withRide = (officer: Officer, units: readonly Unit[], random: Random): Officer => {
  if (officer.hit !== undefined) return officer;
  const own = units.flatMap((each, index) => (each.side === officer.side ? [index] : []));
  const to = random.below(2) === 0 ? pickFrom(random, own) : undefined;
  const unit = units[to ?? -1];
  return {
    ...officer,
    secret: {
      ride: [[officer.x + random.below(2_000) - 1_000, officer.y + random.below(2_000) - 1_000]],
      ...(to !== undefined &&
        unit !== undefined && { brings: { unit: to, ...someSheet(units, unit, random) } }),
      ...(random.below(2) === 0 && { given: { period: 1 + random.below(3), orders: 1 + random.below(3) } }),
    },
  };
};
