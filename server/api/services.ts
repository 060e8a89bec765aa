import type { TableNotice } from '@grognard/engine';
import type { FastifyBaseLogger } from 'fastify';
import type { LoadedGame } from '../content/games.ts';
import type { Caller } from '../http/caller.ts';
import type { Inspection } from '../inspection/inspection.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Opponents } from '../opponents/opponents.ts';
import type { Presence } from '../opponents/presence.ts';
import type { Requests } from '../requests/requests.ts';
import type { Store } from '../store/store.ts';
import type { Subscriptions } from '../streams/subscriptions.ts';
import type { NoteVisit } from '../tables/last-visit.ts';
import type { Tables } from '../tables/tables.ts';

/** All that the routes work with. */
export interface Services {
  readonly store: Store;
  readonly tables: Tables;
  readonly subscriptions: Subscriptions;
  readonly presence: Presence;
  readonly opponents: Opponents;
  readonly game: (id: string) => Promise<LoadedGame | undefined>;
  /** Tells all who listen at a table, through whichever process. */
  readonly announce: (table: string, notice: TableNotice) => void;
  /** Notes that a person was at a table. */
  readonly noteVisit: NoteVisit;
  readonly metrics: Metrics;
  readonly requests: Requests;
  readonly inspection: Inspection;
  /** Takes the room for bytes that somebody wants kept; refused once he has had his share of the hour. */
  readonly takeImportQuota: (caller: Caller, bytes: number) => void;
  /** Whether the game that our own tools are tried with may be played. */
  readonly tiny: boolean;
  readonly log: FastifyBaseLogger;
}
