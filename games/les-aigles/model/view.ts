import type { State } from './state.ts';

/** What a seat sees: everything on the table that somebody of its side sees, and the secrets of its own side alone. */
export type View = State;
