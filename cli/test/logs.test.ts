import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCommand, called, complaint, grognard } from './process.ts';
import { asText, SECRET, sealedGame } from './sealed-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-logs-'));
const place = join(folder, 'game.log');
const { opening, entries } = sealedGame();
const fought = entries.findIndex(({ draws }) => draws !== undefined);

beforeAll(buildCommand, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = (...lines: readonly unknown[]): string => {
  writeFileSync(place, asText(lines));
  return place;
};

const verdict = async (...lines: readonly unknown[]) => {
  const { status, out } = await called(['verify', written(...lines), '--json']);
  return { status, ...JSON.parse(out) };
};

/** The log with one entry changed. */
const forged = (place: number, change: object): readonly unknown[] =>
  entries.map((entry, at) => (at === place ? { ...entry, ...change } : entry));

describe('grognard verify', () => {
  test('finds nothing wrong with an honest game, dice included', async () => {
    const { status, out } = await grognard(['verify', written(opening, ...entries, { secret: SECRET })]);
    expect(status).toBe(0);
    expect(out).toBe(`entries: ${entries.length}, flaws: 0; every roll was checked against the secret.\n`);
  });

  test('takes dice as they stand until the secret is told', async () => {
    const checked = await verdict(opening, ...entries);
    expect(checked).toEqual({
      ...{ status: 0, entries: entries.length, dice: 'secret untold' },
      ...{ flaws: [], judgedByAnother: [] },
    });
  });

  test('takes the dice of a simulation as they stand', async () => {
    const { commitment: _, ...unsealed } = opening;
    expect(await verdict(unsealed, ...entries)).toMatchObject({ status: 0, dice: 'unsealed' });
  });

  test('finds a die that the secret did not give', async () => {
    const entry = entries[fought];
    const draws = entry?.draws?.map((draw) => ({ ...draw, value: (draw.value % 6) + 1 }));
    const found = await verdict(opening, ...forged(fought, { draws }), { secret: SECRET });
    expect(found.status).toBe(1);
    const codes = found.flaws.map(({ seq, code }: { seq: number; code: string }) => `${seq} ${code}`);
    expect(codes).toContain(`${entry?.seq} forged-draw`);
    expect(codes).toContain(`${entry?.seq} other-events`);
  });

  test('finds a secret that is not the one committed to', async () => {
    const found = await verdict(opening, ...entries, { secret: 'another' });
    expect(found).toMatchObject({ status: 1, flaws: [{ seq: 0, code: 'unknown-secret' }] });
  });

  test('does not call forged what another version has judged', async () => {
    const order = { kind: 'plan', steps: [{ piece: 'Aubert', to: { x: 5, y: 5 } }] };
    const lines = [opening, ...forged(0, { order, version: 0 })];
    expect(await verdict(...lines)).toMatchObject({
      ...{ status: 0, flaws: [] },
      judgedByAnother: [{ seq: 1, version: 0 }],
    });
    const { out } = await called(['verify', written(...lines)]);
    expect(out).toMatch(/^judged by version 0 of the rules.*: 1; nothing is forged/);
  });

  test('finds an order that the rules refuse', async () => {
    const order = { kind: 'plan', steps: [{ piece: 'Aubert', to: { x: 5, y: 5 } }] };
    const found = await verdict(opening, ...forged(0, { order }));
    expect(found).toMatchObject({ status: 1, flaws: [{ seq: 1, code: 'order-refused' }] });
  });

  test.each<[string, object, string]>([
    [
      'one side resigns for the other',
      { seat: { side: 'red' }, events: [{ table: 'resigned', side: 'blue' }] },
      'not-allowed',
    ],
    [
      'an umpire acts who is not there',
      { seat: 'umpire', events: [{ table: 'resigned', side: 'blue' }] },
      'not-at-table',
    ],
    ['it takes itself back', { seat: { side: 'red' }, strikes: [2], events: [] }, 'wrong-strike'],
  ])('finds that %s', async (_, change, code) => {
    const [first] = entries;
    const found = await verdict(opening, first, { seq: 2, at: '', ...change });
    expect(found).toMatchObject({ status: 1, flaws: [{ seq: 2, code }] });
  });

  test('finds seats at which nobody could have played', async () => {
    const seats = [...opening.seats, ...Array.from({ length: 40 }, () => 'umpire')];
    expect(await verdict({ ...opening, seats })).toMatchObject({
      status: 1,
      flaws: [{ seq: 0, code: 'wrong-seats' }],
    });
  });

  test('finds an entry that was taken out', async () => {
    const found = await verdict(opening, ...entries.slice(0, 2), ...entries.slice(3));
    expect(found.status).toBe(1);
    expect(found.flaws[0]).toMatchObject({ seq: 4, code: 'missing-entry' });
  });

  test('finds an opening that the scenario does not give', async () => {
    const found = await verdict({ ...opening, state: { ...opening.state, turn: 2 } });
    expect(found).toMatchObject({ status: 1, flaws: [{ seq: 0, code: 'other-opening' }] });
  });

  test('finds events that cannot follow', async () => {
    const events = [{ kind: 'moved', piece: 99, to: { x: 1, y: 1 } }];
    const found = await verdict(opening, ...forged(1, { events }));
    expect(found.status).toBe(1);
    expect(found.flaws.length).toBeGreaterThan(0);
  });

  test('tells what it found, in a line each', async () => {
    const { status, out } = await called(['verify', written(opening, ...entries, { secret: 'another' })]);
    expect(status).toBe(1);
    expect(out).toMatch(/^entry 0: the secret does not fit .+\nentries: \d+, flaws: 1; /);
  });
});

describe('grognard replay', () => {
  test('tells the whole game to its end', async () => {
    const { status, out } = await grognard(['replay', written(opening, ...entries)]);
    const lines = out.trimEnd().split('\n');
    expect(status).toBe(0);
    expect(lines[0]).toBe('   1  An answer is sealed: red.');
    expect(lines.length).toBeGreaterThan(entries.length / 2);
    expect(lines.at(-1)).not.toMatch(/^ +\d/);
    expect(out).toMatch(/\w\. \[\d( \d)*[,\]]/);
  });

  test('marks what was taken back later', async () => {
    const strike = { seq: 2, at: '', seat: { side: 'red' }, strikes: [1], events: [] };
    const { out } = await called(['replay', written(opening, ...entries.slice(0, 1), strike)]);
    expect(out).toContain('An answer is sealed: red. (taken back later)');
  });

  test('prints an object an entry, then the outcome', async () => {
    const { out } = await called(['replay', written(opening, ...entries), '--json']);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(entries.length + 1);
    expect(lines[fought]).toMatchObject({
      seq: fought + 1,
      order: entries[fought]?.order,
      dice: expect.any(Array),
    });
    expect(lines.at(-1)?.outcome).toMatchObject({ rule: 'TN-R12' });
  });

  test('tells a seat what it was told, and no order of anybody', async () => {
    const { out } = await called(['replay', written(opening, ...entries), '--seat', 'red', '--json']);
    expect(out).not.toContain('"order"');
    expect(out).not.toContain('"dice"');
    const whole = await called(['replay', place, '--json']);
    expect(out.length).toBeLessThan(whole.out.length);
  });

  test('tells a part of it, in French', async () => {
    const args = [
      'replay',
      written(opening, ...entries),
      '--from',
      '2',
      '--to',
      '2',
      '--json',
      '--lang',
      'fr',
    ];
    const [entry] = (await called(args)).out.split('\n');
    expect(JSON.parse(entry ?? '')).toMatchObject({ seq: 2 });
    expect(entry).toContain('Tour');
  });

  test('goes step by step, as long as somebody asks for more', async () => {
    const args = ['replay', written(opening, ...entries), '--step', '--json'];
    const { status, out } = await grognard(args, { input: '\n\nq\n\n\n' });
    expect(status).toBe(0);
    expect(out.trim().split('\n')).toHaveLength(3);
  });

  test('complains of a seat that nobody holds', async () => {
    const ended = await called(['replay', written(opening), '--seat', 'green']);
    expect(complaint(ended)).toContain('Nobody sits at “green”, only: red, blue, spectator, umpire');
  });
});

describe.each(['replay', 'verify'])('grognard %s complains', (command) => {
  const [first] = entries;

  test.each<[string, readonly unknown[], string]>([
    ['of another game', [{ ...opening, game: 'chess' }], 'There is no game “chess”'],
    ['of a hole in the opening', [{ ...opening, seats: [] }], 'game.log: line 1: seats: '],
    ['of a scenario that is none', [{ ...opening, scenario: {} }], 'game.log: line 1: scenario.'],
    ['of a state that is none', [{ ...opening, state: {} }], 'game.log: line 1: state.'],
    ['of an entry that is none', [opening, { seq: 1 }], 'game.log: line 2: '],
    [
      'of what one seat saw',
      [{ format: 1, memory: true, game: 'tiny' }, { n: 1 }],
      'game.log: this is what one seat saw of a battle that was still being played',
    ],
    [
      'of an order that is none',
      [opening, { ...first, order: { kind: 'fly' } }],
      'game.log: line 2: order.kind: ',
    ],
    [
      'of an event that is none',
      [opening, { ...first, events: [{ kind: 'flew' }] }],
      'line 2: events.0.kind: ',
    ],
    [
      'of a table event that is none',
      [opening, { ...first, events: [{ table: 'set' }] }],
      'line 2: events.0.table: ',
    ],
  ])('%s', async (_, lines, sentence) => {
    expect(complaint(await called([command, written(...lines)]))).toContain(sentence);
  });

  test.each([
    ['of an empty file', '', 'game.log: it is empty'],
    ['of what is not JSON', 'salut', 'game.log: line 1: it is not JSON'],
  ])('%s', async (_, text, sentence) => {
    writeFileSync(place, text);
    expect(complaint(await called([command, place]))).toContain(sentence);
  });
});

test('grognard replay complains of events that cannot follow', async () => {
  const events = [{ kind: 'moved', piece: 99, to: { x: 1, y: 1 } }];
  const ended = await called(['replay', written(opening, { ...entries[0], events })]);
  expect(`${ended.err}`).toMatch(/game\.log: entry 1 does not follow from those before it/);
  expect(ended.status).toBe(2);
});
