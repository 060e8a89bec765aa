import type { ErrorTold } from '@grognard/engine';

/** What came of asking the server: the answer, a reasoned refusal, or nobody there. */
export type Asked<T> =
  | { readonly kind: 'answer'; readonly value: T }
  | { readonly kind: 'error'; readonly status: number; readonly error: ErrorTold['error'] }
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
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const errorIn = (body: unknown): ErrorTold['error'] => {
  const error = isRecord(body) ? body.error : undefined;
  return isRecord(error) && typeof error.code === 'string' && typeof error.message === 'string'
    ? {
        ...{ code: error.code, message: error.message },
        ...(typeof error.path === 'string' && { path: error.path }),
      }
    : { code: 'unreadable', message: '' };
};

const send = (path: string, { method = 'GET', key, body, lines }: Asking): Promise<Response | undefined> =>
  fetch(`/api${path}`, {
    method,
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
  const response = await send(path, asking);
  if (response === undefined) return { kind: 'unreachable' };
  const body: unknown = response.status === 204 ? {} : await response.json().catch(() => undefined);
  if (response.ok || asking.answers?.includes(response.status) === true) {
    return body === undefined
      ? { kind: 'error', status: response.status, error: errorIn(undefined) }
      : { kind: 'answer', value: body as T };
  }
  return { kind: 'error', status: response.status, error: errorIn(body) };
};

/** Asks for a file as it is. */
export const askForText = async (path: string, key: string): Promise<Asked<string>> => {
  const response = await send(path, { key });
  if (response === undefined) return { kind: 'unreachable' };
  if (response.ok) return { kind: 'answer', value: await response.text() };
  const body: unknown = await response.json().catch(() => undefined);
  return { kind: 'error', status: response.status, error: errorIn(body) };
};
