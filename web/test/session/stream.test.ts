import type { StreamLine } from '@grognard/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A websocket whose far end the test holds. */
class FakeWebSocket extends EventTarget {
  static readonly all: FakeWebSocket[] = [];
  readyState: WebSocket['readyState'] = 0;
  readonly sent: string[] = [];

  constructor() {
    super();
    FakeWebSocket.all.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  send(text: string): void {
    this.sent.push(text);
  }

  say(line: StreamLine): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(line) }));
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

const { all } = FakeWebSocket;
let reached: boolean[];
let stop: () => void;

const latest = (): FakeWebSocket => {
  const found = all.at(-1);
  if (found === undefined) throw new Error('nobody has asked for a websocket');
  return found;
};

/** The server grants what is asked for last, and says its first word. */
const grant = (): FakeWebSocket => {
  const websocket = latest();
  websocket.open();
  websocket.say({ beat: 1 });
  return websocket;
};

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('WebSocket', FakeWebSocket);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { origin: 'http://house' });
  vi.stubGlobal('fetch', async () => new Response(undefined, { status: 503 }));
  all.length = 0;
  reached = [];
  const { listen } = await import('../../session/stream.ts');
  // At hand, as after the first seconds of a page: to fetch it takes no time that a test could let pass.
  await import('../../session/event-stream.ts');
  stop = listen({
    wanted: () => ({ seats: [{ table: 't', key: 'k', since: 3 }] }),
    hear: () => {},
    reached: (isReached) => void reached.push(isReached),
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('asked to come back, it does so when it was asked to, and nothing is taken for lost', async () => {
  const first = grant();
  first.say({ again: 700 });
  first.close();
  await pass(690);
  expect(all).toHaveLength(1);
  await pass(20);
  expect(all).toHaveLength(2);
  grant();
  await pass(100);
  expect(reached).not.toContain(false);
  expect(latest().sent.map((text) => JSON.parse(text))).toEqual([
    { listen: { seats: [{ table: 't', key: 'k', since: 3 }] } },
  ]);
});

test('asked to come back by one who does not let go, it leaves by itself', async () => {
  const first = grant();
  first.say({ again: 100 });
  await pass(1_200);
  expect(first.readyState).toBe(3);
  expect(all).toHaveLength(2);
});

test('who has fallen silent is left for another, and one who speaks is not', async () => {
  const first = grant();
  for (let beat = 0; beat < 5; beat += 1) {
    await pass(4_000);
    first.say({ beat });
  }
  expect([all.length, first.readyState]).toEqual([1, 1]);
  await pass(5_000);
  expect(first.readyState).toBe(3);
  expect(all).toHaveLength(2);
  expect(reached.at(-1)).toBe(false);
  grant();
  expect(reached.at(-1)).toBe(true);
});

test('while nobody is there it asks again and again, and never waits longer than three seconds', async () => {
  grant().close();
  for (let away = 0; away < 20; away += 1) {
    const before = all.length;
    await pass(3_000);
    expect(all.length).toBeGreaterThan(before);
    latest().close();
    await pass(0);
  }
});

test('one that has too much to do is waited for longer each time, until it keeps up', async () => {
  const silentFor = async (): Promise<number> => {
    const websocket = grant();
    for (let waited = 0; ; waited += 500) {
      if (websocket.readyState === 3) return waited;
      await pass(500);
    }
  };
  const again = async (): Promise<void> => {
    const before = all.length;
    while (all.length === before) await pass(50);
  };
  const waits: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    waits.push(await silentFor());
    await again();
  }
  expect(waits).toEqual([4_500, 9_000, 18_000, 36_000, 36_000]);
  const quick = grant();
  for (let beat = 0; beat < 10; beat += 1) {
    await pass(2_000);
    quick.say({ beat });
  }
  expect(await silentFor()).toBe(4_500);
});

test('one that is reached but never says a word is left as well', async () => {
  grant().close();
  await pass(300);
  expect(all).toHaveLength(2);
  latest().open();
  await pass(8_000);
  expect(all.length).toBeGreaterThan(2);
});
