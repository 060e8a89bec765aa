import type { Rates } from './contest.ts';
import type { Goal, Measure } from './measure.ts';
import { median, type Spread, spreadOf } from './statistics.ts';

/** One contestant against another, as printed and as `--json` gives it. */
export interface Row {
  readonly measure: string;
  readonly title: string;
  readonly ours: { readonly name: string; readonly perSecond: number; readonly spread: Spread };
  readonly rival: { readonly name: string; readonly perSecond: number; readonly spread: Spread };
  readonly ratio: number;
  /** Both absent where no goal is set. */
  readonly goal?: number;
  readonly met?: boolean;
}

export const rowsOf = (measure: Measure, goals: readonly Goal[], rates: Rates): Row[] =>
  goals.map(({ ours, rival, goal }) => {
    const side = (name: string) => {
      const list = rates[name] ?? [];
      return { name, perSecond: median(list), spread: spreadOf(list) };
    };
    const [left, right] = [side(ours), side(rival)];
    const ratio = left.perSecond / right.perSecond;
    const { name, title } = measure;
    const row = { measure: name, title, ours: left, rival: right, ratio };
    return goal === undefined ? row : { ...row, goal, met: ratio >= goal };
  });

const rate = (perSecond: number): string => {
  if (perSecond >= 1e6) return `${(perSecond / 1e6).toFixed(2)} M`;
  if (perSecond >= 1e4) return `${(perSecond / 1e3).toFixed(1)} k`;
  return perSecond.toFixed(perSecond < 100 ? 1 : 0);
};

const spread = ({ below, above }: Spread): string => `${below.toFixed(0)}/+${above.toFixed(0)}%`;

const factor = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)}x`;

const heads = ['measure', 'ours', 'a second', 'spread', 'against', 'a second', 'spread', 'ratio', 'goal', ''];

const cellsOf = (row: Row): string[] => [
  row.title,
  row.ours.name,
  rate(row.ours.perSecond),
  spread(row.ours.spread),
  row.rival.name,
  rate(row.rival.perSecond),
  spread(row.rival.spread),
  factor(row.ratio),
  row.goal === undefined ? '' : `>= ${factor(row.goal)}`,
  row.met === undefined ? '' : row.met ? 'met' : 'NOT MET',
];

/** Columns of names lean left, columns of figures right. */
const leansLeft = [true, true, false, false, true, false, false, false, false, true];

export const tableOf = (rows: readonly Row[]): string => {
  const lines = [heads, ...rows.map(cellsOf)];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const print = (line: readonly string[]) =>
    line
      .map((cell, column) =>
        leansLeft[column] ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const [head = '', ...rest] = lines.map(print);
  return [head, '-'.repeat(head.length), ...rest].join('\n');
};
