import { flat, isPlayer, type Random, type Seat, type Side } from '@grognard/engine';
import { isThere } from '../model/evolve.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { unveil } from './imagining/hidden.ts';
import { withPlan, withRide, withSheet } from './imagining/secrets.ts';
import { someHidden } from './imagining/woods.ts';

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
        isSecret(unit.side) ? withSheet(unit, charging.has(place * 64 + offset), units, view, random) : unit,
      ),
    ),
    parts: view.parts.map((chunk) =>
      chunk.map((part) =>
        isThere(part) && isSecret(units[part.unit]?.side ?? '')
          ? withPlan(part, units, parts, view, random)
          : part,
      ),
    ),
    officers: view.officers.map((officer) =>
      isSecret(officer.side) ? withRide(officer, units, random) : officer,
    ),
  };
  return { ...view, ...imagined };
};

const withUnseen = (setting: Setting, view: View, seat: Seat, random: Random): View => {
  const others = setting.sides.map(({ id }) => id).filter((side) => !isPlayer(seat) || side !== seat.side);
  const hidden = someHidden(setting, view, others, random);
  const unveiled = unveil(setting, view, seat, random);
  return { ...unveiled, terrain: { ...view.terrain, hidden } };
};
