import { type Chunks, kept } from '@grognard/engine';
import { isStanding } from '../model/evolve.ts';
import type { Lying, Memory, Passage, Standing } from '../model/memory.ts';
import type { Counter, Unit } from '../model/state.ts';
import type { CounterKind } from '../model/vocabulary.ts';

const addTo = (byHex: Map<number, number[]>, hex: number, index: number): void => {
  const there = byHex.get(hex);
  if (there === undefined) byHex.set(hex, [index]);
  else there.push(index);
};

const standingIn = (units: Chunks<Unit>): Standing => {
  const all: number[] = [];
  const byHex = new Map<number, number[]>();
  let index = 0;
  for (const chunk of units)
    for (const unit of chunk) {
      if (isStanding(unit)) {
        all.push(index);
        addTo(byHex, unit.hex, index);
        if (unit.and !== undefined && unit.and !== unit.hex) addTo(byHex, unit.and, index);
      }
      index += 1;
    }
  return { all, byHex };
};

const lyingIn = (counters: Chunks<Counter>): ReadonlyMap<number, Lying> => {
  const byHex = new Map<number, { indices: number[]; kinds: CounterKind[] }>();
  let index = 0;
  for (const chunk of counters)
    for (const { gone, hex, kind } of chunk) {
      if (gone === undefined) {
        const there = byHex.get(hex) ?? { indices: [], kinds: [] };
        there.indices.push(index);
        there.kinds.push(kind);
        byHex.set(hex, there);
      }
      index += 1;
    }
  return byHex;
};

/** An empty memory, for a setting: who and what lies where, found once for every list of units and of counters. */
export const newMemory = (): Memory => ({
  standing: kept(standingIn),
  lying: kept(lyingIn),
  passages: kept((_counters: Chunks<Counter>) => new Map<number, Passage>()),
  goings: kept((_counters: Chunks<Counter>) => new Map<string, Float64Array>()),
});
