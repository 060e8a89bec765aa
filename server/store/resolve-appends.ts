import type { Append, AppendAnswer, Entry } from './store.ts';

interface Resolution {
  readonly answers: readonly AppendAnswer[];
  readonly rows: readonly (Entry & { readonly game: string })[];
  /** The games that grow, with their new last entry. */
  readonly grown: ReadonlyMap<string, number>;
}

/** What a group of appends comes to, in their order, given the last entry of each game that exists. */
export const resolveAppends = (
  appends: readonly Append[],
  lastEntries: ReadonlyMap<string, number>,
): Resolution => {
  const grown = new Map<string, number>();
  const rows: (Entry & { game: string })[] = [];
  const answers = appends.map(({ game, after, entries }): AppendAnswer => {
    const last = grown.get(game) ?? lastEntries.get(game);
    if (last === undefined) return { kind: 'no-such-game' };
    if (last !== after) return { kind: 'conflict', last };
    entries.forEach((text, i) => {
      rows.push({ game, seq: after + 1 + i, text });
    });
    grown.set(game, after + entries.length);
    return { kind: 'appended', last: after + entries.length };
  });
  return { answers, rows, grown };
};
