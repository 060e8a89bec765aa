import { canonical, fold, type GameTypes, type Log, matchOf, type Table } from '@grognard/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../content/games.ts';
import { inspected, type Line, recorded } from './logs.ts';

const RECORDED: readonly (readonly [string, string, boolean])[] = [
  ['tiny', 'v2-ford', true],
  ['cursed-blades', 'v1-battle', false],
  ['cursed-blades', 'v2-brawl', true],
  ['les-aigles', 'v1-taken-back', false],
  ['les-aigles', 'v2-village', true],
  ['pub-battles', 'v1-taken-back', false],
  ['pub-battles', 'v2-crossroads', true],
];

const stateOf = async (lines: readonly Line[]): Promise<unknown> => {
  const [opening, ...entries] = lines;
  const log = { opening, entries } as unknown as Log<GameTypes>;
  const loaded = await loadGame(log.opening.game);
  if (loaded === undefined) throw new Error('there is no such game');
  const match = matchOf(loaded.game, log.opening);
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return fold(match.value, log);
};

const tableIn = (text: string | undefined): unknown => JSON.parse(text ?? '{}').table;

/** What a table has come to, as text; whether it is a sandbox is for its opening to say. */
const cameTo = (table: unknown): string => {
  const { state, sealed, resigned } = table as Table<GameTypes>;
  return canonical(JSON.parse(JSON.stringify([state, sealed, resigned])));
};

describe('a log that was played', () => {
  test.each(RECORDED)('%s %s is taken in as it was', async (game, name, isToday) => {
    const lines = recorded(game, name);
    const found = await inspected(lines);
    if (!found.ok) throw new Error(JSON.stringify(found));
    const drew = lines.some(({ draws }) => Array.isArray(draws) && draws.length > 0);
    const dice = drew ? 'as-written' : 'checked';
    expect(found.told).toMatchObject({ entries: lines.length - 1, dice, verified: isToday && !drew });
    // What today's version has judged is judged the same.
    if (isToday) expect(found.told?.judgedByAnother).toBe(0);
    expect(tableIn(found.drawn.snapshot?.text)).toEqual(JSON.parse(JSON.stringify(await stateOf(lines))));
    expect(
      Buffer.from(found.drawn.lines ?? [])
        .toString()
        .split('\n'),
    ).toHaveLength(lines.length - 1);
  });
});

/** Every way to a value inside. */
const pathsIn = (data: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof data === 'object' && data !== null
    ? Object.entries(data).flatMap(([key, value]) => [[...path, key], ...pathsIn(value, [...path, key])])
    : [];

const changed = (data: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown => {
  const copy: Record<string, unknown> = Array.isArray(data)
    ? ([...data] as unknown as Record<string, unknown>)
    : { ...(data as Line) };
  copy[key] = rest.length === 0 ? value : changed(copy[key], rest, value);
  return copy;
};

const valuesIn = (data: unknown): readonly unknown[] =>
  typeof data === 'object' && data !== null
    ? Object.values(data).flatMap((value) => [value, ...valuesIn(value)])
    : [];

/** The log with one value put in another's place, a line dropped, doubled or exchanged. */
const damaged = (
  lines: readonly Line[],
  how: number,
  at: number,
  place: number,
  from: number,
): readonly Line[] => {
  const line = at % lines.length;
  const copy = [...lines];
  if (how === 0) copy.splice(line, 1);
  else if (how === 1) copy.splice(line, 0, copy[line] ?? {});
  else if (how === 2) [copy[line], copy[0]] = [copy[0] ?? {}, copy[line] ?? {}];
  else {
    const paths = pathsIn(copy[line]);
    const values = valuesIn(lines[from % lines.length]);
    const path = paths[place % paths.length] ?? [];
    copy[line] = changed(copy[line], path, values[(place * 7 + from) % values.length]) as Line;
  }
  return copy;
};

describe('a log that was damaged', () => {
  test('is refused, or not verified, or comes to the same', async () => {
    const lines = recorded('tiny', 'v2-ford');
    const [whole, withoutLast] = [await stateOf(lines), await stateOf(lines.slice(0, -1))].map(cameTo);
    const counts = { refused: 0, taken: 0 };
    await fc.assert(
      fc.asyncProperty(fc.nat(9), fc.nat(9999), fc.nat(9999), fc.nat(9999), async (how, at, place, from) => {
        const damage = damaged(lines, how, at, place, from);
        const found = await inspected(damage);
        if (!found.ok) {
          expect([400, 413, 422], found.message).toContain(found.status);
          counts.refused += 1;
          return;
        }
        counts.taken += 1;
        // What ends earlier is a log as well.
        const honest = damage.length < lines.length ? withoutLast : whole;
        const isSame = cameTo(tableIn(found.drawn.snapshot?.text)) === honest;
        expect(isSame || found.told?.verified === false, JSON.stringify(found.told)).toBe(true);
      }),
      { numRuns: 400, seed: 22 },
    );
    expect(counts.refused).toBeGreaterThan(200);
    expect(counts.taken).toBeGreaterThan(5);
  });
});
