/**
 * The way of whoever falls back and finds friends in it: a rally, an evade, a rout. It is planned against those who
 * stand; whoever moves at the same time is met on the way.
 */
import { type Body, type Box, type Heading, SAME } from '@grognard/field';
import type { Hand } from '../../model/vocabulary.ts';
import { type Choice, choose, firstMet, type Met, partingRound, type Row, rowOf } from './choice.ts';
import { crosswise, filesIn, type LaneSpan, lengthwise, middleOfSpan, pieceOf, widthOf } from './lane.ts';
import {
  aside,
  costOfLegs,
  type FlightLeg,
  legAhead,
  legAlong,
  lengthOfLegs,
  type SlowZone,
  shiftedSpan,
  spendOnLegs,
} from './legs.ts';

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
  /** It is followed, or runs: it takes no time to look for a lane, unless it is refused passage. */
  readonly hurries?: true;
  /** By which end it goes round a line or a battery; by the nearer one if it has no choice. */
  readonly rounds?: Hand | 'nearer';
  /** It may pass both ends of what bars its way. */
  readonly splits?: true;
}

/** A lane that it goes into with what is left of its allowance. */
export interface FlowLane {
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
  readonly span: LaneSpan;
  readonly depth: number;
  readonly left: number;
}

export interface Route {
  readonly legs: readonly FlightLeg[];
  /** Whom it comes through, in this order. */
  readonly crosses: readonly number[];
  /** Why it found a lane, or none. */
  readonly found?: 'lane' | 'end' | 'space' | 'none';
  readonly flow?: FlowLane;
  readonly parting?: Parting;
  readonly barredBy?: number;
  /** Who stood in the way. */
  readonly met: readonly number[];
}

/** The way through a lane: the whole body if it has the room, else as many files as it holds. */
const throughLane = (
  fugitive: Fugitive,
  { lane, found }: Choice,
  row: Row,
  gone: readonly FlightLeg[],
  standers: readonly Bystander[],
): Pick<Route, 'legs' | 'found' | 'flow' | 'barredBy'> => {
  const { way, body, base, figures, length } = fugitive;
  const me = crosswise(body, way);
  const isWhole = widthOf(lane) + SAME >= widthOf(me);
  const files = Math.min(figures, filesIn(lane, base));
  const width = isWhole ? widthOf(me) : files * base;
  const piece = pieceOf(lane, width, middleOfSpan(me));
  const shift = isWhole
    ? piece.from - me.from
    : Math.min(0, piece.from - me.from) + Math.max(0, piece.to - me.to);
  const left = length - costOfLegs(gone);
  const step = Math.sign(shift) * Math.min(Math.abs(shift), left);
  const legs = Math.abs(step) > 0 ? [...gone, aside(way, step)] : gone;
  const after = left - Math.abs(step);
  if (after <= SAME) return { legs, found };
  if (isWhole) return { ...onward(fugitive, legs, after, standers), found };
  const beside = row.bars.filter(
    ({ from, to }) => Math.abs(to - lane.from) <= SAME || Math.abs(from - lane.to) <= SAME,
  );
  const depth = Math.max(...beside.map(({ far }) => far)) - row.mouth;
  return { legs, found, flow: { files, middle: middleOfSpan(piece), mouth: row.mouth, depth, left: after } };
};

/** Straight on from where it has got to, up to the next that stands in the way. */
const onward = (
  fugitive: Fugitive,
  legs: readonly FlightLeg[],
  left: number,
  standers: readonly Bystander[],
): Pick<Route, 'legs' | 'barredBy'> => {
  const { body, way } = fugitive;
  const moved = shiftedSpan(body, legs);
  const others = standers.filter(({ holds }) => holds === 'mass' || holds === 'long');
  const room = Math.min(left, fugitive.room - legs.reduce((sum, leg) => sum + legAlong(leg, way), 0));
  const met = firstMet(moved, way, room, others);
  const most = met === undefined ? room : met.ahead;
  return {
    legs: [...legs, ...legAhead(way, most > 0 ? [[most, most]] : [])],
    ...(met?.who[0] !== undefined && { barredBy: met.who[0].part }),
  };
};

/** Whom it has met and come through so far, and the ground that this made dear. */
interface Progress {
  readonly passed: Set<number>;
  readonly zones: SlowZone[];
  readonly crosses: number[];
  readonly met: number[];
}

const clearOf = ({ body, way }: Fugitive, each: Bystander): number =>
  lengthwise(each.body, way).to - lengthwise(body, way).from;

const zoneIn = (fugitive: Fugitive, from: number, who: readonly Bystander[]): readonly SlowZone[] =>
  who.filter(({ slow }) => slow).map((each) => ({ from, to: clearOf(fugitive, each) }));

const begun = (fugitive: Fugitive, standers: readonly Bystander[]): Progress => {
  const on = standers.filter(({ part }) => fugitive.on.includes(part));
  return {
    passed: new Set(fugitive.on),
    zones: [...zoneIn(fugitive, 0, on)],
    ...{ crosses: [], met: [] },
  };
};

/** It goes on through those whom it has met. */
const comeThrough = (progress: Progress, fugitive: Fugitive, { ahead: from, who }: Met): void => {
  for (const { part } of who) {
    progress.crosses.push(part);
    progress.passed.add(part);
  }
  progress.zones.push(...zoneIn(fugitive, from, who));
};

type Way = Pick<Route, 'legs' | 'found' | 'flow' | 'parting' | 'barredBy'>;

/** How it gets past those whom it has met; not at all, and it comes through them. */
const wayPast = (
  fugitive: Fugitive,
  met: Met,
  legs: readonly FlightLeg[],
  standers: readonly Bystander[],
  table: Box,
): Way | undefined => {
  const [first] = met.who;
  if (first === undefined) return undefined;
  const row = rowOf(fugitive, met, standers, table);
  const choice = choose(fugitive, met, row);
  if (choice === 'barred') return { legs, found: 'none', barredBy: first.part };
  if (choice !== 'across') return throughLane(fugitive, choice, row, legs, standers);
  const parting = partingRound(fugitive, met, row);
  const left = fugitive.length - costOfLegs(legs);
  return parting === undefined ? undefined : { legs, parting: { ...parting, left } };
};

/** How it gets by those whom it meets, with its allowance. */
export const routeOf = (fugitive: Fugitive, standers: readonly Bystander[], table: Box): Route => {
  const { body, way, length } = fugitive;
  const most = Math.min(length, fugitive.room);
  const progress = begun(fugitive, standers);
  const { crosses, met } = progress;
  for (;;) {
    const others = standers.filter(({ part }) => !progress.passed.has(part));
    const friends = others.filter(({ holds }) => holds !== 'enemy');
    const next = firstMet(body, way, most, friends);
    const legs = legAhead(way, spendOnLegs(length, next?.ahead ?? most, progress.zones));
    const gone = legs.reduce((sum, leg) => sum + lengthOfLegs(leg), 0);
    const isOver = costOfLegs(legs) >= length - SAME / 2;
    if (next === undefined || isOver || gone < next.ahead - SAME) return { legs, crosses, met };
    const hard = next.who.filter(({ holds }) => holds !== 'loose');
    met.push(...hard.map(({ part }) => part));
    const past = wayPast(fugitive, { ahead: next.ahead, who: hard }, legs, others, table);
    if (past !== undefined) return { crosses, met, ...past };
    comeThrough(progress, fugitive, next);
  }
};
