/**
 * The way of whoever falls back and finds friends in it: a rally, an evade, a rout. It is planned against those who
 * stand; whoever moves at the same time is met on the way.
 */
import { type Body, type Box, eastOf, type Heading, northOf, SAME, sweep } from '@grognard/field';
import type { Hand } from '../../vocabulary.ts';
import {
  crosswise,
  filesIn,
  freeLanes,
  isMoreCentral,
  lengthwise,
  middleOf,
  nearestLane,
  pieceOf,
  type Span,
  spansMeet,
  tableAcross,
  widthOf,
} from './lane.ts';

/** Somebody who stands in the way, or beside it. */
export interface Bystander {
  readonly part: number;
  readonly body: Body;
  /** Loose order and guns let one through; a long one is gone round; an enemy only narrows the lanes. */
  readonly holds: 'loose' | 'long' | 'mass' | 'enemy';
  /** The rule by which he lets nobody through. */
  readonly refuses?: string;
  /** Coming through him costs double. */
  readonly slow: boolean;
}

export interface Fugitive {
  readonly part: number;
  readonly body: Body;
  readonly way: Heading;
  /** How far it can go in this quarter, and how far the table lets it. */
  readonly length: number;
  readonly room: number;
  /** The width of one of its figures in a lane, and how many there are. */
  readonly base: number;
  readonly figures: number;
  /** On whose ground it is already. */
  readonly on: readonly number[];
  /** It is followed: it takes no time to flow. */
  readonly hurries?: true;
  /** By which end it goes round a line or a battery; by the nearer one if it has no choice. */
  readonly rounds?: Hand | 'nearer';
  /** It may pass both ends of what bars its way. */
  readonly splits?: true;
}

/** A straight leg: how far, and what it costs of the quarter's allowance. */
export interface Leg {
  readonly dx: number;
  readonly dy: number;
  readonly cost: number;
}

/** A lane that it goes into with what is left of its allowance. */
export interface Flow {
  readonly files: number;
  /** The middle of its files, across the way, and where the lane begins, along it. */
  readonly middle: number;
  readonly mouth: number;
  readonly depth: number;
  readonly left: number;
}

/** Two groups that pass both ends of a blocker: how far out each must go, and how far on. */
export interface Parting {
  readonly blocker: number;
  readonly middle: number;
  readonly span: Span;
  readonly depth: number;
  readonly left: number;
}

export interface Route {
  readonly legs: readonly Leg[];
  /** Whom it comes through, in this order. */
  readonly crosses: readonly number[];
  /** Why it found a lane, or none. */
  readonly found?: 'lane' | 'end' | 'space' | 'none';
  readonly flow?: Flow;
  readonly parting?: Parting;
  readonly barredBy?: number;
  /** Who stood in the way. */
  readonly met: readonly number[];
}

interface Met {
  readonly ahead: number;
  readonly who: readonly Bystander[];
}

const firstMet = (
  body: Body,
  way: Heading,
  length: number,
  standers: readonly Bystander[],
): Met | undefined => {
  const [dx, dy] = [eastOf(way) * length, northOf(way) * length];
  let ahead = Infinity;
  let who: Bystander[] = [];
  for (const stander of standers) {
    const time = sweep(body, dx, dy, stander.body);
    if (time > 1) continue;
    const here = time * length;
    if (here < ahead - SAME) who = [stander];
    else if (here <= ahead + SAME) who.push(stander);
    ahead = Math.min(ahead, here);
  }
  return who.length === 0 ? undefined : { ahead: Math.max(0, ahead), who };
};

/** The ground of a way that costs double, in distances from its start. */
type Zone = Span;

/** How far an allowance leads, at most so far, and what it costs; ground in a zone counts twice. */
const spend = (
  allowance: number,
  most: number,
  zones: readonly Zone[],
): readonly (readonly [number, number])[] => {
  const marks = [...new Set([0, most, ...zones.flatMap(({ from, to }) => [from, to])])]
    .filter((mark) => mark >= 0 && mark <= most)
    .sort((a, b) => a - b);
  const legs: [number, number][] = [];
  let left = allowance;
  for (let i = 1; i < marks.length && left > 0; i += 1) {
    const [from, to] = [marks[i - 1] as number, marks[i] as number];
    const dear = zones.some((zone) => zone.from <= from && zone.to >= to) ? 2 : 1;
    const length = Math.min(to - from, left / dear);
    if (length > 0) legs.push([length, length * dear]);
    left -= length * dear;
  }
  return legs;
};

const ahead = (way: Heading, legs: readonly (readonly [number, number])[]): readonly Leg[] =>
  legs.map(([length, cost]) => ({ dx: eastOf(way) * length, dy: northOf(way) * length, cost }));

/** A step to the side: to the right, if it is positive. */
const aside = (way: Heading, length: number): Leg => ({
  dx: northOf(way) * length,
  dy: -eastOf(way) * length,
  cost: Math.abs(length),
});

const costOf = (legs: readonly Leg[]): number => legs.reduce((sum, { cost }) => sum + cost, 0);

/** A lane to go for, and why it is that one. */
interface Choice {
  readonly lane: Span;
  readonly found: 'lane' | 'end' | 'space';
}

interface Row {
  readonly lanes: readonly Span[];
  readonly bars: readonly (Span & { readonly far: number })[];
  readonly mouth: number;
  readonly far: number;
}

/** Everybody who stands beside those that were met, as far as they reach back. */
const rowOf = (fugitive: Fugitive, met: Met, standers: readonly Bystander[], table: Box): Row => {
  const { way, body } = fugitive;
  const mouth = lengthwise(body, way).to + met.ahead;
  const far = Math.max(...met.who.map((each) => lengthwise(each.body, way).to));
  const bars = standers
    .filter(({ holds }) => holds !== 'loose')
    .map((each) => ({ ...crosswise(each.body, way), along: lengthwise(each.body, way) }))
    .filter(({ along }) => spansMeet(along, { from: mouth - SAME, to: far }))
    .map(({ from, to, along }) => ({ from, to, far: along.to }));
  return { lanes: freeLanes(tableAcross(table, way), bars), bars, mouth, far };
};

/** LA-M3.4-18: the first room beside a line or a battery, on the hand that was chosen. */
const roundTheEnd = (fugitive: Fugitive, { lanes }: Row, long: Span): Choice | undefined => {
  const me = middleOf(crosswise(fugitive.body, fugitive.way));
  const [toLeft, toRight] = [me - long.from, long.to - me];
  const isEven = Math.abs(toLeft - toRight) <= SAME;
  const nearer = (isEven ? isMoreCentral(long.from, long.to) : toLeft < toRight) ? 'left' : 'right';
  const hand = fugitive.rounds === 'nearer' || fugitive.rounds === undefined ? nearer : fugitive.rounds;
  const isWide = (lane: Span): boolean => widthOf(lane) + SAME >= fugitive.base;
  const lane =
    hand === 'left'
      ? [...lanes].reverse().find((each) => each.to <= long.from + SAME && isWide(each))
      : lanes.find((each) => each.from >= long.to - SAME && isWide(each));
  return lane === undefined ? undefined : { lane, found: 'end' };
};

const choose = (fugitive: Fugitive, met: Met, row: Row): Choice | 'across' | 'barred' => {
  const me = crosswise(fugitive.body, fugitive.way);
  if (met.who.some(({ refuses }) => refuses !== undefined)) {
    const lane = nearestLane(row.lanes, middleOf(me), fugitive.base);
    return lane === undefined ? 'barred' : { lane, found: 'space' };
  }
  if (fugitive.hurries === true) return 'across';
  const long = met.who.find(({ holds }) => holds === 'long');
  if (long !== undefined && fugitive.rounds !== undefined)
    return roundTheEnd(fugitive, row, crosswise(long.body, fugitive.way)) ?? 'across';
  const within = row.lanes.filter((lane) => spansMeet(lane, me));
  const lane = nearestLane(within, middleOf(me), fugitive.base);
  return lane === undefined ? 'across' : { lane, found: 'lane' };
};

/** The way through a lane: the whole body if it has the room, else as many files as it holds. */
const throughLane = (
  fugitive: Fugitive,
  { lane, found }: Choice,
  row: Row,
  gone: readonly Leg[],
  standers: readonly Bystander[],
): Pick<Route, 'legs' | 'found' | 'flow' | 'barredBy'> => {
  const { way, body, base, figures, length } = fugitive;
  const me = crosswise(body, way);
  const isWhole = widthOf(lane) + SAME >= widthOf(me);
  const files = Math.min(figures, filesIn(lane, base));
  const width = isWhole ? widthOf(me) : files * base;
  const piece = pieceOf(lane, width, middleOf(me));
  const shift = isWhole
    ? piece.from - me.from
    : Math.min(0, piece.from - me.from) + Math.max(0, piece.to - me.to);
  const left = length - costOf(gone);
  const step = Math.sign(shift) * Math.min(Math.abs(shift), left);
  const legs = Math.abs(step) > 0 ? [...gone, aside(way, step)] : gone;
  const after = left - Math.abs(step);
  if (after <= SAME) return { legs, found };
  if (isWhole) return { ...onward(fugitive, legs, after, standers), found };
  const beside = row.bars.filter(({ from, to }) => to <= lane.from + SAME || from >= lane.to - SAME);
  const depth = Math.max(...beside.map(({ far }) => far)) - row.mouth;
  return { legs, found, flow: { files, middle: middleOf(piece), mouth: row.mouth, depth, left: after } };
};

/** Straight on from where it has got to, up to the next that stands in the way. */
const onward = (
  fugitive: Fugitive,
  legs: readonly Leg[],
  left: number,
  standers: readonly Bystander[],
): Pick<Route, 'legs' | 'barredBy'> => {
  const { body, way } = fugitive;
  const moved = shifted(body, legs);
  const others = standers.filter(({ holds }) => holds === 'mass' || holds === 'long');
  const room = Math.min(left, fugitive.room - legs.reduce((sum, leg) => sum + along(leg, way), 0));
  const met = firstMet(moved, way, room, others);
  const most = met === undefined ? room : met.ahead;
  return {
    legs: [...legs, ...ahead(way, most > 0 ? [[most, most]] : [])],
    ...(met?.who[0] !== undefined && { barredBy: met.who[0].part }),
  };
};

/** How far a leg leads along a way. */
const along = ({ dx, dy }: Leg, way: Heading): number => dx * eastOf(way) + dy * northOf(way);

const shifted = (body: Body, legs: readonly Leg[]): Body => {
  const [dx, dy] = legs.reduce(([x, y], leg) => [x + leg.dx, y + leg.dy], [0, 0]);
  const points = body.pieces.points.map((value, i) => value + (i % 2 === 0 ? dx : dy));
  const { minX, minY, maxX, maxY } = body;
  return {
    ...body,
    blocks: body.blocks.map((block) => ({ ...block, x: block.x + dx, y: block.y + dy })),
    pieces: { ...body.pieces, points },
    ...{ minX: minX + dx, maxX: maxX + dx, minY: minY + dy, maxY: maxY + dy },
  };
};

/** LA-M7.3-1: both ends of what bars the way have room for half of it. */
const partingRound = (
  fugitive: Fugitive,
  met: Met,
  { lanes, mouth, far }: Row,
): Omit<Parting, 'left'> | undefined => {
  const [blocker, ...others] = met.who;
  if (fugitive.splits !== true || blocker === undefined || others.length > 0) return undefined;
  const span = crosswise(blocker.body, fugitive.way);
  const me = crosswise(fugitive.body, fugitive.way);
  const half = widthOf(me) / 2 + fugitive.base;
  const left = lanes.find((lane) => Math.abs(lane.to - span.from) <= SAME && widthOf(lane) >= half);
  const right = lanes.find((lane) => Math.abs(lane.from - span.to) <= SAME && widthOf(lane) >= half);
  if (left === undefined || right === undefined) return undefined;
  return { blocker: blocker.part, middle: middleOf(span), span, depth: far - mouth };
};

/** How it gets by those whom it meets, with its allowance. */
export const routeOf = (fugitive: Fugitive, standers: readonly Bystander[], table: Box): Route => {
  const { body, way, length } = fugitive;
  const most = Math.min(length, fugitive.room);
  const back = lengthwise(body, way).from;
  const clearOf = (each: Bystander): number => lengthwise(each.body, way).to - back;
  const on = standers.filter(({ part }) => fugitive.on.includes(part));
  const zones: Zone[] = on.filter(({ slow }) => slow).map((each) => ({ from: 0, to: clearOf(each) }));
  const crosses: number[] = [];
  const met: number[] = [];
  let passed = new Set(fugitive.on);
  for (;;) {
    const open = standers.filter(({ part, holds }) => !passed.has(part) && holds !== 'enemy');
    const next = firstMet(body, way, most, open);
    const legs = ahead(way, spend(length, next?.ahead ?? most, zones));
    const isReached =
      next !== undefined && legs.reduce((sum, leg) => sum + lengthOf(leg), 0) >= next.ahead - SAME;
    if (next === undefined || !isReached || costOf(legs) >= length - SAME / 2) return { legs, crosses, met };
    const hard = { ahead: next.ahead, who: next.who.filter(({ holds }) => holds !== 'loose') };
    met.push(...hard.who.map(({ part }) => part));
    const row =
      hard.who.length === 0
        ? undefined
        : rowOf(
            fugitive,
            hard,
            standers.filter(({ part }) => !passed.has(part)),
            table,
          );
    const choice = row === undefined ? 'across' : choose(fugitive, hard, row);
    const [barredBy] = met;
    if (choice === 'barred')
      return { legs, crosses, met, found: 'none', ...(barredBy !== undefined && { barredBy }) };
    if (choice !== 'across' && row !== undefined)
      return { crosses, met, ...throughLane(fugitive, choice, row, legs, open) };
    const parting = row === undefined ? undefined : partingRound(fugitive, hard, row);
    if (parting !== undefined)
      return { legs, crosses, met, parting: { ...parting, left: length - costOf(legs) } };
    crosses.push(...next.who.map(({ part }) => part));
    passed = new Set([...passed, ...next.who.map(({ part }) => part)]);
    zones.push(
      ...next.who.filter(({ slow }) => slow).map((each) => ({ from: next.ahead, to: clearOf(each) })),
    );
  }
};

const lengthOf = ({ dx, dy }: Leg): number => Math.sqrt(dx * dx + dy * dy);
