import type { CounterData } from '../model/scenario.ts';
import { counterFacts } from '../tables/counters.ts';

/** A counter with its facing, if it is of a kind that has one: what goes for many kinds is written once. */
export const turned = ({ facing, ...counter }: CounterData): CounterData =>
  counterFacts[counter.kind].facing === true ? { ...counter, facing } : counter;
