import { inLanguage, type Language } from '@grognard/engine';
import type { FeatureEntry } from '@grognard/les-aigles/tables';
import { PER_CM, type Point, pointOf } from '../strokes/plane.ts';

export interface Lettering {
  readonly text: string;
  readonly at: Point;
  readonly kind: 'place' | 'ground' | 'water';
}

const middle = (points: readonly (readonly [number, number])[]): Point => {
  const sum = points.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return pointOf([sum[0] / Math.max(1, points.length), sum[1] / Math.max(1, points.length)]);
};

/** Over the roofs. */
const above = (points: readonly (readonly [number, number])[]): Point => {
  const [x] = middle(points);
  const top = Math.max(...points.map(([, y]) => y));
  return [x, pointOf([0, top + 1])[1]];
};

/** Where a name stands: in the middle of ground, beside a village, a third along a water. */
const placeOf = (entry: FeatureEntry, all: readonly FeatureEntry[]): Lettering['at'] | undefined => {
  switch (entry.kind) {
    case 'village': {
      const houses = all.flatMap((each) =>
        each.kind === 'house' && each.village === entry.id ? [...each.corners] : [],
      );
      return houses.length === 0 ? undefined : above(houses);
    }
    case 'house':
      return above(entry.corners);
    case 'water': {
      const [from = [0, 0], to = [0, 0]] = entry.way;
      return pointOf([from[0] + (to[0] - from[0]) * 0.3, from[1] + (to[1] - from[1]) * 0.3]);
    }
    case 'road':
    case 'line':
      return undefined;
    case 'hill':
    case 'plateau': {
      const [x, y] = middle(entry.outline);
      return [x, y + 2.2 * PER_CM];
    }
    case 'wood':
    case 'marsh':
    case 'redoubt':
    case 'crop':
    case 'wreck':
    case 'mountain':
      return middle(entry.outline);
  }
};

/** In which hand a name is written. */
const hands: Readonly<Record<FeatureEntry['kind'], Lettering['kind']>> = {
  village: 'place',
  house: 'place',
  water: 'water',
  hill: 'ground',
  plateau: 'ground',
  wood: 'ground',
  crop: 'ground',
  marsh: 'ground',
  road: 'ground',
  line: 'ground',
  redoubt: 'ground',
  wreck: 'ground',
  mountain: 'ground',
};

export const lettersOf = (features: readonly FeatureEntry[], language: Language): readonly Lettering[] =>
  features.flatMap((entry): readonly Lettering[] => {
    const at = placeOf(entry, features);
    if (entry.name === undefined || at === undefined) return [];
    return [{ text: inLanguage(entry.name, language), at, kind: hands[entry.kind] }];
  });
