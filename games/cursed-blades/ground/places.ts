import type { Chunks } from '@grognard/engine';
import { isStanding } from '../model/evolve.ts';
import type { Counter, Unit } from '../model/state.ts';
import type { CounterKind } from '../model/vocabulary.ts';
import { remembered } from '../rules/remembered.ts';

/** Who and what lies where, found once for every list of units and of counters: a list never changes. */

const nobody: readonly number[] = [];
const nothing: Lying = { indices: [], kinds: [] };

const addTo = (byHex: Map<number, number[]>, hex: number, index: number): void => {
  const there = byHex.get(hex);
  if (there === undefined) byHex.set(hex, [index]);
  else there.push(index);
};

interface Standing {
  readonly all: readonly number[];
  readonly byHex: ReadonlyMap<number, readonly number[]>;
}

const standingIn = remembered((units: Chunks<Unit>): Standing => {
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
});

export const allStanding = (units: Chunks<Unit>): readonly number[] => standingIn(units).all;

export const standingOn = (units: Chunks<Unit>, hex: number): readonly number[] =>
  standingIn(units).byHex.get(hex) ?? nobody;

/** The counters of a hex, by index and by kind. */
interface Lying {
  readonly indices: readonly number[];
  readonly kinds: readonly CounterKind[];
}

const lyingIn = remembered((counters: Chunks<Counter>): ReadonlyMap<number, Lying> => {
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
});

export const lyingOn = (counters: Chunks<Counter>, hex: number): Lying =>
  lyingIn(counters).get(hex) ?? nothing;
