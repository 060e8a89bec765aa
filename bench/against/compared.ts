import type { Row } from '../rows.ts';
import { median, type Spread, spreadOf } from '../statistics.ts';

/** What one checkout was measured to do, round after round. */
export type Figures = readonly (readonly Row[])[];

/** One contestant of ours in two checkouts. */
export interface Compared {
  readonly title: string;
  readonly name: string;
  readonly before: number;
  readonly now: number;
  readonly ratio: number;
  /** Of the ratios of single rounds. */
  readonly spread: Spread;
}

/** So much slower may be noise; more is a loss. */
const A_TENTH = 0.9;

const contestantOf = ({ measure, ours }: Row): string => `${measure} ${ours.name}`;

const rateIn = (rows: readonly Row[], contestant: string): number | undefined =>
  rows.find((row) => contestantOf(row) === contestant)?.ours.perSecond;

/** Rounds are taken in turns, so that each ratio is of two runs that stood side by side. */
export const compared = (before: Figures, now: Figures): readonly Compared[] => {
  const rows = now[0] ?? [];
  const first = rows.filter(
    (row, place) => rows.findIndex((other) => contestantOf(other) === contestantOf(row)) === place,
  );
  return first.flatMap((row) => {
    const contestant = contestantOf(row);
    const pairs = now.flatMap((round, place) => {
      const [old, young] = [rateIn(before[place] ?? [], contestant), rateIn(round, contestant)];
      return old === undefined || young === undefined ? [] : [{ old, young }];
    });
    if (pairs.length === 0) return [];
    const ratios = pairs.map(({ old, young }) => young / old);
    return {
      title: row.title,
      name: row.ours.name,
      before: median(pairs.map(({ old }) => old)),
      now: median(pairs.map(({ young }) => young)),
      ratio: median(ratios),
      spread: spreadOf(ratios),
    };
  });
};

const figure = (value: number): string => (value < 1_000 ? value.toFixed(1) : Math.round(value).toString());

export const lineOf = ({ title, name, before, now, ratio, spread }: Compared): string =>
  [
    `${title}, ${name}:`,
    `${figure(before)} before, ${figure(now)} now,`,
    `${ratio.toFixed(2)}x (${spread.below.toFixed(0)}/+${spread.above.toFixed(0)}%)`,
    ...(ratio < A_TENTH ? ['SLOWER BY MORE THAN A TENTH'] : []),
  ].join(' ');
