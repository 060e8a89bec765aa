import { isRecord, type Language } from '@grognard/engine';
import type { Setting } from '../setting.ts';
import type { Told } from '../told-types.ts';
import { AS_WRITTEN } from './names.ts';

/** What is no name, whatever it says. */
const PLAIN = new Set(['kind', 'phase', 'what', 'rules', 'seat', 'face', 'arm', 'quality', 'lost', 'where']);

/** What is told, with pieces, formations, sides and exits called as the scenario calls them. */
export const withNames = (setting: Setting, told: Told, language: Language): Told => {
  const named = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const name = setting.names?.[value]?.[language];
      return name === undefined ? value : `${AS_WRITTEN}${name}`;
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
