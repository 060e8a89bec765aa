import { flat, isPlayer, type Seat, sharedMap } from '@grognard/engine';
import { without } from '../model/evolve.ts';
import type { Drawer } from '../model/memory.ts';
import type { Part } from '../model/part.ts';
import type { Memories } from '../model/setting.ts';
import type { Officer, State } from '../model/state.ts';
import type { Unit } from '../model/unit.ts';
import type { View } from '../model/view.ts';
import { companiesHidden, showsOfficer, showsPart } from '../rules/sight/eyes.ts';

/** One pair of eyes a side: what has not changed is not looked at again. */
const EYES: Drawer<Map<string, (state: State) => View>> = { empty: () => new Map() };

export const view = ({ memory }: Memories, state: State, seat: Seat): View => {
  if (seat === 'umpire') return state;
  const side = isPlayer(seat) ? seat.side : '';
  const eyes = memory(EYES);
  const known = eyes.get(side) ?? eyesOf(isPlayer(seat) ? { side } : seat, side);
  eyes.set(side, known);
  return known(state);
};

/** What stands in a view for a part that the seat does not see: nothing of it but whose it is. */
const unseenPart = ({ unit }: Pick<Part, 'unit'>): Part => ({
  ...{ unit, companies: [], formation: 'line', ranks: [], degradation: 0, x: 0, y: 0, heading: 0, run: 0 },
  gone: 'unseen',
});

const unseenOfficer = ({ id, side, command, rank, level, unseen }: Officer): Officer => ({
  ...{ id, side, command, rank, level, charisma: 0, authority: 0, x: 0, y: 0 },
  ...(unseen !== undefined && { unseen }),
});

/** A unit of which not everything is seen: its losses are known only where it is. */
const halfSeen = (unit: Unit, hidden: readonly number[]): Unit => ({
  ...without(unit, 'secret', 'hurt', 'fired', 'bloodied', 'faltered'),
  companies: unit.companies.map((company, place) =>
    hidden.includes(place) ? { ...company, figures: 0 } : company,
  ),
});

/** A part of the enemy: neither his plans, nor who stands behind which wall before he has shown himself. */
const covered = (part: Part): Part => {
  const open = without(part, 'secret');
  const { inside } = open;
  if (inside === undefined || inside.shown === true) return open;
  return { ...open, inside: { ...without(inside, 'arrived'), posts: [], ordered: [] } };
};

const eyesOf = (seat: Seat, side: string): ((state: State) => View) => {
  const partOfView = (part: Part, owner: string | undefined): Part => {
    if (owner === side) return without(part, 'unseen', 'appeared', 'shownFrom');
    if (part.unseen !== undefined && (side === '' || part.unseen.includes(side))) return unseenPart(part);
    return covered(part.appeared === true ? without(part, 'came') : part);
  };
  const hideParts = new WeakMap<State['units'], (parts: State['parts']) => State['parts']>();
  const partsFor = (from: State['units']): ((parts: State['parts']) => State['parts']) => {
    const known = hideParts.get(from);
    if (known !== undefined) return known;
    const sides = from.flat().map((unit) => unit.side);
    const map = sharedMap((part: Part) => partOfView(part, sides[part.unit]));
    hideParts.set(from, map);
    return map;
  };
  const hidden = (officer: Officer): Officer => {
    if (officer.side === side) return without(officer, 'unseen');
    return showsOfficer(seat, officer) ? without(officer, 'secret') : unseenOfficer(officer);
  };
  const [units, ground] = [unitsFor(seat, side), groundFor(side)];
  return (state) => {
    const parts = partsFor(state.units)(state.parts);
    const shows = (...numbers: readonly number[]): boolean =>
      numbers.every((number) => showsPart(state, seat, number));
    const crossings = state.crossings.every(({ crosser, crossed }) => shows(crosser, crossed))
      ? state.crossings
      : state.crossings.filter(({ crosser, crossed }) => shows(crosser, crossed));
    return {
      ...state,
      ...{ parts, crossings, units: units(state), terrain: ground(state.terrain) },
      officers: state.officers.map(hidden),
    };
  };
};

/** Units without their secrets, and without the losses of those out of sight. */
const unitsFor = (seat: Seat, side: string): ((state: State) => State['units']) => {
  const open = sharedMap((unit: Unit) => (unit.side === side ? unit : without(unit, 'secret')));
  const known = new WeakMap<State['parts'], { readonly of: State['units']; readonly seen: State['units'] }>();
  return (state) => {
    const isAll = flat(state.parts).every(({ unseen }) => unseen === undefined);
    if (isAll) return open(state.units);
    const made = known.get(state.parts);
    if (made?.of === state.units) return made.seen;
    let place = -1;
    const seen = state.units.map((chunk) =>
      chunk.map((unit) => {
        place += 1;
        if (unit.side === side) return unit;
        const out = companiesHidden(state, seat, place);
        return out.length > 0 ? halfSeen(unit, out) : without(unit, 'secret');
      }),
    );
    known.set(state.parts, { of: state.units, seen });
    return seen;
  };
};

/** What a wood hides is known to those who have come upon it; who else has, they cannot tell. */
const groundFor = (side: string): ((terrain: State['terrain']) => State['terrain']) => {
  const grounds = new WeakMap<State['terrain'], State['terrain']>();
  return (terrain) => {
    if (terrain.hidden.length === 0) return terrain;
    const known = grounds.get(terrain);
    if (known !== undefined) return known;
    const found = terrain.hidden.filter((hidden) => hidden.known.includes(side));
    const secret = new Set(
      terrain.hidden.filter((hidden) => !hidden.known.includes(side)).map(({ entry }) => entry.id),
    );
    const seen = {
      ...terrain,
      hidden: found.map(({ entry }) => ({ entry, known: [side] })),
      houses: Object.fromEntries(Object.entries(terrain.houses).filter(([id]) => !secret.has(id))),
      damage: terrain.damage.filter(({ feature }) => !secret.has(feature)),
    };
    grounds.set(terrain, seen);
    return seen;
  };
};
