import type { GameTypes } from '@grognard/engine';
import type { Adjudged } from '@grognard/engine/position';
import { type Leaf, leavesOf } from './leaves.ts';
import { type Share, shareOf } from './shares.ts';

/** More different values than this are told as a mean and its bounds, if they are numbers. */
const FEW = 8;

interface Outcome extends Share {
  readonly value: Leaf;
}

/** One thing in the position that the orders may change. */
export interface Prospect {
  readonly path: string;
  readonly before: Leaf;
  /** The commonest first. */
  readonly outcomes: readonly Outcome[];
  readonly spread?: { readonly mean: number; readonly least: number; readonly most: number };
}

export interface Odds {
  readonly samples: number;
  /** How often each order was refused. */
  readonly refused: readonly number[];
  readonly prospects: readonly Prospect[];
}

/** Gathers what became of a position each time that it was played. */
export class OddsTally {
  readonly #before: ReadonlyMap<string, Leaf>;
  readonly #counts = new Map<string, Map<Leaf, number>>();
  readonly #refused: number[];
  #samples = 0;

  constructor(before: unknown, orders: number) {
    this.#before = leavesOf(before);
    this.#refused = Array.from({ length: orders }, () => 0);
  }

  add({ ruled, position }: Pick<Adjudged<GameTypes>, 'ruled' | 'position'>): void {
    this.#samples += 1;
    ruled.forEach(({ verdict }, place) => {
      if (verdict === 'refused') this.#refused[place] = (this.#refused[place] ?? 0) + 1;
    });
    const after = leavesOf(position);
    for (const path of new Set([...this.#before.keys(), ...after.keys()])) {
      const value = after.get(path) ?? null;
      if (value !== this.#beforeAt(path)) this.#count(path, value);
    }
  }

  odds(): Odds {
    const prospects = [...this.#counts].map(([path, counts]) => this.#prospect(path, counts));
    return { samples: this.#samples, refused: this.#refused, prospects };
  }

  #beforeAt(path: string): Leaf {
    return this.#before.get(path) ?? null;
  }

  #count(path: string, value: Leaf): void {
    const counts = this.#counts.get(path) ?? new Map<Leaf, number>();
    counts.set(value, (counts.get(value) ?? 0) + 1);
    this.#counts.set(path, counts);
  }

  #prospect(path: string, changed: ReadonlyMap<Leaf, number>): Prospect {
    const samples = this.#samples;
    const before = this.#beforeAt(path);
    const counts = new Map(changed);
    const same = samples - [...changed.values()].reduce((sum, times) => sum + times, 0);
    if (same > 0) counts.set(before, same);
    const outcomes = [...counts]
      .sort(([, one], [, other]) => other - one)
      .map(([value, times]) => ({ value, ...shareOf(times, samples) }));
    const spread = outcomes.length > FEW ? spreadOf(counts) : undefined;
    return { path, before, outcomes, ...(spread !== undefined && { spread }) };
  }
}

const spreadOf = (counts: ReadonlyMap<Leaf, number>): Prospect['spread'] => {
  let sum = 0;
  let times = 0;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const [value, count] of counts) {
    if (typeof value !== 'number') return undefined;
    sum += value * count;
    times += count;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return { mean: sum / times, least, most };
};
