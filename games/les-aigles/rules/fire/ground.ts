/** Who stands where while a fire is reckoned; chargers stand where their march has brought them. */
import {
  type Block,
  type Body,
  type Box,
  bodyOf,
  boxesMeet,
  gap,
  type Lookup,
  lookUp,
  lookupOf,
} from '@grognard/field';
import { middleOf } from '../../ground/shape/ahead.ts';
import { blocksOf, bodyOfPart } from '../../ground/shape/blocks.ts';
import { onTable, runsInto } from '../../ground/shape/wedge.ts';
import { partOf, standing, unitOfPart } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Unit } from '../../model/unit.ts';
import { figureBase, infantryBase, skirmishBase } from '../../tables/bases.ts';
import { CLEAR_OF_MELEE } from '../../tables/fire.ts';
import { overlooker } from '../cover/over.ts';
import { mayBeWithin, opponentsOf } from './fronts.ts';

export interface Standing {
  readonly index: number;
  readonly part: Part;
  readonly unit: Unit;
  readonly body: Body;
}

/** Where a fire sets out: at the middle of a front; out of a house, at its middle, whichever wall is counted first. */
export const setsOutAt = (
  setting: Memories,
  { part, unit }: Pick<Standing, 'part' | 'unit'>,
): Pick<Part, 'x' | 'y'> => (part.inside === undefined ? part : middleOf(setting, part, unit.arm));

export interface FireGround {
  readonly setting: Setting;
  readonly state: State;
  readonly all: readonly Standing[];
  of(index: number): Standing | undefined;
  /** In the order of the list, all whose boxes meet this one, and hardly any others. */
  about(box: Box, margin: number): readonly Standing[];
}

/** So few are looked through as fast. */
const FEW = 12;

/** Whoever stands about a box, found by his place. */
const finder = (all: readonly Standing[]): FireGround['about'] => {
  if (all.length <= FEW) return () => all;
  const found = new Int32Array(all.length);
  let lookup: Lookup | undefined;
  return (box, margin) => {
    lookup ??= lookupOf(all.map(({ body }) => body));
    // A hair more than is asked for: whoever asks looks closely himself.
    const count = lookUp(lookup, box, margin + 1, found);
    const met: Standing[] = [];
    for (let at = 0; at < count; at += 1) met.push(all[found[at] ?? 0] as Standing);
    return met;
  };
};

export const fireGroundOf = (
  setting: Setting,
  state: State,
  moved: ReadonlyMap<number, Part> = new Map(),
): FireGround => {
  const all = standing(state).map((index): Standing => {
    const part = moved.get(index) ?? partOf(state, index);
    const unit = unitOfPart(state, index);
    return { index, part, unit, body: bodyOfPart(setting, part, unit.arm) };
  });
  let byIndex: ReadonlyMap<number, Standing> | undefined;
  const of = (index: number): Standing | undefined => {
    byIndex ??= new Map(all.map((each) => [each.index, each] as const));
    return byIndex.get(index);
  };
  return { setting, state, all, of, about: finder(all) };
};

const nameOf = ({ unit, part }: Standing): string => `${unit.id} ${part.companies[0] ?? 0}`;

/** First by name, so that the order of the list does not matter. */
export const compareByName = (a: Standing, b: Standing): number => (nameOf(a) < nameOf(b) ? -1 : 1);

/** A whole list by name: each is named once. */
export const inOrder = (all: readonly Standing[]): readonly Standing[] => {
  const named = all.map((each) => ({ each, name: nameOf(each) }));
  named.sort((a, b) => (a.name < b.name ? -1 : 1));
  return named.map(({ each }) => each);
};

/** What hides a target, and those over whose heads it is fired at. */
export interface ScreenBetween {
  hides(a: readonly [number, number], b: readonly [number, number]): boolean;
  readonly under: readonly Standing[];
}

/**
 * LA-S3.4-27: a body in close order hides, or guns, through which a straight line would run; skirmishers hide nothing,
 * nor does whoever stands far enough down the slope.
 */
export const screenBetween = (
  { setting, state, about }: FireGround,
  from: Standing,
  target: Standing,
): ScreenBetween => {
  const isOver = overlooker(setting, state, from);
  const between = {
    minX: Math.min(from.body.minX, target.body.minX),
    minY: Math.min(from.body.minY, target.body.minY),
    maxX: Math.max(from.body.maxX, target.body.maxX),
    maxY: Math.max(from.body.maxY, target.body.maxY),
  };
  const bodies: ReturnType<typeof roundAbout>[] = [];
  const under: Standing[] = [];
  for (const each of about(between, 0)) {
    const { index, part, body } = each;
    const isOther =
      index !== from.index &&
      index !== target.index &&
      part.formation !== 'skirmish' &&
      part.inside === undefined;
    if (!isOther || !boxesMeet(between, body, 0)) continue;
    if (isOver?.(body) === true) under.push(each);
    else bodies.push(roundAbout(body));
  }
  const hides: ScreenBetween['hides'] = ([ax, ay], [bx, by]) => {
    const [dx, dy] = [bx - ax, by - ay];
    const whole = dx * dx + dy * dy;
    return bodies.some(({ body, x, y, squared }) => {
      const aside = dx * (y - ay) - dy * (x - ax);
      return aside * aside <= squared * whole && runsInto(body, [ax, ay], [bx, by]);
    });
  };
  return { hides, under };
};

/** A circle about a body: a line that does not come into it needs no closer look. */
const roundAbout = (body: Body) => {
  const [x, y] = [(body.minX + body.maxX) / 2, (body.minY + body.maxY) / 2];
  const [dx, dy] = [body.maxX - x, body.maxY - y];
  return { body, x, y, squared: dx * dx + dy * dy };
};

/** The ground of every figure of a part. */
const figureBlocks = (setting: Memories, { part, unit }: Standing): readonly Block[] => {
  const base = part.formation === 'skirmish' ? skirmishBase(unit.arm) : figureBase(unit.arm);
  return blocksOf(setting, part, unit.arm).flatMap((block, place) => {
    const isSide = part.formation === 'square' && place >= 2;
    const { width, depth } = isSide ? { width: infantryBase.depth, depth: infantryBase.width } : base;
    return cells(block, width, depth);
  });
};

const cells = (block: Block, width: number, depth: number): readonly Block[] => {
  const [files, ranks] = [(2 * block.halfFront) / width, (2 * block.halfDepth) / depth].map(Math.round);
  const east = Math.max(1, files ?? 1);
  const deep = Math.max(1, ranks ?? 1);
  return Array.from({ length: east * deep }, (_, place) => {
    const [file, rank] = [place % east, Math.floor(place / east)];
    const [right, ahead] = [(file - (east - 1) / 2) * width, ((deep - 1) / 2 - rank) * depth];
    return placed(block, right, ahead, width, depth);
  });
};

const placed = (block: Block, right: number, ahead: number, width: number, depth: number): Block => {
  const [x, y] = onTable(block, [right, ahead]);
  return { x, y, heading: block.heading, halfFront: width / 2, halfDepth: depth / 2 };
};

/** LA-S3.4-31: what of a part may be fired at: nobody who is fighting; with guns nobody near him either. */
export const exposedOf = (ground: FireGround, target: Standing, guns: boolean): Body | undefined => {
  if (target.part.inside !== undefined) return target.body;
  const opponents = opponentsOf(ground.state, target.index).flatMap((index) => ground.of(index) ?? []);
  if (opponents.length === 0) return target.body;
  const figures = figureBlocks(ground.setting, target).map((block) => bodyOf([block]));
  const fights = (figure: Body): boolean => {
    const [block] = figure.blocks;
    if (block === undefined) return false;
    const near = 2 * block.halfFront;
    return opponents.some(({ body }) => mayBeWithin(block, body, near) && gap(figure, body) < near);
  };
  const busy = figures.filter(fights);
  const free = figures.filter(
    (figure) => !busy.includes(figure) && !(guns && busy.some((each) => gap(figure, each) < CLEAR_OF_MELEE)),
  );
  return free.length === 0 ? undefined : bodyOf(free.flatMap(({ blocks }) => blocks));
};
