import { type Body, bodyOf, groundUnder, headingOf, overlapShare } from '@grognard/field';
import type { Setting } from '../model/setting.ts';
import type { GroundFacts } from '../model/terrain.ts';
import { type Arm, grounds } from '../model/vocabulary.ts';
import { keptByBody } from './kept.ts';

/** Shares this near to a half are a half: what is left of it is rounding. */
const WITHIN = 1e-9;

/** More than half, and not by a hair of rounding. */
export const isMajority = (share: number): boolean => share > 0.5 + WITHIN;

/** As thin as this, a body is its own middle line. */
const THIN = 0.5;

const squared = (dx: number, dy: number): number => dx * dx + dy * dy;

type Map = Pick<Setting, 'terrain' | 'switches' | 'memory'>;

/** PB-R078: half is counted by area; a club may count along the middle line of the longer way. */
const measured = ({ switches }: Pick<Setting, 'switches'>, body: Body): Body => {
  if (switches.majorityBy === 'area') return body;
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = body.pieces.points;
  const [ab, bc] = [squared(bx - ax, by - ay), squared(cx - bx, cy - by)];
  const [dx, dy] = ab >= bc ? [bx - ax, by - ay] : [cx - bx, cy - by];
  const middle = { x: (ax + cx) / 2, y: (ay + cy) / 2, heading: headingOf(dx, dy) };
  return bodyOf([{ ...middle, halfFront: THIN, halfDepth: Math.sqrt(Math.max(ab, bc)) / 2 }]);
};

/** The part of a body, 0 to 1, that each row of the chart covers; clear is what is left. */
export const sharesUnder: (setting: Map, body: Body) => Float64Array = keptByBody(
  (setting: Map, body: Body) => {
    const { chart, cover } = setting.terrain;
    const shares = new Float64Array(chart.length);
    groundUnder(cover, measured(setting, body), shares);
    let covered = 0;
    for (let kind = 1; kind < shares.length; kind += 1) covered += shares[kind] ?? 0;
    shares[0] = Math.max(0, 1 - covered);
    return shares;
  },
);

const isTie = (one: number, other: number): boolean => Math.abs(one - other) <= WITHIN;

const isOwnKind = (kind: number): boolean => kind >= grounds.length;

/** PB-R003: under more than half of a piece a kind of the scenario's own counts before one of the chart. */
const outranks = (under: Float64Array, kind: number, best: number): boolean => {
  const [share, most] = [under[kind] ?? 0, under[best] ?? 0];
  return isOwnKind(kind) && isMajority(share) && !isOwnKind(best) ? true : share > most + WITHIN;
};

/**
 * PB-R076: a piece is in exactly one kind of ground, the one under more than half of it. PB-R079: if none covers half,
 * the largest share counts, and clear wins ties. PB-R078: unless its owner has chosen between two halves.
 */
export const groundFacts = (setting: Map, body: Body, chosen?: string): GroundFacts => {
  const { chart } = setting.terrain;
  const clear = chart[0] as GroundFacts;
  const under = sharesUnder(setting, body);
  const most = chart.reduce((best, _, kind) => (outranks(under, kind, best) ? kind : best), 0);
  if (isTie(under[most] ?? 0, 0.5) && chosen !== undefined)
    return chart.find(({ name }, kind) => name === chosen && isTie(under[kind] ?? 0, 0.5)) ?? clear;
  const counts = isMajority(under[most] ?? 0) || setting.switches.noMajority === 'largestShare';
  return counts ? (chart[most] ?? clear) : clear;
};

export const groundOf = (setting: Map, body: Body, chosen?: string): string =>
  groundFacts(setting, body, chosen).name;

/** PB-R078: the two kinds between which a piece lies by exact halves; none if one outweighs the others. */
export const halvesUnder = (setting: Map, body: Body): readonly string[] => {
  const under = sharesUnder(setting, body);
  const halves = setting.terrain.chart.filter((_, kind) => isTie(under[kind] ?? 0, 0.5));
  return halves.length === 2 ? halves.map(({ name }) => name) : [];
};

/** The part of a body that lies on ground closed to an arm; a river, which has its crossings, only where it stands. */
export const closedShare = (setting: Map, body: Body, arm: Arm, standing: boolean): number => {
  const { chart } = setting.terrain;
  const under = sharesUnder(setting, body);
  const own = chart.findIndex((_, kind) => isOwnKind(kind) && isMajority(under[kind] ?? 0));
  if (own >= 0) return chart[own]?.closedTo.includes(arm) === true ? 1 : 0;
  return chart.reduce(
    (sum, { name, closedTo }, kind) =>
      closedTo.includes(arm) && (standing || name !== 'river') ? sum + (under[kind] ?? 0) : sum,
    0,
  );
};

const isOnHill = (counted: Body, { shape }: Setting['terrain']['hills'][number]): boolean =>
  isMajority(overlapShare(counted, shape));

/** The hills under more than half of a body, by their places. */
export const hillsUnder: (setting: Map, body: Body) => readonly number[] = keptByBody(
  (setting: Map, body: Body) => {
    const counted = measured(setting, body);
    return setting.terrain.hills.flatMap((hill, place) => (isOnHill(counted, hill) ? [place] : []));
  },
);

/** The level of the hill under more than half of a body; 0 on the plain. */
export const levelOf: (setting: Map, body: Body) => number = keptByBody((setting: Map, body: Body) => {
  const counted = measured(setting, body);
  return setting.terrain.hills.reduce(
    (highest, hill) => (hill.level > highest && isOnHill(counted, hill) ? hill.level : highest),
    0,
  );
});
