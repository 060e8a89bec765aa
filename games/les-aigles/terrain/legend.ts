/** What each thing on a table is, for those who look at it: its family, what it counts as, and the rules that say so. */
import type { Feature } from './features.ts';

const families = [
  'relief',
  'woods',
  'shelters',
  'buildings',
  'waters',
  'marshes',
  'fields',
  'ways',
  'wrecks',
] as const;
type Family = (typeof families)[number];

export interface Legend {
  readonly family: Family;
  /** What it has the rules of. */
  readonly as: string;
  readonly rules: readonly string[];
}

const WATER_RULES = {
  stream: ['LA-O6.1-1', 'LA-O6.1-2'],
  ditch: ['LA-O1.2-5'],
  river: ['LA-O6.1-1', 'LA-O6.1-3'],
  'big river': ['LA-O6.1-1', 'LA-O6.1-4'],
} as const;

const legend = (family: Family, as: string, ...rules: readonly string[]): Legend => ({
  family,
  as,
  rules: ['LA-O1.2-1', 'LA-O1.2-2', ...rules],
});

export const legendOf = (feature: Feature): Legend => {
  switch (feature.kind) {
    case 'hill':
      return legend('relief', 'hill', 'LA-O2.1-1', 'LA-O2.1-3', 'LA-O2.2-2', 'LA-O2.2-3');
    case 'plateau':
      return legend('relief', 'plateau', 'LA-O2.1-1', 'LA-O2.1-3', 'LA-O3.1-2', 'LA-O3.1-3');
    case 'wood':
      return legend('woods', 'wood', 'LA-O4.1-1', 'LA-O4.1-3');
    case 'village':
      return legend('buildings', 'village', 'LA-O1.1-10', 'LA-O5.1-2');
    case 'house':
      return legend('buildings', 'house', 'LA-O5.1-8');
    case 'redoubt':
      return legend('buildings', 'redoubt', 'LA-O8.1-5', 'LA-O9.1-3');
    case 'water':
      return legend(
        'waters',
        feature.entry.sort === 'ditch' ? 'stream' : feature.entry.sort,
        ...WATER_RULES[feature.entry.sort],
      );
    case 'marsh':
      return legend('marshes', 'marsh', ...(feature.entry.sort === 'bog' ? ['LA-O1.2-6'] : []));
    case 'road':
      return legend('ways', 'road', 'LA-O7.1-1');
    case 'line':
      return legend(
        'shelters',
        feature.sort,
        ...['LA-O8.1-1', 'LA-O8.1-3', 'LA-O8.1-7', feature.sort === 'light' ? 'LA-O8.1-4' : 'LA-O8.1-5'],
        ...(feature.entry.closed === true ? ['LA-O8.1-9'] : []),
      );
    case 'crop':
      return legend(
        'fields',
        feature.entry.sort === 'ploughland' ? 'ploughland' : 'tall crops',
        ...(feature.entry.sort === 'ploughland' ? [] : ['LA-O9.2-2']),
      );
    case 'wreck':
      return legend('wrecks', 'wreck', 'LA-O9.3-1');
    case 'mountain':
      return legend('relief', 'mountain', 'LA-O1.1-4');
  }
};
