/** The front of an attack on a house: figures at each wall, and how many more there is room for. */

import { partOf, unitOfPart } from '../../model/evolve.ts';
import { figuresIn } from '../../model/stands.ts';
import type { Contact, State } from '../../model/state.ts';
import { atWall, capacityOf, wallsOf } from '../walls/walls.ts';

/** The attack of a part on a wall; the first of them, if there are several. */
export const wallContact = ({ contacts }: Pick<State, 'contacts'>, index: number): Contact | undefined =>
  contacts.find(({ attacker, wall }) => attacker === index && wall !== undefined);

/** LA-O5.5-8, -16: figures of the first rank that are wholly against the wall, and those brought up besides. */
export const attackersAt = (state: State, { attacker, defender, wall, extra = 0 }: Contact): number => {
  const { inside } = partOf(state, defender);
  if (inside === undefined || wall === undefined) return 0;
  const walls = wallsOf(inside);
  const side = walls[wall];
  if (side === undefined) return 0;
  const part = partOf(state, attacker);
  const unit = unitOfPart(state, attacker);
  const first = atWall(part, unit, side).whole;
  return Math.min(first + extra, capacityOf(walls, wall), figuresIn(unit, part.companies));
};

/** All figures that a part has at the walls of a house. */
export const broughtTo = (state: State, index: number): number =>
  state.contacts
    .filter(({ attacker, wall }) => attacker === index && wall !== undefined)
    .reduce((sum, contact) => sum + attackersAt(state, contact), 0);

/** How many more figures can stand against a wall. */
export const roomAt = (state: State, garrison: number, wall: number): number => {
  const { inside } = partOf(state, garrison);
  if (inside === undefined) return 0;
  const there = state.contacts
    .filter((contact) => contact.defender === garrison && contact.wall === wall)
    .reduce((sum, contact) => sum + attackersAt(state, contact), 0);
  return capacityOf(wallsOf(inside), wall) - there;
};
