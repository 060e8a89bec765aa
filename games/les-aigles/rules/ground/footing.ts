/** How the ground treats somebody at a place, whichever way he faces: for those who look for a way over a table. */
import { bodyOf, gapToPoint } from '@grognard/field';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Terrain } from '../../model/terrain.ts';
import type { Degradation } from '../../model/vocabulary.ts';
import { groundOf, isBare, type Zone, zonesIn } from './going.ts';
import type { Mover } from './mover.ts';
import { isOn } from './spans.ts';

type Known = Pick<State, 'terrain'>;

export interface Footing {
  /** The share of its pace that it keeps. */
  readonly pace: number;
  readonly level: Degradation;
  readonly isBarred: boolean;
  /** A hedge or a wall that has to be crossed rank by rank: how far a rank comes in a quarter, in 0.001 cm. */
  readonly rank?: number;
}

export const isBareTable = (setting: Setting, state: Known): boolean => isBare(groundOf(setting, state));

/** Where a bridge, a ford or a road leads through, it leads whoever is narrow enough; over water from the bank on. */
const goingIn = (zone: Zone, x: number, y: number, half: number) =>
  zone.lifts.find(({ bed }) => gapToPoint(bed, x, y) <= (zone.bar === undefined ? 0 : half)) ?? zone;

/** What a square of so many units from its middle to its sides would stand on. */
export const footingAt = (
  setting: Setting,
  state: Known,
  mover: Mover,
  { x, y, half }: { readonly x: number; readonly y: number; readonly half: number },
): Footing => {
  const body = bodyOf([{ x, y, heading: 0, halfFront: half, halfDepth: half }]);
  let [pace, isBarred]: [number, boolean] = [1, false];
  let level: Degradation = 0;
  let rank: number | undefined;
  for (const zone of zonesIn(groundOf(setting, state), mover, body)) {
    if (!isOn(body, zone.shape)) continue;
    const going = goingIn(zone, x, y, half);
    pace *= going.pace;
    if (going.level > level) level = going.level;
    if (going.bar !== undefined) isBarred = true;
    if (going.most !== undefined) rank = Math.min(rank ?? Infinity, going.most);
  }
  return { pace, level, isBarred, ...(rank !== undefined && { rank }) };
};

/** The ground that a view knows; it stays the same until something of it is found or altered. */
export const knownGround = (setting: Setting, state: Known): Terrain => groundOf(setting, state).terrain;
