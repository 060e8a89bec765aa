import type { ErrorInfo } from '@grognard/engine';
import { PATIENCE } from './patience.ts';
import { isRecord } from './reading.ts';

/** What went wrong, with the id under which the server has noted it, where it said so. */
type Failure = Omit<ErrorInfo['error'], 'id'> & { readonly id?: string };

/** What came of asking the server: the answer, a reasoned refusal, or nobody there. */
export type Asked<T> =
  | { readonly kind: 'answer'; readonly value: T }
  | { readonly kind: 'error'; readonly status: number; readonly error: Failure }
  | { readonly kind: 'unreachable' };

export interface Asking {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The secret of a seat or of the table's maker; it never stands in an address. */
  readonly key?: string;
  readonly body?: unknown;
  /** A file as it is, a line an entry, instead of a body. */
  readonly lines?: string;
  /** Statuses above 399 whose body is the answer all the same. */
  readonly answers?: readonly number[];
  /** How long to wait, in milliseconds: a server that was stopped says nothing at all. */
  readonly patience?: number;
}

/** Every answer has its id in a header as well, those that a proxy has made something of included. */
export const idOf = ({ headers }: Response): { readonly id?: string } => {
  const id = headers.get('x-request-id');
  return id === null ? {} : { id };
};

const errorIn = (body: unknown, response: Response): Failure => {
  const error = isRecord(body) ? body.error : undefined;
  return isRecord(error) && typeof error.code === 'string' && typeof error.message === 'string'
    ? {
        ...{ code: error.code, message: error.message },
        ...(typeof error.path === 'string' && { path: error.path }),
        ...idOf(response),
      }
    : { code: 'unreadable', message: '', ...idOf(response) };
};

const send = (
  path: string,
  { method = 'GET', key, body, lines }: Asking,
  signal: AbortSignal,
): Promise<Response | undefined> =>
  fetch(`/api${path}`, {
    method,
    signal,
    headers: {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(lines !== undefined && { 'content-type': 'application/x-ndjson' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(lines !== undefined && { body: lines }),
  }).catch(() => undefined);

/** Asks the server of this page. The type is a promise of the protocol, which the server's tests keep. */
export const ask = async <T>(path: string, asking: Asking = {}): Promise<Asked<T>> => {
  const signal = AbortSignal.timeout(asking.patience ?? PATIENCE.answer);
  const response = await send(path, asking, signal);
  if (response === undefined) return { kind: 'unreachable' };
  const body: unknown = response.status === 204 ? {} : await response.json().catch(() => undefined);
  if (body === undefined && signal.aborted) return { kind: 'unreachable' };
  if (response.ok || asking.answers?.includes(response.status) === true) {
    return body === undefined
      ? { kind: 'error', status: response.status, error: errorIn(undefined, response) }
      : { kind: 'answer', value: body as T };
  }
  return { kind: 'error', status: response.status, error: errorIn(body, response) };
};

/** Asks for a file as it is. */
export const askForText = async (path: string, key: string): Promise<Asked<string>> => {
  const response = await send(path, { key }, AbortSignal.timeout(PATIENCE.log));
  if (response === undefined) return { kind: 'unreachable' };
  if (response.ok) {
    const text = await response.text().catch(() => undefined);
    return text === undefined ? { kind: 'unreachable' } : { kind: 'answer', value: text };
  }
  const body: unknown = await response.json().catch(() => undefined);
  return { kind: 'error', status: response.status, error: errorIn(body, response) };
};
