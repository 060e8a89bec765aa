/** How something that takes time begins, and by which rules it takes as long as it does. */
import type { Doing } from '../../model/under-way.ts';

type Undated<T> = T extends Doing ? Omit<T, 'since'> : never;

export interface Start {
  readonly doing: Undated<Doing>;
  readonly rules: readonly string[];
  /** More changes of a chain are to come: the task stays in the plan. */
  readonly isPartway?: true;
}
