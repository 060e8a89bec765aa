import type { TableNotice } from '@grognard/engine';
import type { FastifyBaseLogger } from 'fastify';
import type { Touch } from '../keeping/touching.ts';
import type { Metrics } from '../metrics.ts';
import type { Requests } from '../requests/requests.ts';
import type { Loaded } from '../shelf/load.ts';
import type { Presence } from '../staff/presence.ts';
import type { Staff } from '../staff/staff.ts';
import type { Store } from '../store/store.ts';
import type { Hub } from '../streams/hub.ts';
import type { Tables } from '../tables/tables.ts';

/** All that the routes work with. */
export interface House {
  readonly store: Store;
  readonly tables: Tables;
  readonly hub: Hub;
  readonly presence: Presence;
  readonly staff: Staff;
  readonly game: (id: string) => Promise<Loaded | undefined>;
  /** Tells all who listen at a table, through whichever process. */
  readonly announce: (table: string, notice: TableNotice) => void;
  /** Notes that a person was at a table. */
  readonly touch: Touch;
  readonly metrics: Metrics;
  readonly requests: Requests;
  /** Aborted when the house closes and no longer waits for what is under way. */
  readonly stopping: AbortSignal;
  readonly log: FastifyBaseLogger;
}
