import { afterEach, expect, test, vi } from 'vitest';
import { ask } from '../../api/ask.ts';
import { askForGames } from '../../api/games.ts';
import { objectIn } from '../../api/reading.ts';
import { readStream } from '../../session/event-stream.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['{"a":1}', { a: 1 }],
  ['[1]', [1]],
  ['{"a":', undefined],
  ['', undefined],
  ['null', undefined],
  ['7', undefined],
  ['"text"', undefined],
])('the object in %s', (text, read) => {
  expect(objectIn(text)).toEqual(read);
});

const answer = (body: string, status = 200, headers: Record<string, string> = {}): void => {
  vi.stubGlobal('fetch', async () => new Response(status === 204 ? null : body, { status, headers }));
};

test.each([
  ['{"n":1}', 200, { kind: 'answer', value: { n: 1 } }],
  ['', 204, { kind: 'answer', value: {} }],
  ['{"kind":"refused"}', 422, { kind: 'answer', value: { kind: 'refused' } }],
  [
    '{"error":{"code":"gone","message":"It is gone.","path":"a.b"}}',
    404,
    { kind: 'error', status: 404, error: { code: 'gone', message: 'It is gone.', path: 'a.b', id: 'r-1' } },
  ],
  ['<html>', 502, { kind: 'error', status: 502, error: { code: 'unreadable', message: '', id: 'r-1' } }],
  ['<html>', 200, { kind: 'error', status: 200, error: { code: 'unreadable', message: '', id: 'r-1' } }],
])('a server that says %s with %i', async (body, status, read) => {
  answer(body, status, { 'x-request-id': 'r-1' });
  expect(await ask('/x', { answers: [422] })).toEqual(read);
});

test('a server that is not there', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  expect(await ask('/x')).toEqual({ kind: 'unreachable' });
});

const game = { id: 'pub-battles', title: 'Pub Battles', space: 'map', about: { fr: 'Une', en: 'A' } };

test.each([
  ['what it should be', { games: [game] }, 'games'],
  ['an unknown game', { games: [{ ...game, id: 'chess' }] }, 'broken'],
  ['a language missing', { games: [{ ...game, about: { en: 'A' } }] }, 'broken'],
  ['no list', {}, 'broken'],
])('the games, with %s', async (_, body, kind) => {
  answer(JSON.stringify(body));
  expect((await askForGames()).kind).toBe(kind);
});

/** A stream that comes in pieces of so many signs. */
const streamed = (text: string, size: number): void => {
  vi.stubGlobal('fetch', async () => {
    const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'gu')) ?? [];
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
    return new Response(body);
  });
};

test.each([1, 3, 7, 1_000])(
  'a stream cut every %i signs says the same, and a line that is broken ends nothing',
  async (size) => {
    streamed(
      ': hello\n\ndata: {"beat":1}\n\ndata: {"beat"\n\ndata: {"closed":\ndata: true}\n\ndata: {"beat":2}\n\n',
      size,
    );
    const heard: unknown[] = [];
    await readStream({ seats: [] }, (line) => void heard.push(line), new AbortController().signal);
    expect(heard).toEqual([{ beat: 1 }, { closed: true }, { beat: 2 }]);
  },
);
