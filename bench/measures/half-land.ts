import type { Scenario } from '@grognard/les-aigles';
import { type FeatureEntry, newTable } from '@grognard/les-aigles/tables';

/** One generated table, in centimetres, with room for twenty units a side. */
const STRETCH = { width: 340, depth: 180 };
export const PER_STRETCH = 20;

const NAMES: ReadonlySet<string> = new Set(['id', 'village', 'street', 'hiddenIn']);

const isPoint = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number');

/** The same features so far to the east, under names of their own. */
const shifted = (features: readonly FeatureEntry[], east: number, name: string): readonly FeatureEntry[] =>
  JSON.parse(JSON.stringify(features), (key, value: unknown) => {
    if (isPoint(value)) return [value[0] + east, value[1]];
    return NAMES.has(key) && typeof value === 'string' ? `${name}-${value}` : value;
  });

interface Land extends Required<Pick<Scenario, 'table' | 'features'>> {
  /** The middle of each stretch, from west to east. */
  readonly middles: readonly number[];
}

/** No table may have more on it than lies on so many stretches. */
const MOST_LAID = 5;

/** Ground for so many units: the wider, the more of them; as much on every stretch of it, as far as a table may hold it. */
export const landFor = (perSide: number): Land => {
  const features = newTable('mixed', 7, STRETCH)?.features;
  if (features === undefined) throw new Error('no table can be generated');
  const stretches = Math.ceil(perSide / PER_STRETCH);
  const middles = Array.from(
    { length: stretches },
    (_, place) => (place - (stretches - 1) / 2) * STRETCH.width,
  );
  return {
    table: { width: stretches * STRETCH.width, depth: STRETCH.depth },
    features: [...middles]
      .sort((a, b) => Math.abs(a) - Math.abs(b))
      .slice(0, MOST_LAID)
      .flatMap((middle, place) => shifted(features, middle, `${place}`)),
    middles,
  };
};
