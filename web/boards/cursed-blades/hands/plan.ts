import type { Mover, Pace } from '@grognard/cursed-blades/for-page';

/** What the hands hold over the map: who is meant to go where, or at whom. */
export interface Plan {
  readonly mover: Mover;
  readonly to: number;
  readonly facing?: number | undefined;
  /** The enemy it is laid on, by index. */
  readonly target?: number | undefined;
  /** Which of several ways is wanted, by its key; the first lawful one if none is named. */
  readonly way?: string | undefined;
  readonly pace?: Pace | undefined;
  /** Put down: now it can be confirmed. */
  readonly dropped: boolean;
}

export const sameMover = (a: Mover | undefined, b: Mover | undefined): boolean => {
  if (a === undefined || b === undefined) return false;
  return 'unit' in a ? 'unit' in b && a.unit === b.unit : 'counter' in b && a.counter === b.counter;
};
