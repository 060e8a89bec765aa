import { between, distance, type Point, pointOf } from '@grognard/ink/plane';
import type { Damage, FeatureEntry } from '@grognard/les-aigles/for-page';

/** A stretch of a hedge or a wall that is not what it was: from and to on the sheet. */
interface Hurt {
  readonly from: Point;
  readonly to: Point;
  readonly now: Damage['cells'][number];
}

/** LA-O8.1-8: walls and hedges keep their state by stretches of this length, on the sheet: half a centimetre. */
const CELL = 20;

/** The line that the cells of a hedge or a wall are counted along. */
const lineOf = (entry: FeatureEntry): readonly Point[] => {
  if (entry.kind !== 'line') return [];
  const way = entry.way.map(pointOf);
  return entry.closed === true && way[0] !== undefined ? [...way, way[0]] : way;
};

const placeAt = (line: readonly Point[], far: number): Point => {
  let gone = 0;
  for (const [i, to] of line.slice(1).entries()) {
    const from = line[i] as Point;
    const length = distance(from, to);
    if (far <= gone + length && length > 0) return between(from, to, (far - gone) / length);
    gone += length;
  }
  return line[line.length - 1] ?? [0, 0];
};

/** What guns and sappers have done to what stands on the table. */
export const hurtsOf = (
  features: readonly FeatureEntry[],
  damage: readonly Damage[],
  /** The sides of houses and redoubts are the game's to number. */
  faceOf: (feature: string, side: number) => readonly [Point, Point] | undefined,
): readonly Hurt[] =>
  damage.flatMap(({ feature, side, cells }) => {
    const entry = features.find(({ id }) => id === feature);
    if (entry === undefined) return [];
    const line = side === undefined ? lineOf(entry) : (faceOf(feature, side) ?? []);
    if (line.length < 2) return [];
    return Object.entries(cells).map(([cell, now]) => ({
      ...{ from: placeAt(line, Number(cell) * CELL), to: placeAt(line, (Number(cell) + 1) * CELL) },
      now,
    }));
  });
