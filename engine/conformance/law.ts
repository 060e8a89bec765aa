import type { GameTypes } from '../contract/game.ts';
import type { Ready } from './trial.ts';
import type { Walk } from './walk.ts';

/** Watches random games for one law; says in words how it was broken. */
interface Examiner<K extends GameTypes> {
  see(walk: Walk<K>): string | undefined;
  /** What can only be said after the last game. */
  close?(): string | undefined;
}

/** Something that must hold for every game. */
export interface Law {
  readonly name: string;
  /** What the law asks, for whoever meets it for the first time. */
  readonly says: string;
  begin<K extends GameTypes>(trial: Ready<K>): Examiner<K>;
}

export interface Breach {
  readonly law: string;
  readonly says: string;
  /** The random game in which it was found. */
  readonly seed: number;
  readonly detail: string;
}

/** A law that looks at one game at a time. */
export const lawOf = (
  name: string,
  says: string,
  see: <K extends GameTypes>(trial: Ready<K>, walk: Walk<K>) => string | undefined,
): Law => ({ name, says, begin: (trial) => ({ see: (walk) => see(trial, walk) }) });

/** The first thing that is wrong, if any. */
export const firstOf = <T>(items: Iterable<T>, find: (item: T) => string | undefined): string | undefined => {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
};
