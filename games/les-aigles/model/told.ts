import type { Event } from './events.ts';

/** Whom the numbers in an event stand for: units by the number of the part, officers by their own number. */
export interface Who {
  /** Those of the parts that are skirmishers before their battalion. */
  readonly screens?: readonly number[];
  readonly parts: Readonly<Record<string, string>>;
  readonly units: Readonly<Record<string, string>>;
  readonly officers: Readonly<Record<string, string>>;
}

/** What a seat is told: the event without what is no business of his, and the names of those in it. */
export type Told = Event & { readonly who: Who };
