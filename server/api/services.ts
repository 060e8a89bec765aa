import type { TableNotice } from '@grognard/engine';
import type { FastifyBaseLogger } from 'fastify';
import type { Loaded } from '../content/games.ts';
import type { Caller } from '../http/caller.ts';
import type { Inspection } from '../inspection/inspection.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Staff } from '../opponents/opponents.ts';
import type { Presence } from '../opponents/presence.ts';
import type { Requests } from '../requests/requests.ts';
import type { Store } from '../store/store.ts';
import type { Hub } from '../streams/subscriptions.ts';
import type { Touch } from '../tables/last-visit.ts';
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
