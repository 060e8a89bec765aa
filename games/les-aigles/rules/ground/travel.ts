/** A way over the ground: slower here, quicker there, and no farther where one may not go. */
import { type Block, bodyOf, gap, halt, type Motion } from '@grognard/field';
import type { Stretch } from '../../ground/motion/course.ts';
import { near } from '../../ground/terrain/terrain.ts';
import { type Degradation, DISORGANISED, FORMED, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { BESIDE_IT, SLOWEST_PACE, UNFORCED } from '../../tables/terrain.ts';
import { type Going, type Ground, isBare, type Zone, zonesIn } from './going.ts';
import { frontRules, gainsByRoad, isSkirmishing, type Mover } from './mover.ts';
import { boxAround } from './reach.ts';
import { roadGain, roadSpans } from './roads.ts';
import { blocksAfter, isOn, spansOf, wayOf, type ZoneSpan } from './spans.ts';

/** LA-O7.1-8, -11: the whole of it is on a road. */
const onRoad = (mover: Mover): Going => ({
  ...{ pace: 1, level: FORMED, levelRules: [], byRoad: true },
  rules: [
    ...['LA-O7.1-1', 'LA-O7.1-2', 'LA-O7.1-8', 'LA-O7.1-11', 'LA-O7.1-13', 'LA-O0-20'],
    ...frontRules(mover),
  ],
});

const plainBy = (...rules: readonly string[]): Going => ({ pace: 1, level: FORMED, rules, levelRules: [] });

/** LA-O7.1-6: too wide for what a road adds. */
const TOO_WIDE = plainBy('LA-O7.1-6');

/** LA-O0-17: nothing gained by force here. */
const UNHURRIED = plainBy('LA-O0-17');

/** LA-O8.4-14: along a hedge or wall, but not across it. */
const ALONG = plainBy('LA-O8.4-14');

/** Why a way ends before its time. */
export interface Halt {
  readonly feature: string;
  readonly rule: string;
  /** It may be marched up to, but no farther. */
  readonly isWall?: true;
  /** It is out of what put it without formation, and must reform. */
  readonly isOut?: true;
}

export interface Travelled {
  readonly way: readonly Stretch[];
  /** How much of each stretch of the way that was wished for is not gone, 0 to 1. */
  readonly left: readonly number[];
  readonly halt?: Halt;
  /** What it went over. */
  readonly goings: readonly Going[];
}

const shareOf = (motion: Motion, share: number): Motion => ({
  ...motion,
  dx: motion.dx * share,
  dy: motion.dy * share,
  turn: motion.turn * share,
});

/** LA-O2.4-13: a field on a slope breaks up close order. */
const grown = (spans: readonly ZoneSpan[]): readonly ZoneSpan[] =>
  spans.some(({ zone }) => zone.sort === 'slope')
    ? spans.map((span) => {
        const { zone, going } = span;
        const isField = zone.feature.kind === 'crop' && going.level === DISORGANISED;
        return isField
          ? { ...span, going: { ...going, level: WITHOUT_FORMATION, levelRules: ['LA-O2.4-13', 'LA-O0-8'] } }
          : span;
      })
    : spans;

/** LA-O2.4-13: what grows on a slope counts instead of the slope, and of what stands there besides. */
const counted = (spans: readonly ZoneSpan[]): readonly ZoneSpan[] => {
  const covered = spans.filter(({ zone }) => zone.sort === 'covered slope');
  if (covered.length === 0) return grown(spans);
  return spans.filter(
    ({ zone }) =>
      !(zone.sort === 'slope' && covered.some((each) => each.zone.feature === zone.feature)) &&
      zone.feature.kind !== 'wood' &&
      zone.feature.kind !== 'crop',
  );
};

/** A piece of a motion over which nothing changes. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly spans: readonly ZoneSpan[];
  readonly isOnRoad: boolean;
}

const piecesOf = (
  spans: readonly ZoneSpan[],
  road: readonly (readonly [number, number])[],
): readonly Piece[] => {
  const marks = [...new Set([0, 1, ...spans.flatMap(({ from, to }) => [from, to]), ...road.flat()])].sort(
    (a, b) => a - b,
  );
  return marks.slice(1).map((to, index) => {
    const from = marks[index] ?? 0;
    const middle = (from + to) / 2;
    return {
      from,
      to,
      spans: counted(spans.filter((span) => span.from <= middle && middle <= span.to)),
      isOnRoad: road.some(([begins, ends]) => begins <= middle && middle <= ends),
    };
  });
};

/** LA-O0-7: factors multiply; LA-O0-17: what a forced march adds is lost where the ground breaks it up. */
const paceIn = (mover: Mover, goings: readonly Going[], speed: number): number => {
  const product = goings.reduce((pace, going) => pace * going.pace, 1);
  const isUnforced = mover.forced === true && goings.some(({ unforced }) => unforced === true);
  const most = Math.min(Infinity, ...goings.map((going) => going.most ?? Infinity));
  const pace = Math.max(SLOWEST_PACE, product) * (isUnforced ? UNFORCED : 1);
  return Math.min(pace, most / speed);
};

export const levelIn = (goings: readonly Going[]): Degradation =>
  goings.reduce<Degradation>((worst, { level }) => (level > worst ? level : worst), FORMED);

/** LA-O7.1-8, LA-O0-20: a tenth more, to the millimetre, of what is left of the quarter. */
const roadPace = (speed: number, time: number): number => {
  const potential = speed * (1 - time);
  return potential <= 0 ? 1 : (potential + roadGain(potential)) / potential;
};

/** LA-O5.2-63: close order that comes out of what broke it up goes no farther. */
const mustHalt = (mover: Mover, before: readonly Going[], now: readonly Going[]): boolean =>
  mover.forced !== true &&
  mover.isDriven !== true &&
  !isSkirmishing(mover) &&
  levelIn(before) >= WITHOUT_FORMATION &&
  levelIn(now) < WITHOUT_FORMATION;

const barIn = ({ spans }: Piece, stuck: ReadonlySet<Zone['feature']>): ZoneSpan | undefined =>
  spans.find(({ zone, going }) => going.bar !== undefined && !stuck.has(zone.feature));

/** A way so far. */
interface Journey {
  readonly way: Stretch[];
  readonly goings: Set<Going>;
  /** Barred ground that it was on from the start: it may come out of it. */
  readonly stuck: ReadonlySet<Zone['feature']>;
  time: number;
  halt?: Halt;
  last: readonly ZoneSpan[];
  /** It has come to the end of the piece. */
  isThrough: boolean;
}

const goingsOf = (spans: readonly ZoneSpan[]): readonly Going[] => spans.map(({ going }) => going);

/** What keeps it from going on into a piece. LA-O5.2-1: the wall of a house, among others. */
const haltAt = (mover: Mover, { stuck, last }: Journey, piece: Piece): Halt | undefined => {
  const barred = barIn(piece, stuck);
  if (barred !== undefined) {
    const { zone, going } = barred;
    return {
      ...{ feature: zone.feature.id, rule: going.bar ?? '' },
      ...(zone.isWall === true && { isWall: true as const }),
    };
  }
  if (!mustHalt(mover, goingsOf(last), goingsOf(piece.spans))) return undefined;
  const out = last.find(({ going }) => going.level >= WITHOUT_FORMATION);
  return { feature: out?.zone.feature.id ?? '', rule: 'LA-O5.2-63', isOut: true };
};

/** As much of a piece as there is time for; the share of the motion that it was. */
const goOver = (mover: Mover, journey: Journey, piece: Piece, { motion, takes, length }: Wish): number => {
  if (journey.halt !== undefined) return 0;
  const isOver = journey.time >= 1;
  const halt = isOver && !journey.isThrough ? undefined : haltAt(mover, journey, piece);
  // A bar that it only comes up to by the end of the quarter is met in the next.
  if (halt !== undefined && !(isOver && halt.isOut !== true)) journey.halt = halt;
  journey.isThrough = false;
  if (isOver || halt !== undefined) return 0;
  const goings = goingsOf(piece.spans);
  const speed = length / takes;
  const pace = paceIn(mover, goings, speed) * (piece.isOnRoad ? roadPace(speed, journey.time) : 1);
  const needs = (takes * (piece.to - piece.from)) / pace;
  const done = Math.min(1, (1 - journey.time) / needs);
  const share = (piece.to - piece.from) * done;
  journey.time = done === 1 ? Math.min(1, journey.time + needs) : 1;
  journey.way.push({ motion: shareOf(motion, share), until: journey.time });
  for (const going of goings) journey.goings.add(going);
  if (piece.isOnRoad) journey.goings.add(onRoad(mover));
  if (mover.forced === true && goings.some(({ unforced }) => unforced === true))
    journey.goings.add(UNHURRIED);
  journey.last = piece.spans;
  journey.isThrough = done === 1;
  return share;
};

/** A stretch that it would go on bare ground. */
interface Wish {
  readonly motion: Motion;
  readonly takes: number;
  readonly length: number;
}

/** Barred ground that somebody is on: he may come out of it. */
export const beganIn = (
  ground: Ground,
  mover: Mover,
  blocks: readonly Block[],
): ReadonlySet<Zone['feature']> => {
  const barred = zonesIn(ground, mover, boxAround(blocks, halt)).filter(
    ({ bar, lifts }) => bar !== undefined || lifts.some((lift) => lift.bar),
  );
  if (barred.length === 0) return new Set();
  const body = bodyOf(blocks);
  const under = barred.filter(({ shape }) => isOn(body, shape));
  if (under.length === 0) return new Set();
  // On a bridge, in a ford or on a road it is where it may be, and leaves it for nothing that bars it.
  const spans = spansOf(mover, under, blocks, halt).filter(({ going }) => going.bar !== undefined);
  return new Set(spans.map(({ zone }) => zone.feature));
};

/** Nothing lies anywhere near a way. */
const isPlain = ({ terrain }: Ground, blocks: readonly Block[], way: readonly Stretch[]): boolean => {
  let now = blocks;
  for (const { motion } of way) {
    if (near(terrain, boxAround(now, motion), BESIDE_IT).length > 0) return false;
    now = blocksAfter(now, motion, 1);
  }
  return true;
};

/** A way over plain ground, as far as there is time. */
const upTo = (way: readonly Stretch[], mover: Mover): Travelled => {
  const goings = mover.usesRoad === true && !gainsByRoad(mover) ? [TOO_WIDE] : [];
  if ((way[way.length - 1]?.until ?? 0) <= 1) return { way, left: way.map(() => 0), goings };
  let from = 0;
  const left: number[] = [];
  const gone: Stretch[] = [];
  for (const { motion, until } of way) {
    const share = until <= 1 ? 1 : Math.max(0, (1 - from) / (until - from));
    if (share > 0)
      gone.push({ motion: share === 1 ? motion : shareOf(motion, share), until: Math.min(1, until) });
    left.push(1 - share);
    from = until;
  }
  return { way: gone, left, goings };
};

/** LA-O0-7: a way as far as the ground lets it lead by the end of the quarter. */
export const travel = (
  ground: Ground,
  mover: Mover,
  blocks: readonly Block[],
  way: readonly Stretch[],
): Travelled => {
  if (isBare(ground) || isPlain(ground, blocks, way)) return upTo(way, mover);
  const journey: Journey = {
    ...{
      way: [],
      goings: new Set(),
      stuck: beganIn(ground, mover, blocks),
      time: 0,
      last: [],
      isThrough: false,
    },
  };
  const left: number[] = [];
  let now = blocks;
  let from = 0;
  for (const { motion, until } of way) {
    const wish = { motion, takes: until - from, length: wayOf(now, motion) };
    let gone = 0;
    if (wish.length > 0 && journey.halt === undefined && journey.time < 1) {
      const zones = zonesIn(ground, mover, boxAround(now, motion));
      const spans = zones.length === 0 ? [] : spansOf(mover, zones, now, motion);
      const road = mover.usesRoad === true ? roadSpans(ground, mover, now, motion) : [];
      for (const piece of piecesOf(spans, road)) gone += goOver(mover, journey, piece, wish);
    }
    left.push(gone > 1 - 1e-9 ? 0 : 1 - gone);
    now = blocksAfter(now, motion, 1);
    from = until;
  }
  const { halt, goings } = journey;
  if (mover.usesRoad === true && !gainsByRoad(mover)) goings.add(TOO_WIDE);
  if (goesAlong(ground, blocks, journey.way, goings)) goings.add(ALONG);
  return { way: journey.way, left, goings: [...goings], ...(halt !== undefined && { halt }) };
};

/** Whether it touches the same hedge or wall from beginning to end and does not cross it. */
const goesAlong = (
  { terrain }: Ground,
  blocks: readonly Block[],
  way: readonly Stretch[],
  goings: ReadonlySet<Going>,
): boolean => {
  if (way.length === 0 || [...goings].some(({ most }) => most !== undefined)) return false;
  const lines = near(terrain, boxAround(blocks, halt), BESIDE_IT + 1).flatMap((feature) =>
    feature.kind === 'line' ? [feature.course] : [],
  );
  if (lines.length === 0) return false;
  const start = bodyOf(blocks);
  const beside = lines.filter((course) => gap(start, course) <= BESIDE_IT);
  if (beside.length === 0) return false;
  const end = bodyOf(way.reduce((now, { motion }) => blocksAfter(now, motion, 1), blocks));
  return beside.some((course) => gap(end, course) <= BESIDE_IT);
};

/** What a way that was really gone went over. */
export const goneOver = (
  ground: Ground,
  mover: Mover,
  blocks: readonly Block[],
  gone: readonly Stretch[],
): readonly Going[] => {
  const goings = new Set<Going>();
  if (isBare(ground)) return [];
  let now = blocks;
  for (const { motion } of gone) {
    const zones = zonesIn(ground, mover, boxAround(now, motion));
    if (zones.length > 0)
      for (const { spans } of piecesOf(spansOf(mover, zones, now, motion), []))
        for (const { going } of spans) goings.add(going);
    now = blocksAfter(now, motion, 1);
  }
  return [...goings];
};
