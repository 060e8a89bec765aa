import { median, spreadOf } from './statistics.ts';

/** Something that must stay below a limit, measured some times over. */
export interface Figure {
  readonly title: string;
  readonly unit: string;
  readonly values: readonly number[];
  /** Absent where no goal is set. */
  readonly most?: number;
}

/** The value that so large a share lies at or below. */
export const share = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
};

const cellsOf = ({ title, unit, values, most }: Figure): string[] => {
  const middle = median(values);
  const { below, above } = spreadOf(values);
  return [
    title,
    `${middle.toFixed(1)} ${unit}`,
    `${below.toFixed(0)}/+${above.toFixed(0)}%`,
    most === undefined ? '' : `<= ${most} ${unit}`,
    most === undefined ? '' : middle <= most ? 'met' : 'NOT MET',
  ];
};

export const figureTable = (figures: readonly Figure[]): string => {
  const lines = [['measure', 'median', 'spread', 'goal', ''], ...figures.map(cellsOf)];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, i) => (i === 1 || i === 2 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
