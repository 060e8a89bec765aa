import { flat, isPlayer, pickFrom, type Random, type Seat, type Side } from '@grognard/engine';
import { unveil } from './imagining/hidden.ts';
import { someHidden } from './imagining/woods.ts';
import type { Part, PartSecret } from './part-types.ts';
import type { Setting } from './setting.ts';
import { isThere } from './state.ts';
import type { Officer, State } from './state-types.ts';
import type { Task } from './tasks.ts';
import type { Unit } from './unit-types.ts';
import type { View } from './view.ts';
import { attitudes } from './vocabulary.ts';

/**
 * A whole state that the seat cannot tell from the real one: the others' order sheets and plans are made up, and so is
 * whatever is out of its sight.
 */
export const imagine = (setting: Setting, seen: View, seat: Seat, random: Random): State => {
  if (seat === 'umpire') return seen;
  const view = setting.terrain.laid.length === 0 ? seen : withUnseen(setting, seen, seat, random);
  const units = flat(view.units);
  const parts = flat(view.parts);
  const isSecret = (side: Side): boolean => !isPlayer(seat) || seat.side !== side;
  const charging = new Set(parts.filter(({ charge }) => charge !== undefined).map(({ unit }) => unit));
  const imagined = {
    units: view.units.map((chunk, place) =>
      chunk.map((unit, offset) =>
        isSecret(unit.side) ? withSheet(unit, charging.has(place * 64 + offset), units, random) : unit,
      ),
    ),
    parts: view.parts.map((chunk) =>
      chunk.map((part) =>
        isThere(part) && isSecret(units[part.unit]?.side ?? '') ? withPlan(part, units, parts, random) : part,
      ),
    ),
    officers: view.officers.map((officer) => (isSecret(officer.side) ? withRide(officer, random) : officer)),
  };
  return { ...view, ...imagined };
};

const withUnseen = (setting: Setting, view: View, seat: Seat, random: Random): View => {
  const others = setting.sides.map(({ id }) => id).filter((side) => !isPlayer(seat) || side !== seat.side);
  const hidden = someHidden(setting, view, others, random);
  const unveiled = unveil(setting, view, seat, random);
  return { ...unveiled, terrain: { ...view.terrain, hidden } };
};

const withSheet = (unit: Unit, isCharging: boolean, units: readonly Unit[], random: Random): Unit => {
  const attitude = isCharging ? 'attack' : (pickFrom(random, attitudes) ?? 'hold');
  const others = units.flatMap((each, index) => (each.side === unit.side && each !== unit ? [index] : []));
  const about = attitude === 'cover' || attitude === 'support' ? pickFrom(random, others) : undefined;
  const post = [random.below(20_000) - 10_000, random.below(20_000) - 10_000] as const;
  return {
    ...unit,
    secret: { attitude, ...(about !== undefined && { about }), ...(attitude === 'hold' && { post }) },
  };
};

const withPlan = (part: Part, units: readonly Unit[], parts: readonly Part[], random: Random): Part => {
  const side = units[part.unit]?.side;
  const enemies = parts.flatMap((each, index) =>
    isThere(each) && units[each.unit]?.side !== side ? [index] : [],
  );
  const secret: PartSecret = {
    ...(random.below(2) === 0 && { plan: somePlan(random) }),
    ...(part.charge !== undefined && { target: part.charge.target ?? pickFrom(random, enemies) ?? 0 }),
    ...(part.charge !== undefined && random.below(2) === 0 && { barred: 'halt all' as const }),
    ...(part.charge !== undefined && random.below(2) === 0 && { onward: 'halt' as const }),
    ...(part.rally !== undefined &&
      random.below(2) === 0 && { pass: random.below(2) === 0 ? ('left' as const) : ('right' as const) }),
  };
  return Object.keys(secret).length === 0 ? part : { ...part, secret };
};

const somePlan = (random: Random): readonly Task[] => [
  { do: 'march', legs: [{ go: 'ahead', length: 100 + random.below(3_000) }] },
];

const withRide = (officer: Officer, random: Random): Officer => ({
  ...officer,
  secret: {
    ride: [[officer.x + random.below(2_000) - 1_000, officer.y + random.below(2_000) - 1_000]],
    ...(random.below(2) === 0 && { given: { period: 1 + random.below(3), orders: 1 + random.below(3) } }),
  },
});
