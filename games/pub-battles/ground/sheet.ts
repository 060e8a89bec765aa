import { type Body, overlapShare, type Polygon, polygonOf } from '@grognard/field';
import type { Setting } from '../model/setting.ts';
import type { Terrain } from '../model/terrain.ts';
import { isMajority } from './under.ts';

const sheets = new WeakMap<Terrain, Polygon>();

const sheetOf = (terrain: Terrain): Polygon => {
  const known = sheets.get(terrain);
  if (known !== undefined) return known;
  const { halfWidth, halfHeight } = terrain;
  const sheet = polygonOf([
    [-halfWidth, -halfHeight],
    [-halfWidth, halfHeight],
    [halfWidth, halfHeight],
    [halfWidth, -halfHeight],
  ]);
  sheets.set(terrain, sheet);
  return sheet;
};

/** PB-R081: more than half of a body lies on the map. */
export const isMostlyOnSheet = ({ terrain }: Pick<Setting, 'terrain'>, body: Body): boolean => {
  const { halfWidth, halfHeight } = terrain;
  const isWhollyOn =
    body.minX >= -halfWidth && body.maxX <= halfWidth && body.minY >= -halfHeight && body.maxY <= halfHeight;
  return isWhollyOn || isMajority(overlapShare(body, sheetOf(terrain)));
};
