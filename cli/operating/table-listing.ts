import { sizeTold } from '@grognard/engine';
import type { TableStatus } from '@grognard/server';
import { dayOf, inUnits } from '../units.ts';
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

const touchedOf = ({ touched }: TableStatus, { operating }: Words): string =>
  operating.ago(...inUnits(Date.now() - touched));

/** The tables, one a line, and what they come to. */
export const listing = (statuses: readonly TableStatus[], { words, language }: Voice): readonly string[] => {
  const { operating } = words;
  if (statuses.length === 0) return [operating.noTables];
  const { table, game, scenario, state, touched, entries, size, expires } = operating.columns;
  const withExpiry = statuses.some((each) => each.expires !== undefined);
  const rows = statuses.map((each) => [
    each.table,
    each.game,
    each.scenario,
    operating.states[each.state],
    touchedOf(each, words),
    String(each.entries),
    sizeTold(each.bytes, language),
    ...(withExpiry ? [each.expires === undefined ? '' : dayOf(each.expires)] : []),
  ]);
  const bytes = statuses.reduce((sum, each) => sum + each.bytes, 0);
  return [
    ...columns([
      [table, game, scenario, state, touched, entries, size, ...(withExpiry ? [expires] : [])],
      ...rows,
    ]),
    operating.total(statuses.length, sizeTold(bytes, language)),
  ];
};

const seatLine = ({ seat, by, name }: TableStatus['seats'][number], { operating }: Words): string => {
  const { general, link, hotSeat, nobody } = operating.facts;
  if (typeof by === 'object') return `${seat}  ${general(by.general)}`;
  return `${seat}  ${by === 'link' ? link : hotSeat}, ${name ?? nobody}`;
};

/** One table, a fact a line. */
export const factsOf = (status: TableStatus, { words, language }: Voice): readonly string[] => {
  const { columns: heads, facts, states } = words.operating;
  const rows: string[][] = [
    [heads.table, status.table],
    [heads.game, `${status.game}, ${status.scenario}`],
    [heads.state, states[status.state]],
    [facts.setUp, dayOf(status.at)],
    [heads.touched, touchedOf(status, words)],
    [heads.entries, String(status.entries)],
    [heads.size, sizeTold(status.bytes, language)],
    ...(status.expires === undefined ? [] : [[heads.expires, dayOf(status.expires)]]),
    ...status.seats.map((seat) => [facts.seat, seatLine(seat, words)]),
  ];
  return columns(rows);
};
