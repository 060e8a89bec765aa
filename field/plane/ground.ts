import type { Body } from './body.ts';
import { type Lookup, lookUp, lookupOf } from './lookup.ts';
import { overlapArea } from './overlap.ts';
import type { Polygon } from './polygon.ts';
import type { Ribbon } from './ribbon.ts';

/** A patch of ground of some kind; patches of one kind should not overlap, or what they share counts twice. */
export interface Patch {
  readonly kind: number;
  readonly shape: Polygon | Ribbon;
}

export interface Ground {
  readonly patches: readonly Patch[];
  readonly kinds: number;
  readonly lookup: Lookup;
  readonly found: Int32Array;
}

/** The kinds of ground are small numbers from 0 on. */
export const groundOf = (patches: readonly Patch[]): Ground => ({
  patches,
  kinds: patches.reduce((most, { kind }) => Math.max(most, kind + 1), 0),
  lookup: lookupOf(patches.map(({ shape }) => shape)),
  found: new Int32Array(patches.length),
});

/** Fills `shares` with the part of a body, 0 to 1, that each kind of ground covers. */
export const groundUnder = (ground: Ground, body: Body, shares: Float64Array): void => {
  shares.fill(0);
  const count = lookUp(ground.lookup, body, 0, ground.found);
  for (let i = 0; i < count; i += 1) {
    const { kind, shape } = ground.patches[ground.found[i]];
    shares[kind] += overlapArea(body, shape) / body.area;
  }
  for (let kind = 0; kind < shares.length; kind += 1) shares[kind] = Math.min(1, shares[kind]);
};

/** Shares this near to a half are a half: what is left of it is rounding. */
const HALF_WITHIN = 1e-9;

/** The kind that covers more than half of a body, or -1. */
export const majorityGround = (ground: Ground, body: Body): number => {
  const shares = new Float64Array(ground.kinds);
  groundUnder(ground, body, shares);
  return shares.findIndex((share) => share > 0.5 + HALF_WITHIN);
};
