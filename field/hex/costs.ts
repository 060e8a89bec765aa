import { IMPASSABLE, type Steps } from './steps.ts';

/** The cost of a place that was not reached. */
export const UNREACHED = IMPASSABLE;

/**
 * What it costs to get from the starts to every place within a limit. Made once and filled again and again
 * without allocation; read `cost`, `from` and the first `count` of `order`, leave the rest alone.
 */
export interface CostField {
  /** By place; `UNREACHED` beyond the limit. */
  readonly cost: Int16Array;
  /** By place reached: the place before it on its cheapest path; a start comes from itself. */
  readonly from: Int32Array;
  /** The places reached, cheapest first. */
  readonly order: Int32Array;
  count: number;
  /** Places waiting, in a linked list for each cost. */
  readonly heads: Int32Array;
  readonly waiting: Int32Array;
  readonly next: Int32Array;
}

/** A field for these steps (or others with as many) and limits up to `most`. */
export const costField = (steps: Steps, most: number): CostField => ({
  cost: new Int16Array(steps.places).fill(UNREACHED),
  from: new Int32Array(steps.places),
  order: new Int32Array(steps.places),
  count: 0,
  heads: new Int32Array(most + 1).fill(-1),
  waiting: new Int32Array(steps.places * (steps.degree + 1)),
  next: new Int32Array(steps.places * (steps.degree + 1)),
});

/**
 * Fills the field from the starts and returns how many places were reached. Of paths that cost the same, a place
 * keeps the one through the place reached first.
 */
export const fillCosts = (
  field: CostField,
  steps: Steps,
  starts: ArrayLike<number>,
  limit: number,
): number => {
  if (limit >= field.heads.length)
    throw new RangeError(`this cost field was made for limits below ${field.heads.length}`);
  const { cost, from, order, heads, waiting, next } = field;
  const { degree, links, costs } = steps;
  for (let i = 0; i < field.count; i += 1) cost[order[i]] = UNREACHED;
  let entries = 0;
  for (let i = 0; i < starts.length; i += 1) {
    const start = starts[i];
    if (cost[start] === 0) continue;
    cost[start] = 0;
    from[start] = start;
    waiting[entries] = start;
    next[entries] = heads[0];
    heads[0] = entries;
    entries += 1;
  }
  let count = 0;
  for (let spent = 0; spent <= limit; spent += 1) {
    while (heads[spent] >= 0) {
      const entry = heads[spent];
      heads[spent] = next[entry];
      const place = waiting[entry];
      // A cheaper way was found after this entry was made.
      if (cost[place] !== spent) continue;
      order[count] = place;
      count += 1;
      const base = place * degree;
      for (let step = base; step < base + degree; step += 1) {
        const total = spent + costs[step];
        if (total > limit) continue;
        const to = links[step];
        if (total >= cost[to]) continue;
        cost[to] = total;
        from[to] = place;
        waiting[entries] = to;
        next[entries] = heads[total];
        heads[total] = entries;
        entries += 1;
      }
    }
  }
  field.count = count;
  return count;
};

/** Writes the cheapest path from a start to `to`, both included, and returns its length; 0 if not reached. */
export const pathInto = (field: CostField, to: number, out: Int32Array): number => {
  if (field.cost[to] === UNREACHED) return 0;
  let length = 1;
  for (let place = to; field.from[place] !== place; place = field.from[place]) length += 1;
  let place = to;
  for (let i = length - 1; i >= 0; i -= 1) {
    out[i] = place;
    place = field.from[place];
  }
  return length;
};
