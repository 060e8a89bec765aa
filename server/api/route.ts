import type { Seat } from '@grognard/engine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type * as z from 'zod';
import { HttpError } from '../http-error.ts';
import { keyMatches } from '../tables/keys.ts';
import { type LiveTable, seatForKey } from '../tables/live-table.ts';
import { isKey, isParam, isTableId } from './request-schemas.ts';
import type { Services } from './services.ts';

/** Who is behind a seat's key, and the table he sits at. */
export interface SeatSession {
  readonly live: LiveTable;
  readonly seat: Seat;
}

export interface Call<Body, Query> {
  readonly services: Services;
  readonly body: Body;
  readonly query: Query;
  readonly params: Readonly<Record<string, string>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** An answer: what it is, and its shape where it is JSON. */
export type ResponseSpec = string | { readonly says: string; readonly shape: z.ZodType };

/** One thing that can be asked, and all that its description needs. */
export interface Route<Body = unknown, Query = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api. */
  readonly path: string;
  readonly summary: string;
  /** What must be shown: a seat's key, or that of whoever made the table. */
  readonly shows?: 'seat' | 'owner';
  readonly body?: z.ZodType<Body>;
  readonly query?: z.ZodType<Query>;
  /** Of a connection that stays open: each text that is sent on it. */
  readonly texts?: z.ZodType;
  /** What comes back, by status. */
  readonly answers: Readonly<Record<number, ResponseSpec>>;
  readonly largest?: number;
  /** Where an upgrade to websocket is granted: who may have one, and what is done with it. */
  readonly websocket?: {
    readonly check: (request: FastifyRequest) => void;
    readonly serve: (websocket: WebSocket, request: FastifyRequest) => void;
  };
  readonly handle: (call: Call<Body, Query>) => Promise<unknown>;
}

/** Keeps the types of body and query together while the route is written down. */
export const route = <Body, Query>(written: Route<Body, Query>): Route => written as unknown as Route;

/** What came in, if it is what the schema asks for. */
export const read = <T>(schema: z.ZodType<T> | undefined, data: unknown, ...where: readonly string[]): T => {
  if (schema === undefined) return undefined as T;
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = [...where, ...(issue?.path ?? [])].map(String).join('.');
  throw new HttpError(400, 'bad-request', issue?.message ?? 'This is not what is asked for.', path);
};

const paramsOf = (request: FastifyRequest): Readonly<Record<string, string>> => {
  const params = request.params as Readonly<Record<string, string>>;
  if (Object.values(params).every(isParam)) return params;
  throw new HttpError(404, 'not-found', 'There is nothing at such an address.');
};

const upgraded = ({ check, serve }: NonNullable<Route['websocket']>) => ({
  preValidation: async (request: FastifyRequest): Promise<void> => {
    if (request.ws) check(request);
  },
  wsHandler: serve,
});

export const addRoute = (app: FastifyInstance, services: Services, each: Route): void => {
  app.route({
    method: each.method,
    url: `/api${each.path}`,
    ...(each.largest !== undefined && { bodyLimit: each.largest }),
    ...(each.websocket !== undefined && upgraded(each.websocket)),
    handler: async (request, reply) =>
      each.handle({
        services,
        body: read(each.body, request.body, 'body'),
        query: read(each.query, request.query, 'query'),
        params: paramsOf(request),
        request,
        reply,
      }),
  });
};

/** The key in the header; it never stands in an address. */
export const keyIn = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];

const checkedKey = (shown: string | undefined): string => {
  if (shown !== undefined && isKey(shown)) return shown;
  throw new HttpError(401, 'no-key', 'Show the key of a seat: authorization: Bearer KEY.');
};

/** The same whether there is no such table or no such key: nobody learns which tables there are. */
const noSeat = (): HttpError => new HttpError(404, 'no-seat', 'This key opens no seat at such a table.');

const tableNamed = async (services: Services, id: string | undefined): Promise<LiveTable> => {
  const live = isTableId(id) ? await services.tables.get(id) : undefined;
  if (live === undefined) throw noSeat();
  return live;
};

const sessionFor = ({ presence }: Services, live: LiveTable, key: string): SeatSession => {
  const seat = seatForKey(live, key);
  if (seat === undefined) throw noSeat();
  presence.seen(live, seat);
  return { live, seat };
};

/** The seat that a key opens at a table; at once, where the table is at hand. */
export const sessionAt = (
  services: Services,
  table: string | undefined,
  shown: string | undefined,
): SeatSession | Promise<SeatSession> => {
  const key = checkedKey(shown);
  const live = isTableId(table) ? services.tables.getIfCurrent(table) : undefined;
  return live === undefined
    ? tableNamed(services, table).then((found) => visited(services, sessionFor(services, found, key)))
    : visited(services, sessionFor(services, live, key));
};

const visited = (services: Services, sitting: SeatSession): SeatSession => {
  services.noteVisit(sitting.live.id);
  return sitting;
};

/** The seat whose key the caller shows. */
export const sessionOf = async <B, Q>({ services, params, request }: Call<B, Q>): Promise<SeatSession> =>
  sessionAt(services, params.table, keyIn(request));

/** The same for whoever only asks what a table is: that keeps it from nothing. */
export const sessionInPassing = async <B, Q>({
  services,
  params,
  request,
}: Call<B, Q>): Promise<SeatSession> => {
  const key = checkedKey(keyIn(request));
  return sessionFor(services, await tableNamed(services, params.table), key);
};

/** The table whose owner's key the caller shows. */
export const ownedTable = async <B, Q>({ services, params, request }: Call<B, Q>): Promise<LiveTable> => {
  const key = checkedKey(keyIn(request));
  const live = await tableNamed(services, params.table);
  if (!keyMatches(key, live.owner)) throw noSeat();
  return live;
};

export const gone = (): HttpError => new HttpError(404, 'no-seat', 'The table has been cleared away.');
