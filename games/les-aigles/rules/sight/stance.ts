/** Where those who look and those who are looked for are: in the open, in what hides them, behind walls, on a crest. */

import {
  type Block,
  type Body,
  bodyOf,
  boxesMeet,
  gap,
  gapToEdge,
  gapToPoint,
  isUpTo,
  type Polygon,
  TOUCH,
  whereIn,
} from '@grognard/field';
import { blocksOf, bodyOfPart } from '../../ground/shape/blocks.ts';
import { standingFigures } from '../../ground/shape/standing-figures.ts';
import type { Wall } from '../../model/features.ts';
import type { Drawer } from '../../model/memory.ts';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import { figuresIn } from '../../model/stands.ts';
import type { Officer } from '../../model/state.ts';
import type { Unit } from '../../model/unit.ts';
import { type Arm, type Formation, isArtillery } from '../../model/vocabulary.ts';
import { COVER_SIGHT, OVERHANG, SCOUTS } from '../../tables/terrain.ts';
import type { Lookout } from './before.ts';
import { edgeNear } from './edge.ts';
import { garrisonOf, leavingBy } from './garrison.ts';
import type { HidingCover, Land, Rise } from './land.ts';

/** Those of a part who are in something that hides them. */
interface Hidden {
  readonly cover: HidingCover;
  readonly body: Body;
  /** LA-O4.2-2, LA-O9.2-8: where they see out, and are seen once they have betrayed themselves. */
  readonly edge?: Body;
}

/** In a house: the walls that it looks out of, and those at which it can be seen. */
interface Housed {
  readonly id: string;
  readonly area: Polygon;
  readonly walls: readonly Lookout[];
  readonly shown: readonly Lookout[];
}

/** Who looks, or is looked for, and where. */
export interface Stance {
  readonly arm: Arm;
  readonly formation: Formation | 'officer';
  readonly front: number;
  readonly body: Body;
  /** Those in the open. */
  readonly open?: Body;
  readonly hidden: readonly Hidden[];
  /** The house that it is in. */
  readonly house?: Housed;
  /** Where it has shown itself by fire or melee. */
  readonly betrayed?: string;
  /** LA-O2.3-3: rises whose crest it holds. */
  readonly crests: readonly Rise[];
  /** LA-O2.3-13: rises on whose crest it has scouts. */
  readonly scouted: readonly Rise[];
}

/** LA-O4.1-5: a bit of base that sticks out is an accident of the table. */
const isIn = (area: Polygon, block: Block): boolean => {
  if (whereIn(area, block.x, block.y) === 'outside') return false;
  // Far enough from the edge that no corner can reach it.
  if (gapToEdge(area, block.x, block.y) > block.halfFront + block.halfDepth + 1) return true;
  const { points } = bodyOf([block]).pieces;
  for (let i = 0; i + 1 < points.length; i += 2)
    if (!isUpTo(gapToPoint(area, points[i] ?? 0, points[i + 1] ?? 0), OVERHANG)) return false;
  return true;
};

/** LA-O2.3-15, -16: how far behind a crest it still has scouts on it. */
const scoutsOf = (arm: Arm, formation: Stance['formation']): number => {
  if (formation === 'in battery') return 0;
  return arm === 'infantry' ? SCOUTS.infantry : SCOUTS.mounted;
};

interface Man {
  readonly arm: Arm;
  readonly formation: Stance['formation'];
  readonly front: number;
  readonly body: Body;
  readonly figures: () => readonly Block[];
}

/** LA-O9.2-7: a rider is seen above the crop, and sees over it. */
const hidesIn = ({ sort }: HidingCover, arm: Arm): boolean => sort === 'wood' || arm === 'infantry';

const stanceOf = (land: Land, man: Man, betrayed: string | undefined): Stance => {
  const { arm, formation, front, body } = man;
  const touched = land
    .coversAbout(body, 1)
    .filter((cover) => hidesIn(cover, arm) && boxesMeet(body, cover.area, 0) && gap(body, cover.area) === 0);
  let open: readonly Block[] | undefined;
  const hidden: Hidden[] = [];
  for (const cover of touched) {
    const figures: readonly Block[] = open ?? man.figures();
    const inside = figures.filter((block) => isIn(cover.area, block));
    if (inside.length === 0) continue;
    open = figures.filter((block) => !inside.includes(block));
    const edge = edgeNear(cover.area, inside, COVER_SIGHT[cover.sort].out);
    hidden.push({ cover, body: bodyOf(inside), ...(edge !== undefined && { edge }) });
  }
  const far = scoutsOf(arm, formation);
  const near = land
    .crestsAbout(body, far + TOUCH.lesAigles.terrain + 1)
    .filter(({ crest }) => boxesMeet(body, crest, far + TOUCH.lesAigles.terrain))
    .map((rise) => ({ rise, away: gap(body, rise.crest) }));
  const isOn = (away: number): boolean => isUpTo(away, TOUCH.lesAigles.terrain);
  return {
    arm,
    formation,
    front,
    body,
    hidden,
    ...(open === undefined ? { open: body } : open.length > 0 && { open: bodyOf(open) }),
    ...(betrayed !== undefined && { betrayed }),
    crests: near.filter(({ away }) => isOn(away)).map(({ rise }) => rise),
    scouted: near.filter(({ away }) => !isOn(away) && isUpTo(away, far)).map(({ rise }) => rise),
  };
};

const wallLine = ({ from: [ax, ay], to: [bx, by], length }: Wall): Lookout => {
  // As far outside as look-outs at the edge of a wood.
  const [outX, outY] = [(-(by - ay) / length) * 5, ((bx - ax) / length) * 5];
  return [ax + outX, ay + outY, bx + outX, by + outY];
};

/** LA-O5.3-2, -5: a garrison looks out of the walls that it has manned; on its way out it is seen all round. */
const garrisonStance = (land: Land, stance: Stance, part: Part): Stance => {
  const held = garrisonOf(part);
  const house = land.houses.find(({ id }) => id === held?.house);
  if (held === undefined || house === undefined) return stance;
  const exit = leavingBy(part);
  const isManned = (side: number): boolean =>
    side === exit || held.posts.some(({ wall, figures }) => wall === side && figures > 0);
  const all = house.walls.map(wallLine);
  const walls = all.filter((_wall, side) => isManned(side));
  const { open: _open, ...rest } = stance;
  return {
    ...rest,
    ...{ hidden: [], crests: [], scouted: [] },
    ...(held.shown === true && { betrayed: house.id }),
    house: { id: house.id, area: house.area, walls, shown: exit === undefined ? walls : all },
  };
};

interface Known {
  readonly figures: number;
  readonly betrayed: Part['betrayed'];
  readonly held: ReturnType<typeof garrisonOf>;
  readonly exit: number | undefined;
  readonly stance: Stance;
}

/** By the ground that it stands on: it keeps that whatever else becomes of it. */
const STANCES: Drawer<WeakMap<Body, Known>> = { empty: () => new WeakMap() };

const frontOf = (setting: Memories, part: Part, arm: Arm): number =>
  Math.max(0, ...blocksOf(setting, part, arm).map(({ halfFront }) => 2 * halfFront));

export const stanceOfPart = (setting: Memories, land: Land, part: Part, unit: Unit): Stance => {
  const { arm } = unit;
  const { formation, betrayed } = part;
  const body = bodyOfPart(setting, part, arm);
  const stances = land.memory(STANCES);
  const made = stances.get(body);
  const figures = isArtillery(arm) ? figuresIn(unit, part.companies) : 0;
  const held = garrisonOf(part);
  const exit = leavingBy(part);
  const isSame =
    made?.figures === figures && made.betrayed === betrayed && made.held === held && made.exit === exit;
  if (isSame) return made.stance;
  const man: Man = {
    arm,
    formation,
    front: frontOf(setting, part, arm),
    body,
    figures: () => standingFigures(setting, part, unit).map(({ block }) => block),
  };
  const stance = garrisonStance(land, stanceOf(land, man, betrayed), part);
  stances.set(body, { figures, betrayed, held, exit, stance });
  return stance;
};

/** An officer takes up next to no ground: half of it each way, in 0.001 cm. */
const OFFICER = 100;

const OFFICERS: Drawer<WeakMap<Officer, Stance>> = { empty: () => new WeakMap() };

/** LA-O2.3-16: officers count as cavalry. */
export const stanceOfOfficer = (land: Land, officer: Officer): Stance => {
  const officers = land.memory(OFFICERS);
  const made = officers.get(officer);
  if (made !== undefined) return made;
  const block = { x: officer.x, y: officer.y, heading: 0, halfFront: OFFICER, halfDepth: OFFICER };
  const man: Man = {
    ...{ arm: 'cavalry', formation: 'officer', front: 2 * OFFICER, body: bodyOf([block]) },
    figures: () => [block],
  };
  const stance = stanceOf(land, man, undefined);
  officers.set(officer, stance);
  return stance;
};
