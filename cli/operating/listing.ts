import { sizeTold } from '@grognard/engine';
import type { Standing } from '@grognard/server';
import { dayOf, inUnits } from '../measures.ts';
import type { Voice } from '../words/voice.ts';
import type { Words } from '../words/words.ts';

/** Columns as wide as what stands in them. */
const columns = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, place) => Math.max(...rows.map((row) => row[place]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, place) => cell.padEnd(widths[place] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

const touchedOf = ({ touched }: Standing, { keeping }: Words): string =>
  keeping.ago(...inUnits(Date.now() - touched));

/** The tables, one a line, and what they come to. */
export const listing = (standings: readonly Standing[], { words, language }: Voice): readonly string[] => {
  const { keeping } = words;
  if (standings.length === 0) return [keeping.noTables];
  const { table, game, scenario, state, touched, entries, size, expires } = keeping.columns;
  const withExpiry = standings.some((each) => each.expires !== undefined);
  const rows = standings.map((each) => [
    each.table,
    each.game,
    each.scenario,
    keeping.states[each.state],
    touchedOf(each, words),
    String(each.entries),
    sizeTold(each.bytes, language),
    ...(withExpiry ? [each.expires === undefined ? '' : dayOf(each.expires)] : []),
  ]);
  const bytes = standings.reduce((sum, each) => sum + each.bytes, 0);
  return [
    ...columns([
      [table, game, scenario, state, touched, entries, size, ...(withExpiry ? [expires] : [])],
      ...rows,
    ]),
    keeping.total(standings.length, sizeTold(bytes, language)),
  ];
};

const seatLine = ({ seat, by, name }: Standing['seats'][number], { keeping }: Words): string => {
  const { general, link, hotSeat, nobody } = keeping.facts;
  if (typeof by === 'object') return `${seat}  ${general(by.general)}`;
  return `${seat}  ${by === 'link' ? link : hotSeat}, ${name ?? nobody}`;
};

/** One table, a fact a line. */
export const factsOf = (standing: Standing, { words, language }: Voice): readonly string[] => {
  const { columns: heads, facts, states } = words.keeping;
  const rows: string[][] = [
    [heads.table, standing.table],
    [heads.game, `${standing.game}, ${standing.scenario}`],
    [heads.state, states[standing.state]],
    [facts.setUp, dayOf(standing.at)],
    [heads.touched, touchedOf(standing, words)],
    [heads.entries, String(standing.entries)],
    [heads.size, sizeTold(standing.bytes, language)],
    ...(standing.expires === undefined ? [] : [[heads.expires, dayOf(standing.expires)]]),
    ...standing.seats.map((seat) => [facts.seat, seatLine(seat, words)]),
  ];
  return columns(rows);
};
