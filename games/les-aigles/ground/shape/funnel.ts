/** A body that passes a lane: so many files of it are through or in it, the rest waits behind them as it stood. */

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** So many figures in so many files. */
export const columnOf = (figures: number, files: number): number[] =>
  Array.from({ length: Math.ceil(figures / files) }, (_, rank) => Math.min(files, figures - rank * files));

/** LA-M3.4-8: the ranks of a body of which so many ranks of files have entered the lane. */
export const funnel = (ranks: readonly number[], files: number, entered: number): readonly number[] => {
  const ahead = Math.min(sum(ranks), files * entered);
  let left = ahead;
  const waiting = ranks.flatMap((rank) => {
    const gone = Math.min(rank, left);
    left -= gone;
    return rank > gone ? [rank - gone] : [];
  });
  return [...columnOf(ahead, files), ...waiting];
};

/** How many ranks a body has that passes in so many files. */
export const ranksInLane = (ranks: readonly number[], files: number): number => Math.ceil(sum(ranks) / files);
