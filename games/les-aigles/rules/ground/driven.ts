/** LA-O0-16: those who do not go of their own will meet the ground as well. */
import {
  type Block,
  type Body,
  bodyOf,
  eastOf,
  gapToPoint,
  headingOf,
  type Motion,
  march,
  normalHeading,
  northOf,
  type Pose,
  SAME,
  turnBetween,
} from '@grognard/field';
import type { Stretch } from '../../ground/motion/course.ts';
import { blocksOf } from '../../ground/shape/blocks.ts';
import { shapeOf } from '../../ground/terrain/shape-of.ts';
import { featureOf } from '../../ground/terrain/terrain.ts';
import { partOf, unitOfPart } from '../../model/evolve.ts';
import type { Feature, Water } from '../../model/features.ts';
import type { Part } from '../../model/part.ts';
import type { Story } from '../../model/story.ts';
import { figureBase } from '../../tables/bases.ts';
import { type Going, type Ground, groundOf, isBare, zonesIn } from './going.ts';
import { goesAsArtillery, type Mover } from './mover.ts';
import { boxAround } from './reach.ts';
import { isOn, spansOf, type ZoneSpan } from './spans.ts';
import { groundRules } from './tell.ts';
import { beganIn, goneOver, type Travelled, travel } from './travel.ts';

const blocksIn = ({ setting, state }: Story, index: number): readonly Block[] =>
  blocksOf(setting, partOf(state, index), unitOfPart(state, index).arm);

const moverOf = ({ state }: Story, index: number): Mover & { readonly part: Part } => ({
  unit: unitOfPart(state, index),
  part: partOf(state, index),
  isDriven: true,
});

/** A way as far as the ground lets it lead. */
export const drivenWay = (story: Story, index: number, way: readonly Stretch[]): readonly Stretch[] => {
  const ground = groundOf(story.setting, story.state);
  return isBare(ground) ? way : travel(ground, moverOf(story, index), blocksIn(story, index), way).way;
};

/** The rules by which the ground has slowed or stopped such a way. */
export const drivenRules = (story: Story, index: number, gone: readonly Stretch[]): readonly string[] => {
  const ground = groundOf(story.setting, story.state);
  if (isBare(ground)) return [];
  const goings = goneOver(ground, moverOf(story, index), blocksIn(story, index), gone);
  return goings.length === 0 ? [] : ['LA-O0-16', ...groundRules(goings)];
};

const straight = (heading: number, length: number): Motion =>
  march(eastOf(heading) * length, northOf(heading) * length);

/** Whether no ground bars a straight way. */
export const isOpenWay = (story: Story, index: number, heading: number, length: number): boolean => {
  const ground = groundOf(story.setting, story.state);
  if (isBare(ground)) return true;
  const way = [{ motion: straight(heading, length), until: 1 }];
  return travel(ground, moverOf(story, index), blocksIn(story, index), way).halt === undefined;
};

/** How far off its way it looks for a free one, each a little farther. */
export const TURNS = [1_500, 3_000, 4_500, 6_000, 7_500, 9_000] as const;

/** A way that was looked at. */
interface Tried extends Travelled {
  readonly heading: number;
}

const lengthOf = ({ way }: Travelled): number =>
  way.reduce((sum, { motion: { dx, dy } }) => sum + Math.sqrt(dx * dx + dy * dy), 0);

/** How much farther aside it must go to pass something by its right than by its left. */
const detourOf = (blocks: readonly Block[], feature: Feature | undefined, heading: number): number => {
  if (feature === undefined || feature.kind === 'village') return 0;
  const [east, north] = [eastOf(heading), northOf(heading)];
  const reachOf = ({ pieces: { points } }: Pick<Body, 'pieces'>): readonly [number, number] => {
    let [least, most] = [Infinity, -Infinity];
    for (let i = 0; i + 1 < points.length; i += 2) {
      const right = (points[i] ?? 0) * north - (points[i + 1] ?? 0) * east;
      [least, most] = [Math.min(least, right), Math.max(most, right)];
    }
    return [least, most];
  };
  const [left, right] = reachOf(shapeOf(feature));
  const [from, to] = reachOf(bodyOf(blocks));
  return right - from - (to - left);
};

/** Of two ways round, right and left, the one that leads farther; else the shorter; else that nearer to the middle. */
const better = (blocks: readonly Block[], a: Tried, b: Tried, detour: number): Tried => {
  const more = lengthOf(a) - lengthOf(b);
  if (Math.abs(more) > SAME) return more > 0 ? a : b;
  if (Math.abs(detour) > AS_FAR) return detour < 0 ? a : b;
  const endOf = ({ way }: Travelled): number => {
    const body = bodyOf(blocks);
    const [dx, dy] = way.reduce(([x, y], { motion }) => [x + motion.dx, y + motion.dy], [0, 0]);
    const [x, y] = [(body.minX + body.maxX) / 2 + dx, (body.minY + body.maxY) / 2 + dy];
    return x * x + y * y;
  };
  return endOf(a) - endOf(b) <= SAME ? a : b;
};

/** Two ways round are as long: 0.1 cm. */
const AS_FAR = 100;

const squared = (dx: number, dy: number): number => dx * dx + dy * dy;

/** Where a river can be crossed, as somebody on one of its banks comes to it. */
export interface Bridgehead {
  readonly water: Water;
  readonly crossing: Water['crossings'][number];
  /** The end on his bank, and the way over from there. */
  readonly mouth: readonly [number, number];
  readonly heading: number;
}

/** LA-O6.3-13: the nearest place to cross a river; LA-O6.3-8: for guns, the nearest bridge. */
const nearestCrossing = (ground: Ground, mover: Mover, [x, y]: Place, id: string): Bridgehead | undefined => {
  const water: Water | undefined = featureOf(ground.terrain, 'water', id);
  const [nearest] = (water?.crossings ?? [])
    .filter(({ sort }) => sort === 'bridge' || !goesAsArtillery(mover))
    .map((crossing) => ({ crossing, far: gapToPoint(crossing.bed, x, y) }))
    .sort((a, b) => a.far - b.far);
  if (water === undefined || nearest === undefined) return undefined;
  const { axis } = nearest.crossing.bed;
  const pointAt = (at: number): Place => [axis[at] ?? 0, axis[at + 1] ?? 0];
  const last = axis.length - 2;
  const ends = [
    [pointAt(0), pointAt(2)],
    [pointAt(last), pointAt(last - 2)],
  ] as const;
  const [one, other] = ends;
  const farOf = ([[ax, ay]]: (typeof ends)[number]): number => squared(ax - x, ay - y);
  const [mouth, next] = farOf(one) <= farOf(other) ? one : other;
  const heading = headingOf(next[0] - mouth[0], next[1] - mouth[1]);
  return { water, crossing: nearest.crossing, mouth, heading };
};

type Place = readonly [number, number];

const middleOf = (blocks: readonly Block[]): Place => {
  const { minX, minY, maxX, maxY } = bodyOf(blocks);
  return [(minX + maxX) / 2, (minY + maxY) / 2];
};

/** So little off the way over is on it: hundredths of a degree, and 0.001 cm. */
const ON_IT = { turn: 50, aside: 300 } as const;

/** Whether somebody stands before a crossing as he must to go over. */
export const isBeforeIt = ({ x, y, heading }: Pose, { mouth, heading: over }: Bridgehead): boolean => {
  const [dx, dy] = [x - mouth[0], y - mouth[1]];
  const aside = Math.abs(dx * northOf(over) - dy * eastOf(over));
  return Math.abs(turnBetween(heading, over)) <= ON_IT.turn && aside <= ON_IT.aside;
};

/** LA-O6.3-13: whoever runs up to a river makes for the nearest place to cross it. */
const toCrossing = (
  ground: Ground,
  mover: Mover & { readonly part: Pose },
  blocks: readonly Block[],
  id: string,
): number | undefined => {
  const [x, y] = middleOf(blocks);
  const head = nearestCrossing(ground, mover, [x, y], id);
  if (head === undefined) return undefined;
  if (isBeforeIt(mover.part, head)) return head.heading;
  const isBefore = gapToPoint(head.crossing.bed, x, y) > SAME;
  return isBefore ? headingOf(head.mouth[0] - x, head.mouth[1] - y) : head.heading;
};

/** Whether some of a body is over a river already, or in it. */
const isCrossing = (ground: Ground, blocks: readonly Block[], id: string): boolean => {
  const water: Water | undefined = featureOf(ground.terrain, 'water', id);
  return water !== undefined && isOn(bodyOf(blocks), water.bed);
};

/** The place where somebody could cross the river that bars his way, unless he is crossing it. */
export const bridgeheadFor = (
  story: Story,
  index: number,
  heading: number,
  length: number,
): Bridgehead | undefined => {
  const ground = groundOf(story.setting, story.state);
  if (isBare(ground)) return undefined;
  const [mover, blocks] = [moverOf(story, index), blocksIn(story, index)];
  const { halt } = travel(ground, mover, blocks, [{ motion: straight(heading, length), until: 1 }]);
  if (halt === undefined || isCrossing(ground, blocks, halt.feature)) return undefined;
  return nearestCrossing(ground, mover, middleOf(blocks), halt.feature);
};

/** Whether the ground lets a figure run straight to a place. */
export const canRunTo = (story: Story, index: number, [x, y]: Place): boolean => {
  const { arm } = unitOfPart(story.state, index);
  const part = partOf(story.state, index);
  const { width, depth } = figureBase(arm);
  const [dx, dy] = [x - part.x, y - part.y];
  const ground = groundOf(story.setting, story.state);
  const formation = part.formation === 'skirmish' ? 'skirmish' : 'march column';
  const mover: Mover = { unit: { arm }, part: { formation, ranks: [1] }, isDriven: true };
  const figure = {
    x: part.x - (eastOf(part.heading) * depth) / 2,
    y: part.y - (northOf(part.heading) * depth) / 2,
    ...{ heading: part.heading, halfFront: width / 2, halfDepth: depth / 2 },
  };
  const { halt } = travel(ground, mover, [figure], [{ motion: march(dx, dy), until: 1 }]);
  return halt === undefined;
};

/** Which way one runs, and the rules that say so. */
export interface FreeWay {
  readonly heading: number;
  readonly rules: readonly string[];
}

/** Whether who faces one way and is driven another need not turn back for it. */
const goesOn = (faces: number, driven: number): boolean =>
  Math.abs(((faces - driven + 54_000) % 36_000) - 18_000) < 9_000;

/** LA-O0-16: straight on, or round what it may not enter by the nearest free way. */
export const freeHeading = (story: Story, index: number, heading: number, length: number): FreeWay => {
  const ground = groundOf(story.setting, story.state);
  if (isBare(ground)) return { heading, rules: [] };
  const [mover, blocks] = [moverOf(story, index), blocksIn(story, index)];
  const going = (way: number): Tried => {
    const on = normalHeading(way);
    return { heading: on, ...travel(ground, mover, blocks, [{ motion: straight(on, length), until: 1 }]) };
  };
  const ahead = going(heading);
  if (ahead.halt === undefined) return { heading, rules: [] };
  const onward = goesOn(partOf(story.state, index).heading, heading)
    ? going(partOf(story.state, index).heading)
    : ahead;
  if (onward.halt === undefined && isCrossing(ground, blocks, ahead.halt.feature))
    return { heading: onward.heading, rules: ['LA-O0-16', 'LA-O6.3-13'] };
  const crossing = toCrossing(ground, mover, blocks, ahead.halt.feature);
  const rules = crossing === undefined ? ['LA-O0-16'] : ['LA-O0-16', 'LA-O6.3-13'];
  const wished = crossing ?? heading;
  const detour = detourOf(blocks, ground.terrain.byId.get(ahead.halt.feature), wished);
  for (const turn of [0, ...TURNS]) {
    const [one, other] = [going(wished + turn), going(wished - turn)].filter(
      (each) => each.halt === undefined,
    );
    if (one === undefined) continue;
    // The first of the two is to its right.
    const best = other === undefined || turn === 0 ? one : better(blocks, one, other, detour);
    return { heading: best.heading, rules };
  }
  return { heading, rules: ['LA-O0-16'] };
};

/** What the ground does to a straight step back. */
export interface Thrown {
  readonly length: number;
  readonly goings: readonly Going[];
  readonly rules: readonly string[];
  /** Water that swallows it. */
  readonly drowns?: { readonly feature: string; readonly rule: string };
  /** LA-O6.2-11, LA-O6.5-2: what it ends in. */
  readonly into: 'stream' | 'marsh' | undefined;
}

const isDeep = ({ zone: { feature }, going }: ZoneSpan): boolean =>
  feature.kind === 'water' &&
  feature.entry.sort !== 'stream' &&
  feature.entry.sort !== 'ditch' &&
  going.crossing !== 'bridge';

/** How far somebody who is thrown back really goes, and into what. */
export const thrownBack = (story: Story, index: number, heading: number, length: number): Thrown => {
  const ground = groundOf(story.setting, story.state);
  const plain: Thrown = { length, goings: [], rules: [], into: undefined };
  if (isBare(ground) || length <= 0) return plain;
  const [mover, blocks] = [moverOf(story, index), blocksIn(story, index)];
  const motion = straight(heading, length);
  const zones = zonesIn(ground, mover, boxAround(blocks, motion));
  const spans = zones.length === 0 ? [] : spansOf(mover, zones, blocks, motion);
  const deep = spans.find(isDeep);
  if (deep !== undefined) {
    const rule = deep.going.crossing === 'ford' ? 'LA-O6.3-12' : 'LA-O6.3-13';
    return { ...plain, drowns: { feature: deep.zone.feature.id, rule } };
  }
  const stuck = beganIn(ground, mover, blocks);
  // What it stands against bars it at once.
  const isWall = ({ zone: { feature }, going, from }: ZoneSpan): boolean =>
    going.bar !== undefined && feature.kind !== 'marsh' && (from > 0 || !stuck.has(feature));
  const wall = spans.filter(isWall).reduce((least, { from }) => Math.min(least, from), 1);
  const touched = spans.filter(({ from }) => from < wall);
  const ends = touched.filter(({ to }) => to >= wall).map(({ zone: { feature } }) => feature);
  const isIn = (kind: 'marsh' | 'water'): boolean => ends.some((feature) => feature.kind === kind);
  return {
    length: Math.floor(length * wall),
    goings: touched.map(({ going }) => going),
    rules: wall < 1 ? ['LA-O0-16'] : [],
    into: isIn('marsh') ? 'marsh' : isIn('water') ? 'stream' : undefined,
  };
};
