/** A table of Les Aigles as a period map: what lies on it, from the paper up. */
import type { FeatureEntry } from '@grognard/les-aigles/tables';
import { type Luck, luckOf } from '../strokes/luck.ts';
import { crossings, house, lining, redoubt, road, water, wreck } from './built.ts';
import { crop, hill, marsh, plateau, wood } from './growth.ts';
import type { Layer } from './layers.ts';
import { layersOfLine } from './lines.ts';
import { points } from './sheet.ts';

/** How high it lies on the paper: what lies lowest is drawn first. */
const HEIGHTS: Readonly<Record<FeatureEntry['kind'], number>> = {
  plateau: 0,
  hill: 1,
  crop: 2,
  marsh: 3,
  water: 4,
  wood: 5,
  road: 6,
  line: 7,
  redoubt: 8,
  house: 9,
  wreck: 10,
  // A village is its houses, and mountains are known by their name alone: nothing is drawn.
  village: 11,
  mountain: 11,
};

const layersOf = (entry: FeatureEntry, luck: Luck): readonly Layer[] => {
  switch (entry.kind) {
    case 'hill':
      return hill(entry, luck);
    case 'plateau':
      return plateau(entry, luck);
    case 'wood':
      return wood(entry, luck);
    case 'crop':
      return crop(entry, luck);
    case 'marsh':
      return marsh(entry, luck);
    case 'water':
      return water(entry);
    case 'road':
      return road(entry);
    case 'line': {
      const line = points(entry.way);
      return layersOfLine(
        entry.material,
        entry.closed === true && line[0] !== undefined ? [...line, line[0]] : line,
        luck,
      );
    }
    case 'house':
      return house(entry);
    case 'redoubt':
      return redoubt(entry, luck);
    case 'wreck':
      return wreck(entry);
    case 'village':
    case 'mountain':
      return [];
  }
};

/** Every table is drawn with the same strokes each time. */
const SEED = 1805;

export const drawTable = (features: readonly FeatureEntry[]): readonly Layer[] => {
  const laid = [...features].sort((a, b) => HEIGHTS[a.kind] - HEIGHTS[b.kind]);
  const drawn = laid.flatMap((entry, i) => layersOf(entry, luckOf(SEED + i * 97)));
  const over = features.flatMap((entry, i): readonly Layer[] => {
    if (entry.kind === 'water') return crossings(entry);
    return entry.kind === 'road' ? lining(entry, luckOf(SEED + i * 89)) : [];
  });
  return joined([...drawn, ...over].filter(({ d }) => d !== ''));
};

/** Neighbouring layers of one ink are one path. */
const joined = (layers: readonly Layer[]): readonly Layer[] => {
  const all: Layer[] = [];
  for (const next of layers) {
    const last = all[all.length - 1];
    if (last?.ink === next.ink && last.width === next.width)
      all[all.length - 1] = { ...last, d: `${last.d}${next.d}` };
    else all.push(next);
  }
  return all;
};
