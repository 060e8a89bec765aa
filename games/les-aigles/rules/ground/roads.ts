/** LA-O7.1: who is on a road with all that he has. */
import { type Block, bodyOf, type Motion, type Ribbon } from '@grognard/field';
import { near } from '../../ground/terrain/terrain.ts';
import { MILLIMETRE, ROAD_GAIN } from '../../tables/terrain.ts';
import type { Ground } from './going.ts';
import { gainsByRoad, type Mover, rankBodies } from './mover.ts';
import { blocksAfter, keepsTo, turningPoint, wayOf } from './spans.ts';

/** Roads and bridges about a body. */
const bedsAbout = ({ terrain }: Ground, blocks: readonly Block[]): readonly Ribbon[] =>
  near(terrain, bodyOf(blocks)).flatMap((feature) => {
    if (feature.kind === 'road') return [feature.bed];
    return feature.kind === 'water'
      ? feature.crossings.flatMap(({ sort, bed }) => (sort === 'bridge' ? [bed] : []))
      : [];
  });

/** LA-O7.1-11: every rank is on a road or a bridge. */
export const isOnRoad = (ground: Ground, mover: Mover, blocks: readonly Block[]): boolean => {
  const beds = bedsAbout(ground, blocks);
  return beds.length > 0 && rankBodies(mover, blocks).every((rank) => keepsTo(rank, beds));
};

/** LA-O7.1-8, LA-O0-20: a tenth, to the millimetre, halves up. */
export const roadGain = (length: number): number =>
  Math.floor((length * ROAD_GAIN) / MILLIMETRE + 0.5) * MILLIMETRE;

const STRIDE = 250;

/** The shares of a motion during which the whole of it is on a road. */
export const roadSpans = (
  ground: Ground,
  mover: Mover,
  blocks: readonly Block[],
  motion: Motion,
): readonly (readonly [number, number])[] => {
  if (!gainsByRoad(mover)) return [];
  const way = Math.max(1, wayOf(blocks, motion));
  const at = (share: number): boolean => isOnRoad(ground, mover, blocksAfter(blocks, motion, share));
  const count = Math.max(1, Math.ceil(way / STRIDE));
  const marks: number[] = [];
  let was = at(0);
  if (was) marks.push(0);
  for (let i = 1; i <= count; i += 1) {
    const [before, share] = [(i - 1) / count, i / count];
    const now = at(share);
    const known = was;
    if (now !== was) marks.push(turningPoint(before, share, (each) => at(each) === known, 1 / way));
    was = now;
  }
  if (was) marks.push(1);
  return marks.flatMap((from, index) => (index % 2 === 0 ? [[from, marks[index + 1] ?? 1] as const] : []));
};
