import { type Body, groundUnder, overlapShare } from '@grognard/field';
import type { Setting } from '../setting.ts';
import { type Ground, grounds } from '../vocabulary.ts';

const shares = new Float64Array(grounds.length);

/** Shares this near to a half are a half: what is left of it is rounding. */
const WITHIN = 1e-9;

/** More than half, and not by a hair of rounding. */
export const isMajority = (share: number): boolean => share > 0.5 + WITHIN;

/** The part of a body, 0 to 1, that each kind of ground covers; clear is what is left. */
export const sharesUnder = ({ terrain }: Pick<Setting, 'terrain'>, body: Body): Float64Array => {
  groundUnder(terrain.cover, body, shares);
  let covered = 0;
  for (let kind = 1; kind < shares.length; kind += 1) covered += shares[kind] ?? 0;
  shares[0] = Math.max(0, 1 - covered);
  return shares;
};

/**
 * PB-R076: a piece is in exactly one kind of ground, the one under more than half of it. PB-R079: if none covers half,
 * the largest share counts, and clear wins ties.
 */
export const groundOf = (setting: Pick<Setting, 'terrain' | 'switches'>, body: Body): Ground => {
  const under = sharesUnder(setting, body);
  const most = grounds.reduce(
    (best, _, kind) => ((under[kind] ?? 0) > (under[best] ?? 0) + WITHIN ? kind : best),
    0,
  );
  const counts = isMajority(under[most] ?? 0) || setting.switches.noMajority === 'largestShare';
  return counts ? (grounds[most] ?? 'clear') : 'clear';
};

/** The level of the hill under more than half of a body; 0 on the plain. */
export const levelOf = ({ terrain }: Pick<Setting, 'terrain'>, body: Body): number =>
  terrain.hills.reduce(
    (highest, { level, shape }) =>
      level > highest && isMajority(overlapShare(body, shape)) ? level : highest,
    0,
  );
