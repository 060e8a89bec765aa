/** Who of a part can fire at all: the figures of its fronts, where they stand, and what they carry. */

import { type Block, type Body, bodyOf, gap, normalHeading, type Pose } from '@grognard/field';
import { filled, widthIn } from '../../ground/shape/bent.ts';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { advanced, shifted } from '../../ground/shape/change.ts';
import { partOf, unitOf, unitOfPart } from '../../model/evolve.ts';
import type { Inside } from '../../model/house.ts';
import type { Part, Piece } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import { manned } from '../../model/stands.ts';
import type { State } from '../../model/state.ts';
import type { Unit } from '../../model/unit.ts';
import type { Weapon } from '../../model/weapons.ts';
import { batteryBase, figureBase, infantryBase, skirmishBase } from '../../tables/bases.ts';
import { type Troop, troopOf } from '../../tables/troops.ts';
import { attackedWalls, intruderIn } from '../walls/posts.ts';
import { type Moving, watchAt } from '../walls/under-fire.ts';
import { middleOfWall, wallsOf } from '../walls/walls.ts';

/** One figure of a front, by its middle. */
export interface Shooter {
  readonly front: Front;
  readonly at: number;
  readonly half: number;
  readonly troop: Troop;
  /** When it changes its wall in a house. */
  readonly moves?: Moving;
}

/** A front edge on which figures stand side by side, seen from its middle. */
interface Front extends Pose {
  readonly width: number;
  /** One of the faces of a square. */
  readonly isFace?: true;
}

/** The small arm of a figure; cavalry without carbines has none. */
export const smallArmOf = ({
  arm,
  weapon,
}: Troop): Exclude<Weapon, 'round shot' | 'canister'> | undefined => {
  if (arm === 'infantry') return weapon === 'rifle' ? 'rifle' : 'musket';
  return arm === 'cavalry' ? weapon : undefined;
};

/** Every figure of some companies, in the order in which they stand. */
const figuresOf = (unit: Unit, companies: readonly number[]): readonly Troop[] => {
  const all: Troop[] = [];
  for (const number of companies) {
    const company = unit.companies[number];
    if (company === undefined) continue;
    const troop = troopOf(unit.nation, company.troop);
    for (let figure = 0; figure < company.figures; figure += 1) all.push(troop);
  }
  return all;
};

/** So many out of a list, evenly. */
const thinned = <T>(items: readonly T[], count: number): readonly T[] =>
  count === items.length
    ? items
    : (Array.from(
        { length: Math.min(count, items.length) },
        (_, place) => items[Math.floor(((place + 0.5) * items.length) / count)],
      ) as readonly T[]);

/** How many companies stand in the front rank of a column. */
const LEADING: Readonly<Record<string, number>> = {
  'march column': 1,
  'section column': 1,
  'division column': 2,
};

/** LA-S3.4-22, LA-U2.2-3: the front rank, from its left; all of a line is in it. LA-M4.2-7: of a battery those that are left. */
const frontRank = (unit: Unit, part: Part): readonly Troop[] => {
  const companies = manned(unit, part.companies);
  const leading = part.turned === undefined ? LEADING[part.formation] : undefined;
  const shown = figuresOf(unit, leading === undefined ? companies : companies.slice(0, leading));
  const inOrder = part.turned === 'right' || part.turned === 'about' ? [...shown].reverse() : shown;
  return thinned(inOrder, part.ranks[0] ?? 0);
};

const sideBySide = (
  { x, y, heading }: Pose,
  troops: readonly Troop[],
  width: number,
  face: Pick<Front, 'isFace'> = {},
): readonly Shooter[] => {
  const front: Front = { x, y, heading, width, ...face };
  return troops.map((troop, place) => ({
    front,
    troop,
    half: width / 2,
    at: (place - (troops.length - 1) / 2) * width,
  }));
};

/** Some of those at the walls of a house: nobody has a place of his own along a wall, so they stand about its middle. */
export const amidst = (shooters: readonly Shooter[]): readonly Shooter[] => {
  const fronts = new Map<Front, Shooter[]>();
  for (const shooter of shooters) fronts.set(shooter.front, [...(fronts.get(shooter.front) ?? []), shooter]);
  return [...fronts.values()].flatMap((own) =>
    own.map((shooter, place) => ({ ...shooter, at: (place - (own.length - 1) / 2) * shooter.front.width })),
  );
};

/** Four faces, each with its own figures: front, rear, left, right. */
const facesOf = (unit: Unit, part: Part): readonly Shooter[] => {
  const { width, depth } = infantryBase;
  const side = Math.max(1, ...part.ranks) * width + depth;
  const middle = advanced(part, -side / 2);
  const troops = figuresOf(unit, manned(unit, part.companies));
  let done = 0;
  return [0, 18_000, 27_000, 9_000].flatMap((turn, face) => {
    const figures = part.ranks[face] ?? 0;
    const facing = { ...middle, heading: normalHeading(part.heading + turn) };
    const own = troops.slice(done, done + figures);
    done += figures;
    return sideBySide(advanced(facing, side / 2), own, width, { isFace: true });
  });
};

/** Squadron by squadron, wherever each has its block. */
const squadronsOf = (setting: Memories, unit: Unit, part: Part): readonly Shooter[] => {
  const { blocks } = bodyOfPart(setting, part, unit.arm);
  const companies = manned(unit, part.companies);
  return blocks.flatMap((block, place) => {
    const pose = advanced(block, block.halfDepth);
    const company = companies[place];
    return company === undefined
      ? []
      : sideBySide(pose, figuresOf(unit, [company]), figureBase(unit.arm).width);
  });
};

/** LA-O8.3-4e: every straight piece of a line that bends fires where it faces. */
const piecesOf = (unit: Unit, part: Part, bent: readonly Piece[]): readonly Shooter[] => {
  const base = part.formation === 'skirmish' ? skirmishBase(unit.arm) : figureBase(unit.arm);
  const troops = frontRank(unit, part);
  let done = 0;
  return filled(bent, part.ranks[0] ?? 0, base).flatMap((piece) => {
    const { x, y, heading, figures } = piece;
    const place = shifted(advanced(part, y), x);
    const own = troops.slice(done, done + figures);
    done += figures;
    return sideBySide(
      { ...place, heading: normalHeading(part.heading + heading) },
      own,
      widthIn(piece, base),
    );
  });
};

/** LA-O5.4-1, LA-O5.4-2: wall by wall, from the wall itself. */
const wallsIn = (unit: Unit, part: Part, inside: Inside): readonly Shooter[] =>
  wallsOf(inside).flatMap((wall, place) => {
    const [x, y] = middleOfWall(wall);
    const watch = watchAt(part, place);
    const troops = watch.map(({ company }) => troopOf(unit.nation, unit.companies[company]?.troop ?? ''));
    return sideBySide({ x, y, heading: wall.faces }, troops, infantryBase.width).map((shooter, figure) => {
      const moves = watch[figure]?.moves;
      return moves === undefined ? shooter : { ...shooter, moves };
    });
  });

const shootersIn = (setting: Memories, unit: Unit, part: Part): readonly Shooter[] => {
  if (part.inside !== undefined) return wallsIn(unit, part, part.inside);
  if (part.bent !== undefined) return piecesOf(unit, part, part.bent);
  switch (part.formation) {
    case 'limbered':
      return [];
    case 'in battery': {
      const crew = figuresOf(unit, part.companies);
      return sideBySide(part, crew, batteryBase.width / Math.max(1, crew.length));
    }
    case 'square':
      return facesOf(unit, part);
    case 'echelon':
    case 'chequer':
      return squadronsOf(setting, unit, part);
    case 'skirmish':
      return sideBySide(part, frontRank(unit, part), skirmishBase(unit.arm).width);
    default:
      return sideBySide(part, frontRank(unit, part), figureBase(unit.arm).width);
  }
};

/** The ground of one figure, in the front rank. */
export const baseOf = ({ front, at, half }: Shooter, depth: number): Block => {
  const { x, y, heading } = shifted(advanced(front, -depth / 2), at);
  return { x, y, heading, halfFront: half, halfDepth: depth / 2 };
};

/** A quick look: whether a body could be within a range of a block. */
export const mayBeWithin = ({ x, y, halfFront, halfDepth }: Block, body: Body, range: number): boolean => {
  const reach = halfFront + halfDepth + range;
  const [left, right, low, high] = [body.minX - x, x - body.maxX, body.minY - y, y - body.maxY];
  return left <= reach && right <= reach && low <= reach && high <= reach;
};

/** Those whom a part is in contact with, in the order of the contacts. */
export const opponentsOf = ({ contacts }: Pick<State, 'contacts'>, index: number): readonly number[] => {
  const opponents: number[] = [];
  for (const { attacker, defender } of contacts) {
    if (attacker === index) opponents.push(defender);
    if (defender === index) opponents.push(attacker);
  }
  return opponents;
};

/** LA-O5.4-3, LA-O5.4-4, LA-O5.4-6: from walls that nobody attacks; from none, once an enemy is in. */
const freeInHouse = (
  state: State,
  index: number,
  inside: Inside,
  shooters: readonly Shooter[],
): readonly Shooter[] => {
  if (intruderIn(state, index) !== undefined) return [];
  const walls = wallsOf(inside);
  const attacked = new Set([...attackedWalls(state, index)].map((wall) => walls[wall]?.faces));
  return attacked.size === 0 ? shooters : shooters.filter(({ front }) => !attacked.has(front.heading));
};

/** LA-S3.4-32, LA-O5.4-4: figures that are not fighting; a square fires from the faces that nobody has attacked. */
const freeOf = (
  setting: Memories,
  state: State,
  index: number,
  shooters: readonly Shooter[],
): readonly Shooter[] => {
  const opponents = opponentsOf(state, index);
  if (opponents.length === 0 && partOf(state, index).inside === undefined) return shooters;
  const part = partOf(state, index);
  if (part.inside !== undefined) return freeInHouse(state, index, part.inside, shooters);
  if (part.formation === 'in battery') return [];
  const { depth } = figureBase(unitOf(state, part.unit).arm);
  const enemies = opponents.map((each) =>
    bodyOfPart(setting, partOf(state, each), unitOfPart(state, each).arm),
  );
  const fights = (shooter: Shooter): boolean => {
    const base = baseOf(shooter, depth);
    const near = enemies.filter((enemy) => mayBeWithin(base, enemy, 2 * shooter.half));
    if (near.length === 0) return false;
    const ground = bodyOf([base]);
    return near.some((enemy) => gap(ground, enemy) < 2 * shooter.half);
  };
  const busy = new Set(shooters.filter(fights));
  if (part.formation !== 'square') return shooters.filter((each) => !busy.has(each));
  const attacked = new Set([...busy].map(({ front }) => front));
  return shooters.filter(({ front }) => !attacked.has(front));
};

/** LA-S3.4-21, LA-S3.4-22, LA-U2.2-3, LA-M4.2-7: the figures of a part that can fire if they have a target. */
export const shootersOf = (setting: Memories, state: State, index: number): readonly Shooter[] => {
  const part = partOf(state, index);
  const unit = unitOf(state, part.unit);
  const armed = shootersIn(setting, unit, part).filter(
    ({ troop }) => troop.calibre !== undefined || smallArmOf(troop) !== undefined,
  );
  return freeOf(setting, state, index, armed);
};
