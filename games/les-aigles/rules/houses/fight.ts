/** Who fights at the walls of a house, and inside it. */

import { type StandingFigure, standingFigures } from '../../ground/shape/standing-figures.ts';
import { partOf, unitOfPart } from '../../model/evolve.ts';
import type { Wall } from '../../model/features.ts';
import type { Part } from '../../model/part.ts';
import type { Memories, SwitchSet } from '../../model/setting.ts';
import type { Contact, State } from '../../model/state.ts';
import type { Unit } from '../../model/unit.ts';
import { attackedWalls, postedAt } from '../walls/posts.ts';
import { fromWall, wallsOf, whollyAt } from '../walls/walls.ts';
import { attackersAt } from './front.ts';

export interface HouseFighters {
  readonly figures: readonly StandingFigure[];
  readonly rules: readonly string[];
}

/** Two figures as far from the middle of a wall, in 0.001 cm: what rounding can make of it. */
const AS_FAR = 2;

const NOWHERE = { x: 0, y: 0, heading: 0, halfFront: 1, halfDepth: 1 };

const asFigures = (companies: readonly number[]): readonly StandingFigure[] =>
  companies.map((company, file) => ({ company, row: 0, file, block: NOWHERE }));

const everybody = (part: Part, unit: Unit): readonly number[] =>
  part.companies.flatMap((company) =>
    Array.from({ length: unit.companies[company]?.figures ?? 0 }, () => company),
  );

/** The companies of those at a wall, figure by figure. */
const postedTroops = ({ inside }: Part, wall: number): readonly number[] =>
  (inside?.posts ?? [])
    .filter((post) => post.wall === wall)
    .flatMap(({ company, figures }) => Array.from({ length: figures }, () => company));

/** Attacks on the same wall before this one, by name: they have the first claim on those who answer. */
const before = (state: State, contact: Contact): readonly Contact[] => {
  const nameOf = ({ attacker }: Contact): string => unitOfPart(state, attacker).id;
  return state.contacts.filter(
    (each) =>
      each.defender === contact.defender && each.wall === contact.wall && nameOf(each) < nameOf(contact),
  );
};

/** How far a figure is from the middle of a wall, along it; of two as far the one nearer to the middle of the table counts. */
const placeAt = (wall: Wall, { block: { x, y } }: StandingFigure): readonly [aside: number, off: number] => [
  Math.abs(fromWall(wall, x, y).along - wall.length / 2),
  Math.sqrt(x * x + y * y),
];

/** LA-O5.5-8: those wholly against the wall first, then those at hand, rank by rank; those of another wall last. */
const inReach = (
  setting: Memories,
  state: State,
  { attacker, defender, wall = 0 }: Contact,
): readonly StandingFigure[] => {
  const [part, unit] = [partOf(state, attacker), unitOfPart(state, attacker)];
  const { inside } = partOf(state, defender);
  const walls = inside === undefined ? [] : wallsOf(inside);
  const side = walls[wall];
  const figures = standingFigures(setting, part, unit);
  if (side === undefined) return figures;
  const wholly = walls.map((each) => new Set(whollyAt(part, unit, each)));
  const rankOf = ({ row, file }: StandingFigure): number => {
    if (row === 0 && wholly[wall]?.has(file) === true) return -1;
    return row === 0 && wholly.some((files) => files.has(file)) ? Infinity : row;
  };
  return figures
    .map((figure) => ({ figure, rank: rankOf(figure), place: placeAt(side, figure) }))
    .sort((a, b) => {
      if (a.rank !== b.rank) return a.rank < b.rank ? -1 : 1;
      return Math.abs(a.place[0] - b.place[0]) > AS_FAR ? a.place[0] - b.place[0] : a.place[1] - b.place[1];
    })
    .map(({ figure }) => figure);
};

/** LA-O5.5-16 to -20: the first rank against as many of those posted there. */
const atTheWall = (setting: Memories, state: State, contact: Contact, isAttacker: boolean): HouseFighters => {
  const { defender, wall = 0, extra = 0, rounds = 0 } = contact;
  const engaged = attackersAt(state, contact);
  const rules = [
    ...['LA-O5.5-6', 'LA-O5.5-8', 'LA-O5.5-16', 'LA-O5.5-17', 'LA-O5.5-19', 'LA-O5.5-25', 'LA-O5.5-26'],
    ...(rounds > 0 ? ['LA-O5.5-27', 'LA-O5.5-36', 'LA-OX-7'] : []),
    ...(extra > 0 && rounds > 0 ? ['LA-O5.5-42', 'LA-O5.5-61'] : []),
  ];
  if (isAttacker) {
    return { figures: inReach(setting, state, contact).slice(0, engaged), rules };
  }
  const part = partOf(state, defender);
  const taken = before(state, contact).reduce((sum, each) => sum + attackersAt(state, each), 0);
  const posted = postedTroops(part, wall);
  const answering = posted.slice(taken, taken + engaged);
  const idle = posted.length > taken + answering.length ? ['LA-O5.5-20'] : [];
  return { figures: asFigures(answering), rules: [...rules, ...idle] };
};

/** LA-O5.5-33, -34, -48, -53: everybody against everybody; whoever holds another wall that is attacked fights there. */
const inTheStreets = (state: State, switches: SwitchSet, index: number): HouseFighters => {
  const part = partOf(state, index);
  const unit = unitOfPart(state, index);
  const { inside } = part;
  if (inside === undefined) return { figures: [], rules: [] };
  const all = everybody(part, unit);
  if (inside.as === 'streets') return { figures: asFigures(all), rules: ['LA-O5.5-53', 'LA-O5.5-54'] };
  if (inside.as === 'intruder') return { figures: asFigures(all), rules: ['LA-O5.5-26', 'LA-O5.5-33'] };
  const elsewhere =
    switches.heldElsewhere === 'countedInside'
      ? []
      : [...attackedWalls(state, index)].flatMap((wall) =>
          postedAt(inside, wall) > 0 ? postedTroops(part, wall) : [],
        );
  const left = [...all];
  for (const company of elsewhere) {
    const place = left.indexOf(company);
    if (place >= 0) left.splice(place, 1);
  }
  return { figures: asFigures(left), rules: ['LA-O5.5-34', 'LA-O5.5-50', 'LA-O5.2-29'] };
};

/** The figures of one part in a fight for a house; nothing, if the fight is not for one. */
export const houseFighters = (
  setting: Memories,
  state: State,
  switches: SwitchSet,
  contact: Contact | undefined,
  index: number,
): HouseFighters | undefined => {
  if (contact?.wall !== undefined) return atTheWall(setting, state, contact, index === contact.attacker);
  return contact?.inside === true ? inTheStreets(state, switches, index) : undefined;
};
