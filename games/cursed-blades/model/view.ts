import type { State } from './state.ts';

/**
 * All that a seat knows: the state with one's own hidden traps only. A spectator knows of no hidden trap, an umpire of
 * all.
 */
export type View = State;
