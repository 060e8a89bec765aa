/** Which way round those who bar the way: the rules choose, and the player's hand where it is his. */
import { type Body, type Box, boxesMeet, eastOf, type Heading, northOf, SAME, sweep } from '@grognard/field';
import type { Bystander, Fugitive, Parting } from './flight.ts';
import {
  crosswise,
  freeLanes,
  isMoreCentral,
  type LaneSpan,
  lengthwise,
  middleOfSpan,
  nearestLane,
  snapped,
  spansMeet,
  tableAcross,
  widthOf,
} from './lane.ts';

/** Who is met first, and how far ahead. */
export interface Met {
  readonly ahead: number;
  readonly who: readonly Bystander[];
}

export const firstMet = (
  body: Body,
  way: Heading,
  length: number,
  standers: readonly Bystander[],
): Met | undefined => {
  const [dx, dy] = [eastOf(way) * length, northOf(way) * length];
  const ground = {
    minX: body.minX + Math.min(0, dx),
    maxX: body.maxX + Math.max(0, dx),
    minY: body.minY + Math.min(0, dy),
    maxY: body.maxY + Math.max(0, dy),
  };
  let ahead = Infinity;
  let who: Bystander[] = [];
  for (const stander of standers) {
    if (!boxesMeet(ground, stander.body, SAME)) continue;
    const time = sweep(body, dx, dy, stander.body);
    if (time > 1) continue;
    const here = snapped(time * length);
    if (here < ahead - SAME) who = [stander];
    else if (here <= ahead + SAME) who.push(stander);
    ahead = Math.min(ahead, here);
  }
  return who.length === 0 ? undefined : { ahead: Math.max(0, ahead), who };
};

/** A lane to go for, and why it is that one. */
export interface Choice {
  readonly lane: LaneSpan;
  readonly found: 'lane' | 'end' | 'space';
}

export interface Row {
  readonly lanes: readonly LaneSpan[];
  readonly bars: readonly (LaneSpan & { readonly far: number })[];
  readonly mouth: number;
  readonly far: number;
}

/** Everybody who stands beside those that were met, as far as they reach back. */
export const rowOf = (fugitive: Fugitive, met: Met, standers: readonly Bystander[], table: Box): Row => {
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
const roundTheEnd = (fugitive: Fugitive, { lanes }: Row, long: LaneSpan): Choice | undefined => {
  const me = middleOfSpan(crosswise(fugitive.body, fugitive.way));
  const [toLeft, toRight] = [me - long.from, long.to - me];
  const isEven = Math.abs(toLeft - toRight) <= SAME;
  const nearer = (isEven ? isMoreCentral(long.from, long.to) : toLeft < toRight) ? 'left' : 'right';
  const hand = fugitive.rounds === 'nearer' || fugitive.rounds === undefined ? nearer : fugitive.rounds;
  const isWide = (lane: LaneSpan): boolean => widthOf(lane) + SAME >= fugitive.base;
  const lane =
    hand === 'left'
      ? [...lanes].reverse().find((each) => each.to <= long.from + SAME && isWide(each))
      : lanes.find((each) => each.from >= long.to - SAME && isWide(each));
  return lane === undefined ? undefined : { lane, found: 'end' };
};

export const choose = (fugitive: Fugitive, met: Met, row: Row): Choice | 'across' | 'barred' => {
  const me = crosswise(fugitive.body, fugitive.way);
  if (met.who.some(({ refuses }) => refuses !== undefined)) {
    const lane = nearestLane(row.lanes, middleOfSpan(me), fugitive.base);
    return lane === undefined ? 'barred' : { lane, found: 'space' };
  }
  if (fugitive.hurries === true) return 'across';
  const long = met.who.find(({ holds }) => holds === 'long');
  if (long !== undefined && fugitive.rounds !== undefined)
    return roundTheEnd(fugitive, row, crosswise(long.body, fugitive.way)) ?? 'across';
  const within = row.lanes.filter((lane) => spansMeet(lane, me));
  const lane = nearestLane(within, middleOfSpan(me), fugitive.base);
  return lane === undefined ? 'across' : { lane, found: 'lane' };
};

/** LA-M7.3-1: both ends of what bars the way have room for half of it. */
export const partingRound = (
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
  return { blocker: blocker.part, middle: middleOfSpan(span), span, depth: far - mouth };
};
