import { isPlayer, type Seat, type Side, sharedMap } from '@grognard/engine';
import type { Part } from './part-types.ts';
import { without } from './state.ts';
import type { Officer, State } from './state-types.ts';
import type { Unit } from './unit-types.ts';

/** What a seat sees: everything on the table, and the secrets of its own side alone. */
export type View = State;

/** One memory a side: what has not changed is not looked at again. */
const eyes = new Map<Side, (state: State) => View>();

export const view = (state: State, seat: Seat): View => {
  if (seat === 'umpire') return state;
  const side = isPlayer(seat) ? seat.side : '';
  const known = eyes.get(side) ?? eyesOf(side);
  eyes.set(side, known);
  return known(state);
};

/** A part of the enemy: neither his plans, nor who stands behind which wall before he has shown himself. */
const covered = (part: Part): Part => {
  const open = without(part, 'secret');
  const { inside } = open;
  if (inside === undefined || inside.shown === true) return open;
  return { ...open, inside: { ...inside, posts: [], ordered: [] } };
};

const eyesOf = (side: Side): ((state: State) => View) => {
  const units = sharedMap((unit: Unit) => (unit.side === side ? unit : without(unit, 'secret')));
  const hideParts = new WeakMap<State['units'], (parts: State['parts']) => State['parts']>();
  const partsFor = (from: State['units']): ((parts: State['parts']) => State['parts']) => {
    const known = hideParts.get(from);
    if (known !== undefined) return known;
    const sides = from.flat().map((unit) => unit.side);
    const map = sharedMap((part: Part) => (sides[part.unit] === side ? part : covered(part)));
    hideParts.set(from, map);
    return map;
  };
  const hidden = (officer: Officer): Officer =>
    officer.side === side ? officer : without(officer, 'secret');
  // What a wood hides is known to those who have come upon it.
  const grounds = new WeakMap<State['terrain'], State['terrain']>();
  const ground = (terrain: State['terrain']): State['terrain'] => {
    if (terrain.hidden.every(({ known }) => known.includes(side))) return terrain;
    const seen = grounds.get(terrain) ?? {
      ...terrain,
      hidden: terrain.hidden.filter(({ known }) => known.includes(side)),
    };
    grounds.set(terrain, seen);
    return seen;
  };
  return (state) => ({
    ...state,
    units: units(state.units),
    parts: partsFor(state.units)(state.parts),
    officers: state.officers.map(hidden),
    terrain: ground(state.terrain),
  });
};
