/**
 * The ground that a part takes up: blocks as the formation sees itself, x to its right, y ahead, from the middle of its
 * front edge.
 */
import { kept } from '@grognard/engine';
import {
  type Block,
  type Body,
  type Box,
  bodyOf,
  eastOf,
  formedAt,
  northOf,
  type Pose,
} from '@grognard/field';
import type { Inside } from '../../model/house.ts';
import type { Drawer } from '../../model/memory.ts';
import type { Part, Piece } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import type { Arm, Formation } from '../../model/vocabulary.ts';
import {
  type Base,
  batteryBase,
  figureBase,
  infantryBase,
  limberedBase,
  skirmishBase,
} from '../../tables/bases.ts';
import { bentBlocks } from './bent.ts';
import { parted } from './parted.ts';

type Shaped = Pick<
  Part,
  'x' | 'y' | 'heading' | 'formation' | 'ranks' | 'leads' | 'interval' | 'split' | 'bent' | 'inside'
> &
  Partial<Pick<Part, 'unit'>>;

const block = (x: number, y: number, width: number, depth: number): Block => ({
  x,
  y: y === 0 ? 0 : y,
  heading: 0,
  halfFront: width / 2,
  halfDepth: depth / 2,
});

/** LA-U2.1-2: side by side, rank behind rank, each closed on its middle; equal ranks make one block. */
const ranked = (ranks: readonly number[], { width, depth }: Base): Block[] => {
  const blocks: Block[] = [];
  let from = 0;
  while (from < ranks.length) {
    let to = from + 1;
    while (to < ranks.length && ranks[to] === ranks[from]) to += 1;
    const wide = (ranks[from] ?? 0) * width;
    if (wide > 0) blocks.push(block(0, (-(from + to) * depth) / 2, wide, (to - from) * depth));
    from = to;
  }
  return blocks;
};

/** Four faces like the sails of a mill: each overlaps the next by the depth of a base. */
const squared = (faces: readonly number[]): Block[] => {
  const longest = Math.max(1, ...faces);
  const face = longest * infantryBase.width;
  const { depth } = infantryBase;
  const side = face + depth;
  return [
    block(-depth / 2, -depth / 2, face, depth),
    block(depth / 2, -side + depth / 2, face, depth),
    { ...block(-side / 2 + depth / 2, -side + face / 2, depth, face) },
    { ...block(side / 2 - depth / 2, -face / 2, depth, face) },
  ];
};

/** Squadron after squadron, each behind the last and beside it, corner to corner. */
const echeloned = (
  squadrons: readonly number[],
  { width, depth }: Base,
  leads: 'left' | 'right',
): Block[] => {
  const whole = squadrons.reduce((sum, figures) => sum + figures, 0) * width;
  const hand = leads === 'left' ? 1 : -1;
  let done = 0;
  return squadrons.map((figures, place) => {
    const wide = figures * width;
    const x = hand * (done + wide / 2 - whole / 2);
    done += wide;
    return block(x, -(place + 0.5) * depth, wide, depth);
  });
};

/** One row of a chequer: its squadrons keep their intervals. */
const spaced = (squadrons: readonly number[], { width, depth }: Base, interval: number): Block[] => {
  const figures = squadrons.reduce((sum, each) => sum + each, 0);
  const whole = figures * width + interval * (squadrons.length - 1);
  let done = 0;
  return squadrons.map((each) => {
    const x = done + (each * width) / 2 - whole / 2;
    done += each * width + interval;
    return block(x, -depth / 2, each * width, depth);
  });
};

/** Every other squadron a row behind, in the interval of those before it. */
const chequered = (squadrons: readonly number[], { width, depth }: Base): Block[] => {
  const whole = squadrons.reduce((sum, figures) => sum + figures, 0) * width;
  let done = 0;
  return squadrons.map((figures, place) => {
    const wide = figures * width;
    const x = done + wide / 2 - whole / 2;
    done += wide;
    return block(x, place % 2 === 0 ? -depth / 2 : -1.5 * depth, wide, depth);
  });
};

type Drawn = Omit<Shaped, 'x' | 'y' | 'heading' | 'ranks' | 'unit'> & {
  readonly arm: Arm;
  readonly shape: Block[];
};

interface Shapes {
  /** What ranks were last drawn up as: whoever only moves keeps both his ranks and his shape. */
  readonly drawn: WeakMap<Shaped['ranks'], Drawn>;
  readonly bends: WeakMap<
    readonly Piece[],
    Pick<Shaped, 'ranks' | 'formation'> & { readonly arm: Arm; readonly shape: readonly Block[] }
  >;
  readonly rooms: (room: Inside['room']) => readonly Block[];
  readonly extents: (shape: readonly Block[]) => Extent;
  /** Where a shape was put of late: whoever only changes what he is about keeps the ground that he stands on. */
  readonly placed: WeakMap<readonly Block[], readonly Placed[]>;
  /**
   * Whom was asked about last, by the number of his unit. A part never changes, nor does its arm; but every event makes
   * another of it, and remembering each of them would cost more than it saves.
   */
  readonly asked: { readonly part: Shaped; readonly placed: Placed }[];
}

const SHAPES: Drawer<Shapes> = {
  empty: () => ({
    ...{ drawn: new WeakMap(), bends: new WeakMap(), placed: new WeakMap(), asked: [] },
    ...{ rooms: kept(roomOf), extents: kept(measured) },
  }),
};

const shapeOf = (shapes: Shapes, part: Shaped, arm: Arm): readonly Block[] => {
  const { formation, leads, interval, split, inside, bent } = part;
  if (inside !== undefined) return shapes.rooms(inside.room);
  if (bent !== undefined) return alongBends(shapes, part, arm, bent);
  const known = shapes.drawn.get(part.ranks);
  const isSame =
    known?.formation === formation &&
    known.arm === arm &&
    known.leads === leads &&
    known.interval === interval &&
    known.split === split;
  if (isSame) return known.shape;
  const shape = drawUp(part, arm);
  shapes.drawn.set(part.ranks, {
    formation,
    arm,
    shape,
    ...(leads !== undefined && { leads }),
    ...(interval !== undefined && { interval }),
    ...(split !== undefined && { split }),
  });
  return shape;
};

const roomOf = (room: Inside['room']): readonly Block[] => [block(0, -room[1] / 2, room[0], room[1])];

const alongBends = ({ bends }: Shapes, part: Shaped, arm: Arm, bent: readonly Piece[]): readonly Block[] => {
  const known = bends.get(bent);
  const { ranks, formation } = part;
  if (known?.ranks === ranks && known.formation === formation && known.arm === arm) return known.shape;
  const shape = drawUp(part, arm);
  bends.set(bent, { ranks, formation, arm, shape });
  return shape;
};

const drawUp = (part: Shaped, arm: Arm): Block[] => {
  const { formation, ranks, leads, interval, bent } = part;
  if (bent !== undefined)
    return bentBlocks(bent, ranks, closeBase(formation, arm)).map(({ block: each }) => each);
  if (part.split !== undefined) return parted(ranks, part.split, closeBase(formation, arm));
  switch (formation) {
    case 'square':
      return squared(ranks);
    case 'skirmish':
      return ranked(ranks, skirmishBase(arm));
    case 'echelon':
      return echeloned(ranks, figureBase(arm), leads ?? 'left');
    case 'chequer':
      return interval === undefined
        ? chequered(ranks, figureBase(arm))
        : spaced(ranks, figureBase(arm), interval);
    case 'limbered':
      return ranked([1], limberedBase);
    case 'in battery':
      return ranked([1], batteryBase);
    default:
      return ranked(ranks, figureBase(arm));
  }
};

const closeBase = (formation: Formation, arm: Arm): Base =>
  formation === 'skirmish' ? skirmishBase(arm) : figureBase(arm);

interface Placed extends Pose {
  readonly blocks: readonly Block[];
  body?: Body;
}

const OF_LATE = 3;

const putDown = (shapes: Shapes, part: Shaped, arm: Arm): Placed => {
  const { x, y, heading } = part;
  const shape = shapeOf(shapes, part, arm);
  const late = shapes.placed.get(shape) ?? [];
  for (const each of late) if (each.x === x && each.y === y && each.heading === heading) return each;
  const now: Placed = { x, y, heading, blocks: formedAt(part, shape) };
  shapes.placed.set(shape, [now, ...late.slice(0, OF_LATE - 1)]);
  return now;
};

const placedOf = ({ memory }: Memories, part: Shaped, arm: Arm): Placed => {
  const shapes = memory(SHAPES);
  const slot = (part.unit ?? 0) * 2 + (part.formation === 'skirmish' ? 1 : 0);
  const last = shapes.asked[slot];
  if (last?.part === part) return last.placed;
  const now = putDown(shapes, part, arm);
  shapes.asked[slot] = { part, placed: now };
  return now;
};

/** The blocks of a part where it stands. */
export const blocksOf = (setting: Memories, part: Shaped, arm: Arm): readonly Block[] =>
  placedOf(setting, part, arm).blocks;

/** A part where it stands, made ready for questions. */
export const bodyOfPart = (setting: Memories, part: Shaped, arm: Arm): Body => {
  const now = placedOf(setting, part, arm);
  now.body ??= bodyOf(now.blocks);
  return now.body;
};

/** The box of a part where it stands, without making it ready for questions. */
export const boxOfPart = (setting: Memories, part: Shaped, arm: Arm): Box => {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, heading, halfFront, halfDepth } of blocksOf(setting, part, arm)) {
    const [east, north] = [Math.abs(eastOf(heading)), Math.abs(northOf(heading))];
    const [wide, high] = [north * halfFront + east * halfDepth, east * halfFront + north * halfDepth];
    [minX, maxX] = [Math.min(minX, x - wide), Math.max(maxX, x + wide)];
    [minY, maxY] = [Math.min(minY, y - high), Math.max(maxY, y + high)];
  }
  return { minX, minY, maxX, maxY };
};

/** How wide the front is, and how deep the whole. */
export const extentOf = (setting: Memories, part: Shaped, arm: Arm): Extent => {
  // What bends is as wide as it would be drawn out straight.
  if (part.bent !== undefined) {
    const base = closeBase(part.formation, arm);
    const front = bentBlocks(part.bent, part.ranks.slice(0, 1), base).reduce(
      (sum, { block: { halfFront } }) => sum + 2 * halfFront,
      0,
    );
    return { front, depth: base.depth * part.ranks.length };
  }
  const shapes = setting.memory(SHAPES);
  return shapes.extents(shapeOf(shapes, part, arm));
};

interface Extent {
  readonly front: number;
  readonly depth: number;
}

const measured = (shape: readonly Block[]): Extent => {
  const right = Math.max(...shape.map(({ x, halfFront }) => x + halfFront));
  const left = Math.min(...shape.map(({ x, halfFront }) => x - halfFront));
  const rear = Math.min(...shape.map(({ y, halfDepth }) => y - halfDepth));
  return { front: right - left, depth: -rear };
};
