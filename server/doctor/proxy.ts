import { WebSocket } from 'ws';
import { codeOf } from '../failure.ts';
import type { Settings } from '../settings/read.ts';
import { BEAT } from '../streams/listeners.ts';
import { type Finding, finding } from './finding.ts';

const PATIENCE = 10_000;

/** How a stream is tried, in milliseconds. */
interface StreamPatience {
  /** So soon must something come. */
  readonly first: number;
  /** What comes after so long a silence was not sent together with what came before. */
  readonly silence: number;
  /** So soon must that come. */
  readonly second: number;
}

const STREAM: StreamPatience = { first: 5000, silence: BEAT / 2, second: 20_000 };

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return codeOf(cause) ?? codeOf(error) ?? (cause instanceof Error ? cause.message : String(cause));
};

const ask = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { redirect: 'follow', signal: AbortSignal.timeout(PATIENCE), ...init });

const isHealth = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'status' in body && body.status === 'alive';

/** Whether a Grognard answers there at all; undefined when it does not, and the rest need not be tried. */
const examineAnswer = async (url: string): Promise<readonly [Finding, boolean]> => {
  const began = performance.now();
  try {
    const health = await ask(`${url}/health`);
    const body: unknown = await health.json().catch(() => undefined);
    if (!isHealth(body)) return [finding('proxy', 'fault', 'proxyOther', url, health.status), false];
    const games = await ask(`${url}/api/games`);
    if (games.status === 421)
      return [finding('proxy', 'fault', 'proxyWrongHost', new URL(url).hostname), false];
    if (!games.ok) return [finding('proxy', 'fault', 'proxyOther', url, games.status), false];
    return [finding('proxy', 'good', 'proxyAnswers', url, Math.round(performance.now() - began)), true];
  } catch (error) {
    return [finding('proxy', 'fault', 'proxyAway', url, reasonOf(error)), false];
  }
};

const isHere = (url: string): boolean => /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname);

/** What a server was told of what stands in front of it. */
type Served = Pick<Settings, 'proxy' | 'port'>;

/** The server tells its counts to its own machine alone: whoever comes through a proxy and is told them was taken for that. */
const examineForwarding = async (
  url: string,
  { proxy: proxySet, port }: Served,
): Promise<readonly Finding[]> => {
  if (isHere(url) && new URL(url).port === String(port)) return [finding('proxy', 'good', 'proxyNone')];
  const { status } = await ask(`${url}/metrics`);
  if (status !== 401) return [finding('proxy', 'fault', 'proxyHides')];
  return [proxySet ? finding('proxy', 'good', 'proxyForwards') : finding('proxy', 'warning', 'proxyUnset')];
};

const examineWebsocket = (url: string): Promise<Finding> =>
  new Promise((resolve) => {
    const { origin } = new URL(url);
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/websocket`, {
      origin,
      handshakeTimeout: PATIENCE,
    });
    socket.once('open', () => {
      socket.close();
      resolve(finding('proxy', 'good', 'websocketGood'));
    });
    // The page names where it came from, and it is not where the proxy says that it has come to.
    socket.once('unexpected-response', (_, { statusCode }) => {
      socket.terminate();
      resolve(
        statusCode === 403
          ? finding('proxy', 'fault', 'proxyWrongHost', new URL(url).hostname)
          : finding('proxy', 'warning', 'websocketBad', String(statusCode)),
      );
    });
    socket.once('error', (error) => resolve(finding('proxy', 'warning', 'websocketBad', reasonOf(error))));
  });

const within = <T>(promise: Promise<T>, milliseconds: number): Promise<T | 'late'> =>
  Promise.race([
    promise,
    new Promise<'late'>((resolve) => {
      setTimeout(() => resolve('late'), milliseconds).unref();
    }),
  ]);

/** Listens at a table that there is not: the beat comes all the same. */
const examineStream = async (url: string, { first, silence, second }: StreamPatience): Promise<Finding> => {
  const ending = new AbortController();
  const began = performance.now();
  try {
    const response = await within(
      fetch(`${url}/api/stream`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ seats: [{ table: 'A'.repeat(16), key: 'A'.repeat(32), since: 0 }] }),
        signal: ending.signal,
      }),
      first,
    );
    if (response === 'late' || response.body === null) return finding('proxy', 'fault', 'streamHeldBack');
    const reader = response.body.getReader();
    if ((await within(reader.read(), first)) === 'late') return finding('proxy', 'fault', 'streamHeldBack');
    const cut = (): Finding =>
      finding('proxy', 'fault', 'streamCut', Math.round((performance.now() - began) / 1000));
    const end = performance.now() + second;
    // What came with the first may come in two pieces: the beat is the one after a silence.
    for (let last = performance.now(); performance.now() < end; ) {
      const next = await within(reader.read(), end - performance.now());
      if (next === 'late') return finding('proxy', 'fault', 'streamHeldBack');
      if (next.done) return cut();
      if (performance.now() - last > silence) return finding('proxy', 'good', 'streamGood');
      last = performance.now();
    }
    return finding('proxy', 'fault', 'streamHeldBack');
  } catch {
    return finding('proxy', 'fault', 'streamCut', Math.round((performance.now() - began) / 1000));
  } finally {
    ending.abort();
  }
};

/** A server as visitors reach it, at its public address. */
export const examineProxy = async (
  address: string | undefined,
  served: Served,
  patience: StreamPatience = STREAM,
): Promise<readonly Finding[]> => {
  if (address === undefined) return [finding('proxy', 'warning', 'proxyUntried')];
  const url = address.replace(/\/+$/, '');
  const [answer, goesOn] = await examineAnswer(url);
  if (!goesOn) return [answer];
  const plain = url.startsWith('http:') && !isHere(url) ? [finding('proxy', 'warning', 'proxyPlain')] : [];
  return [
    answer,
    ...plain,
    ...(await examineForwarding(url, served)),
    await examineWebsocket(url),
    await examineStream(url, patience),
  ];
};
