import { inLanguage, isRecord, type Language } from '@grognard/engine';
import { unitsOf } from '@grognard/field';
import type { Name, Setting } from '../model/setting.ts';
import type { Told } from '../model/told.ts';
import { AS_WRITTEN } from './names.ts';

/** What is no name, whatever it says. */
const PLAIN: ReadonlySet<string> = new Set([
  'kind',
  'phase',
  'what',
  'rules',
  'seat',
  'face',
  'arm',
  'quality',
  'lost',
  'where',
]);

const written = (name: Name, language: Language): string => {
  if (name.troops === undefined) return inLanguage(name, language);
  return language === 'fr' ? `« ${name.fr} »` : `“${inLanguage(name, language)}”`;
};

/** What is told, with pieces, formations, sides and exits called as the scenario calls them. */
export const withNames = (setting: Setting, told: Told, language: Language): Told => {
  const named = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const name = setting.names?.[value];
      return name === undefined ? value : `${AS_WRITTEN}${written(name, language)}`;
    }
    if (Array.isArray(value)) return value.map(named);
    return isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).map(([key, item]) => [key, PLAIN.has(key) ? item : named(item)]),
        )
      : value;
  };
  // Only strings that are ids have become other strings.
  return setting.names === undefined ? told : (named(told) as Told);
};

const FAR = 10_000;

/** What the map calls the country about a place: the nearest name, if there is one near enough. */
export const countryAt = (
  { source }: Setting,
  { x, y }: { readonly x: number; readonly y: number },
  language: Language,
): string | undefined => {
  const far = ([east, north]: readonly [number, number]): number => {
    const [dx, dy] = [unitsOf(east) - x, unitsOf(north) - y];
    return Math.sqrt(dx * dx + dy * dy);
  };
  const [nearest] = source.map.labels
    .filter(({ at }) => far(at) <= FAR)
    .toSorted((a, b) => far(a.at) - far(b.at));
  return inLanguage(nearest?.text, language);
};
