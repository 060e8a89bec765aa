import { AROUND, type Steps } from './steps.ts';

/**
 * Whether one of several cells and a goal lie in one piece of ground that nobody has shut. One piece after the other is
 * found out, and no further than the question asks: blocks mostly stand near the road that they ask for.
 */
export const togetherIn = (
  { grid, to }: Steps,
  shut: Uint8Array,
): ((starts: readonly number[], goal: number) => boolean) => {
  /** The number of the piece in which a cell lies; none as long as nobody came there. There are no more of them than questions. */
  let piece = new Uint16Array(0);
  const queue: number[] = [];
  let [head, last] = [0, 0];
  const enter = (cell: number): void => {
    if (piece[cell] !== 0 || shut[cell] === 1) return;
    piece[cell] = last;
    queue.push(cell);
  };
  /** The last piece grows until a cell belongs to it, or until all of it is known. */
  const growUpTo = (cell: number): void => {
    while (piece[cell] === 0 && head < queue.length) {
      const from = queue[head] as number;
      head += 1;
      // The steps that can be taken come first.
      for (let step = AROUND * from; step < AROUND * (from + 1) && (to[step] as number) >= 0; step += 1)
        enter(to[step] as number);
    }
  };
  return (starts, goal) => {
    if (shut[goal] === 1) return false;
    if (last === 0) piece = new Uint16Array(grid.size);
    growUpTo(goal);
    if (piece[goal] === 0) {
      last += 1;
      enter(goal);
    }
    const own = piece[goal];
    return starts.some((start) => {
      if (shut[start] === 1) return false;
      if (own === last) growUpTo(start);
      return piece[start] === own;
    });
  };
};
