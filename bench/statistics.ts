/** The middle value; of an even number, the mean of the two in the middle. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const high = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : ((sorted[half - 1] ?? Number.NaN) + high) / 2;
};

/** How far the lowest and the highest lie from the median, in percent of it. */
export interface Spread {
  readonly below: number;
  readonly above: number;
}

export const spreadOf = (values: readonly number[]): Spread => {
  const middle = median(values);
  return {
    below: 100 * (Math.min(...values) / middle - 1),
    above: 100 * (Math.max(...values) / middle - 1),
  };
};
