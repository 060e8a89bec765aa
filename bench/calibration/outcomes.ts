import type { Case } from './cases.ts';
import type { Counted } from './count.ts';

/** What came of a case, beside what ought to. */
export interface Outcome {
  readonly name: string;
  readonly stated: number;
  readonly measured: number;
  /** How far from what is stated is still well; absent where no goal is set. */
  readonly within?: number;
  /** How far chance alone may have moved what was measured, nineteen times in twenty. */
  readonly chance?: number;
  readonly played: number;
  readonly unit: '%' | '';
}

const SURE = 1.96;

export const outcomeOf = ({ name, stated, within }: Case, { played, succeeded }: Counted): Outcome => {
  const share = succeeded / played;
  const chance = 100 * SURE * Math.sqrt((share * (1 - share)) / played);
  const goal = within === undefined ? {} : { within };
  return { name, stated, ...goal, measured: 100 * share, chance, played, unit: '%' };
};

const verdictOn = ({ stated, measured, within }: Outcome): string => {
  if (within === undefined) return '';
  return Math.abs(measured - stated) <= within ? 'met' : 'NOT MET';
};

const HEADS = ['case', 'stated', 'spread', 'measured', 'by chance', 'played', ''];

const cellsOf = (outcome: Outcome): readonly string[] => {
  const { name, stated, measured, within, chance, played, unit } = outcome;
  return [
    name,
    `${stated}${unit}`,
    within === undefined ? '' : `+-${within}`,
    `${measured.toFixed(1)}${unit}`,
    chance === undefined ? '' : `+-${chance.toFixed(1)}`,
    `${played}`,
    verdictOn(outcome),
  ];
};

export const outcomeTable = (outcomes: readonly Outcome[]): string => {
  const lines = [HEADS, ...outcomes.map(cellsOf)];
  const widths = HEADS.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
