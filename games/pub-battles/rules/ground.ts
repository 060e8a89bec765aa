import { type Block, type Body, bodyOf, groundUnder, headingOf, overlapShare } from '@grognard/field';
import { keptByBody } from '../kept.ts';
import type { Setting } from '../setting.ts';
import { isMostlyIn } from '../terrain/cover-map.ts';
import { type Ground, grounds } from '../vocabulary.ts';

/** Shares this near to a half are a half: what is left of it is rounding. */
const WITHIN = 1e-9;

/** More than half, and not by a hair of rounding. */
export const isMajority = (share: number): boolean => share > 0.5 + WITHIN;

/** As thin as this, a body is its own middle line. */
const THIN = 0.5;

const squared = (dx: number, dy: number): number => dx * dx + dy * dy;

/** PB-R078: half is counted by area; a club may count along the middle line of the longer way. */
const measured = ({ switches }: Pick<Setting, 'switches'>, body: Body): Body => {
  if (switches.majorityBy === 'area') return body;
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = body.pieces.points;
  const [ab, bc] = [squared(bx - ax, by - ay), squared(cx - bx, cy - by)];
  const [dx, dy] = ab >= bc ? [bx - ax, by - ay] : [cx - bx, cy - by];
  const middle = { x: (ax + cx) / 2, y: (ay + cy) / 2, heading: headingOf(dx, dy) };
  return bodyOf([{ ...middle, halfFront: THIN, halfDepth: Math.sqrt(Math.max(ab, bc)) / 2 }]);
};

type Ruled = Pick<Setting, 'terrain' | 'switches'>;

/** The part of a body, 0 to 1, that each kind of ground covers; clear is what is left. */
export const sharesUnder: (setting: Ruled, body: Body) => Float64Array = keptByBody((setting, body) => {
  const shares = new Float64Array(grounds.length);
  groundUnder(setting.terrain.cover, measured(setting, body), shares);
  let covered = 0;
  for (let kind = 1; kind < shares.length; kind += 1) covered += shares[kind] ?? 0;
  shares[0] = Math.max(0, 1 - covered);
  return shares;
});

/** Whether more than half of a block lies in any of these kinds of ground; measured only where it is a near thing. */
export const liesMostlyIn = (setting: Ruled, kinds: readonly number[], block: Block): boolean => {
  const glances =
    setting.switches.majorityBy === 'area'
      ? kinds.map((kind) => isMostlyIn(setting.terrain, kind, block))
      : [undefined];
  if (glances.includes(true)) return true;
  if (!glances.includes(undefined)) return false;
  const shares = sharesUnder(setting, bodyOf([block]));
  return kinds.some((kind) => isMajority(shares[kind] ?? 0));
};

/**
 * PB-R076: a piece is in exactly one kind of ground, the one under more than half of it. PB-R079: if none covers half,
 * the largest share counts, and clear wins ties.
 */
export const groundOf = (setting: Ruled, body: Body): Ground => {
  const under = sharesUnder(setting, body);
  const most = grounds.reduce(
    (best, _, kind) => ((under[kind] ?? 0) > (under[best] ?? 0) + WITHIN ? kind : best),
    0,
  );
  const counts = isMajority(under[most] ?? 0) || setting.switches.noMajority === 'largestShare';
  return counts ? (grounds[most] ?? 'clear') : 'clear';
};

/** The level of the hill under more than half of a body; 0 on the plain. */
export const levelOf: (setting: Ruled, body: Body) => number = keptByBody((setting, body) => {
  const counted = measured(setting, body);
  return setting.terrain.hills.reduce(
    (highest, { level, shape }) =>
      level > highest && isMajority(overlapShare(counted, shape)) ? level : highest,
    0,
  );
});
