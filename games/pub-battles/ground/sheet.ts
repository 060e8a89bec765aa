import { type Body, overlapShare, type Polygon, polygonOf } from '@grognard/field';
import { topic } from '../model/memory.ts';
import type { Setting } from '../model/setting.ts';
import type { Terrain } from '../model/terrain.ts';
import { isMajority } from './under.ts';

const sheets = topic((): { sheet?: Polygon } => ({}));

const sheetOf = ({ halfWidth, halfHeight, memory }: Terrain): Polygon => {
  const known = memory(sheets);
  known.sheet ??= polygonOf([
    [-halfWidth, -halfHeight],
    [-halfWidth, halfHeight],
    [halfWidth, halfHeight],
    [halfWidth, -halfHeight],
  ]);
  return known.sheet;
};

/** PB-R081: more than half of a body lies on the map. */
export const isMostlyOnSheet = ({ terrain }: Pick<Setting, 'terrain'>, body: Body): boolean => {
  const { halfWidth, halfHeight } = terrain;
  const isWhollyOn =
    body.minX >= -halfWidth && body.maxX <= halfWidth && body.minY >= -halfHeight && body.maxY <= halfHeight;
  return isWhollyOn || isMajority(overlapShare(body, sheetOf(terrain)));
};
