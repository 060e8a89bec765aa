import type { Event } from '../model/events.ts';

import type { Told } from '../model/told.ts';

/** All that happens happens in the open. */
export const witness = (event: Event): Told => event;
