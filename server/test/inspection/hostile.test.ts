import { describe, expect, test } from 'vitest';
import { LONGEST_ENTRY, LONGEST_TEXT, MOST_ENTRIES, MOST_SEATS, MOST_WORK } from '../../inspection/bounds.ts';
import { inspected, type Line, recorded } from './logs.ts';

const [opening = {}, ...entries] = recorded('tiny', 'v2-ford');
const withUmpire = { ...opening, seats: [{ side: 'red' }, { side: 'blue' }, 'umpire'] };
const AT = '2026-01-01T00:00:00.000Z';

const line = (seq: number, seat: unknown, more: Line): Line => ({ seq, at: AT, seat, events: [], ...more });
const struck = (...seqs: number[]): Line => ({
  strikes: seqs,
  events: [{ table: 'struck', seqs, reason: 'a slip' }],
});
const next = entries.length + 1;
const resigned = (seat: unknown, side: string): Line =>
  line(next, seat, { events: [{ table: 'resigned', side }] });

describe('a log is refused, with the line and what is wrong', () => {
  test.each<[string, readonly unknown[], object]>([
    ['no JSON', [opening, '{'], { status: 400, path: 'line.2' }],
    [
      'too many seats',
      [{ ...opening, seats: Array.from({ length: 20_000 }, () => 'spectator') }],
      { status: 413, path: 'line.1.seats', message: `A table has no more than ${MOST_SEATS} seats.` },
    ],
    [
      'forty umpires',
      [
        {
          ...opening,
          seats: [{ side: 'red' }, { side: 'blue' }, ...Array.from({ length: 30 }, () => 'umpire')],
        },
      ],
      { status: 422, path: 'line.1' },
    ],
    [
      'a reason of a book',
      [
        withUmpire,
        line(1, 'umpire', {
          events: [{ table: 'waived', rule: 'TN-R02', reason: 'x'.repeat(LONGEST_TEXT + 1) }],
        }),
      ],
      {
        status: 413,
        path: 'line.2.events.0.reason',
        message: `A text has no more than ${LONGEST_TEXT} characters.`,
      },
    ],
    [
      'a name of a book',
      [{ ...opening, scenario: { ...(opening.scenario as object), ['x'.repeat(LONGEST_TEXT + 1)]: 1 } }],
      { status: 413, path: 'line.1.scenario' },
    ],
    [
      'an entry of a library',
      [opening, `{"x":[${'1,'.repeat(LONGEST_ENTRY / 2)}1]}`],
      { status: 413, path: 'line.2' },
    ],
    [
      'too many entries',
      [opening, ...Array.from({ length: MOST_ENTRIES + 1 }, (_, at) => `{"seq":${at + 1}}`)],
      { status: 413, message: `A log has no more than ${MOST_ENTRIES} entries.` },
    ],
    [
      'a number that is not kept',
      [
        JSON.stringify(withUmpire),
        `{"seq":1,"at":"${AT}","seat":"umpire","version":-0,"events":[{"table":"waived","rule":"TN-R02","reason":"so"}]}`,
      ],
      { status: 400, path: 'line.2' },
    ],
    ['nothing at all happens', [opening, line(1, { side: 'red' }, {})], { status: 422, path: 'line.2' }],
    [
      'a strike without a word',
      [withUmpire, entries[0], line(2, 'umpire', { strikes: [1] })],
      { status: 422, path: 'line.3' },
    ],
    ['a strike of itself', [withUmpire, line(1, 'umpire', struck(1))], { status: 422, path: 'line.2' }],
    ['a strike of the future', [withUmpire, line(1, 'umpire', struck(7))], { status: 422, path: 'line.2' }],
    [
      'one side resigns for the other',
      [opening, ...entries, resigned({ side: 'red' }, 'blue')],
      { status: 422, path: `line.${next + 1}` },
    ],
    [
      'an umpire who is not there',
      [opening, ...entries, resigned('umpire', 'blue')],
      { status: 422, path: `line.${next + 1}` },
    ],
    [
      'an order exchanged',
      [opening, { ...entries[0], order: { kind: 'pass' } }],
      { status: 422, path: 'line.2' },
    ],
    [
      'amended to nonsense',
      [
        withUmpire,
        line(1, 'umpire', { events: [{ table: 'amended', path: ['turn'], value: 'x', reason: 'so' }] }),
      ],
      { status: 422, path: 'line.2' },
    ],
    [
      'another opening',
      [{ ...opening, state: { ...(opening.state as object), turn: 2 } }],
      { status: 422, path: 'line.1' },
    ],
    [
      'a secret that was not promised',
      [opening, ...entries, { secret: 'x' }],
      { status: 422, path: 'line.1' },
    ],
    ['what one seat saw', [{ format: 1, memory: true }], { status: 422, code: 'memory' }],
  ])('%s', async (_, lines, refused) => {
    expect(await inspected(lines)).toMatchObject({ ok: false, ...refused });
  });

  test('what takes the same back and forth until it is too dear', async () => {
    // Both sides seal and unseal, and the umpire takes the first of it back and forth: each time all is folded again.
    const { decision = '', seat } = entries[0] ?? {};
    const sealed = { ...entries[0], id: 'x' };
    const lines: Line[] = [withUmpire];
    const unresolved = 1_000;
    for (let seq = 1; seq <= unresolved; seq += 2) {
      lines.push({ ...sealed, seq });
      lines.push(line(seq + 1, seat, { events: [{ table: 'unsealed', decision, seat }] }));
    }
    for (let seq = unresolved + 1; seq < MOST_ENTRIES; seq += 2) {
      lines.push(line(seq, 'umpire', struck(1)));
      lines.push(line(seq + 1, 'umpire', struck(seq)));
    }
    const found = await inspected(lines);
    expect(found).toMatchObject({ ok: false, status: 422 });
    expect(found.ok ? '' : found.message).toMatch(/too dear|taken back/);
    expect(MOST_WORK).toBeLessThan(unresolved * MOST_ENTRIES);
  });
});

test('what says that another version has judged it is believed, and not verified', async () => {
  const forged = {
    ...entries[0],
    order: { kind: 'plan', steps: [{ piece: 'nobody', to: { x: 5, y: 5 } }] },
    version: 1,
  };
  const found = await inspected([opening, forged]);
  expect(found).toMatchObject({ ok: true, told: { verified: false, entries: 1 } });
});
