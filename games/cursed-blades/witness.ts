import type { Event } from './state-types.ts';
import type { Told } from './told-types.ts';

/** All that happens happens in the open. */
export const witness = (event: Event): Told => event;
