import type { Event } from './events.ts';

/** Everything that happens happens in the open: what is told is the event itself. */
export type Told = Event;
