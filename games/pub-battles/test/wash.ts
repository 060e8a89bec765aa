import type { Player, Random } from '@grognard/engine';
import { boxOf, headingOf, polygonOf, whereIn } from '@grognard/field';
import { read } from '../ground/reading.ts';
import type { Region, Wish } from '../model/game-types.ts';
import type { Setting } from '../model/setting.ts';
import type { View } from '../model/view.ts';
import { startOf } from '../rules/activation/ordering.ts';

const isInside = (ring: readonly number[], x: number, y: number): boolean => {
  const corners = ring.flatMap((_, i) => (i % 2 === 0 ? [[ring[i] ?? 0, ring[i + 1] ?? 0] as const] : []));
  return whereIn(polygonOf(corners), x, y) === 'inside';
};

interface Place {
  readonly x: number;
  readonly y: number;
}

/** So often a point of the box around a region is tried: most of them lie in it. */
const TRIES = 40;

/** A point of a region that is in none of its holes; none if it is all but nothing. */
const placeIn = ({ outline, without = [] }: Region, random: Random): Place | undefined => {
  const { minX, minY, maxX, maxY } = boxOf(outline);
  const tries = Array.from({ length: TRIES }, () => ({
    x: minX + random.below(Math.max(1, Math.round(maxX - minX))),
    y: minY + random.below(Math.max(1, Math.round(maxY - minY))),
  }));
  return tries.find(({ x, y }) => isInside(outline, x, y) && !without.some((ring) => isInside(ring, x, y)));
};

const WINDS = Array.from({ length: 16 }, (_, place) => place * 2_250);

/** A march to a point of a reach: facing as it does, the way it goes, or to any wind. */
export const wash = (
  setting: Setting,
  view: View,
  _seat: Player,
  region: Region,
  random: Random,
): readonly Wish[] => {
  const piece = view.mine.find(({ ref }) => ref === region.piece);
  const start = piece && startOf(read(setting, view), piece);
  const place = region.kind === 'reach' ? placeIn(region, random) : undefined;
  if (start === undefined || place === undefined) return [];
  const { x, y } = place;
  const bearing = headingOf(x - start.x, y - start.y);
  return [start.heading, bearing, ...WINDS].map((heading) => ({
    piece: region.piece,
    to: { x, y, heading },
  }));
};
