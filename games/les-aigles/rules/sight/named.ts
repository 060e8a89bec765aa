/** Whom an event names. */
import type { Event } from '../../model/events.ts';

export interface Named {
  readonly parts: readonly number[];
  readonly units: readonly number[];
  readonly officers: readonly number[];
}

/** Every number in an event that stands for somebody. */
export const namedIn = (event: Event): Named => {
  const [parts, units, officers]: number[][] = [[], [], []];
  const look = (value: object): void => {
    for (const [key, item] of Object.entries(value)) {
      if (typeof item === 'number') {
        // A round of melee is no part.
        if (PART_KEYS.has(key) && !(key === 'round' && event.kind === 'fought')) parts?.push(item);
        else if (key === 'unit') units?.push(item);
        else if (key === 'officer') officers?.push(item);
      } else if (PART_LISTS.has(key) && Array.isArray(item)) parts?.push(...item);
      else if (LISTS.has(key) && Array.isArray(item)) item.forEach(look);
      else if (INSIDE.has(key) && typeof item === 'object' && item !== null) look(item);
    }
  };
  look(event);
  return { parts: parts ?? [], units: units ?? [], officers: officers ?? [] };
};

export const partsIn = (event: Event): readonly number[] => namedIn(event).parts;

/** What else in an event may name somebody. */
const INSIDE: ReadonlySet<string> = new Set(['contact', 'charge', 'evade', 'general']);

/** Lists of what names somebody. */
const LISTS: ReadonlySet<string> = new Set(['sights']);

/** Lists of parts. */
const PART_LISTS: ReadonlySet<string> = new Set(['winners', 'losers']);

const PART_KEYS: ReadonlySet<string> = new Set([
  ...['part', 'into', 'crosser', 'crossed', 'for', 'target', 'attacker', 'defender', 'stoppedBy', 'threat'],
  ...['enemy', 'by', 'round'],
]);
