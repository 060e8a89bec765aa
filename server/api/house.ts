import type { TableNotice } from '@grognard/engine';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../callers.ts';
import type { Inspection } from '../inspection/inspection.ts';
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
  readonly inspection: Inspection;
  /** Takes the room for bytes that somebody wants kept; refused once he has had his share of the hour. */
  readonly takeRoom: (caller: Caller, bytes: number) => void;
  /** Whether the game that the house tries its tools with may be played. */
  readonly tiny: boolean;
  readonly log: FastifyBaseLogger;
}
