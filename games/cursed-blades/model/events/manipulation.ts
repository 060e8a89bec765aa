import { type Evolvers, type Ruled, unchanged } from '../evolve.ts';
import type { Roll } from '../state.ts';
import type { Manipulation } from '../vocabulary.ts';

/** Somebody lays hands on something. */
export type ManipulationEvent = Ruled & {
  readonly kind: 'manipulated';
  readonly unit: number;
  readonly what: Manipulation;
  readonly counter?: number;
  readonly roll: Roll;
  readonly done: boolean;
};

export const manipulationEvolvers: Evolvers<ManipulationEvent> = { manipulated: unchanged };
