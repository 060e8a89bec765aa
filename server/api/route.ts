import type { Seat } from '@grognard/engine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type * as z from 'zod';
import { Refused } from '../failure.ts';
import { opens } from '../tables/keys.ts';
import { type LaidTable, seatBehind } from '../tables/live-table.ts';
import { isKey, isParam, isTableId } from './request-schemas.ts';
import type { House } from './services.ts';

/** Who is behind a seat's key, and the table he sits at. */
export interface Sitting {
  readonly laid: LaidTable;
  readonly seat: Seat;
}

export interface Call<Body, Query> {
  readonly house: House;
  readonly body: Body;
  readonly query: Query;
  readonly params: Readonly<Record<string, string>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** An answer: what it is, and its shape where it is JSON. */
export type Told = string | { readonly says: string; readonly shape: z.ZodType };

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
  readonly answers: Readonly<Record<number, Told>>;
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
  throw new Refused(400, 'bad-request', issue?.message ?? 'This is not what is asked for.', path);
};

const paramsOf = (request: FastifyRequest): Readonly<Record<string, string>> => {
  const params = request.params as Readonly<Record<string, string>>;
  if (Object.values(params).every(isParam)) return params;
  throw new Refused(404, 'not-found', 'There is nothing at such an address.');
};

const upgraded = ({ check, serve }: NonNullable<Route['websocket']>) => ({
  preValidation: async (request: FastifyRequest): Promise<void> => {
    if (request.ws) check(request);
  },
  wsHandler: serve,
});

export const addRoute = (app: FastifyInstance, house: House, each: Route): void => {
  app.route({
    method: each.method,
    url: `/api${each.path}`,
    ...(each.largest !== undefined && { bodyLimit: each.largest }),
    ...(each.websocket !== undefined && upgraded(each.websocket)),
    handler: async (request, reply) =>
      each.handle({
        house,
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
  throw new Refused(401, 'no-key', 'Show the key of a seat: authorization: Bearer KEY.');
};

/** The same whether there is no such table or no such key: nobody learns which tables there are. */
const noSeat = (): Refused => new Refused(404, 'no-seat', 'This key opens no seat at such a table.');

const tableNamed = async (house: House, id: string | undefined): Promise<LaidTable> => {
  const laid = isTableId(id) ? await house.tables.get(id) : undefined;
  if (laid === undefined) throw noSeat();
  return laid;
};

const sittingBehind = ({ presence }: House, laid: LaidTable, key: string): Sitting => {
  const seat = seatBehind(laid, key);
  if (seat === undefined) throw noSeat();
  presence.seen(laid, seat);
  return { laid, seat };
};

/** The seat that a key opens at a table; at once, where the table is at hand. */
export const sittingAt = (
  house: House,
  table: string | undefined,
  shown: string | undefined,
): Sitting | Promise<Sitting> => {
  const key = checkedKey(shown);
  const laid = isTableId(table) ? house.tables.atHand(table) : undefined;
  return laid === undefined
    ? tableNamed(house, table).then((found) => touching(house, sittingBehind(house, found, key)))
    : touching(house, sittingBehind(house, laid, key));
};

const touching = (house: House, sitting: Sitting): Sitting => {
  house.touch(sitting.laid.id);
  return sitting;
};

/** The seat whose key the caller shows. */
export const sittingOf = async <B, Q>({ house, params, request }: Call<B, Q>): Promise<Sitting> =>
  sittingAt(house, params.table, keyIn(request));

/** The same for whoever only asks what a table is: that keeps it from nothing. */
export const passingBy = async <B, Q>({ house, params, request }: Call<B, Q>): Promise<Sitting> => {
  const key = checkedKey(keyIn(request));
  return sittingBehind(house, await tableNamed(house, params.table), key);
};

/** The table whose owner's key the caller shows. */
export const ownedOf = async <B, Q>({ house, params, request }: Call<B, Q>): Promise<LaidTable> => {
  const key = checkedKey(keyIn(request));
  const laid = await tableNamed(house, params.table);
  if (!opens(key, laid.owner)) throw noSeat();
  return laid;
};

export const gone = (): Refused => new Refused(404, 'no-seat', 'The table has been cleared away.');
