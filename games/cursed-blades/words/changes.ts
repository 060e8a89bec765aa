import type { Names } from './names.ts';

/** How each part that a record can change in is said. */
export type Changes<T> = {
  readonly [Part in keyof T]-?: (to: Exclude<T[Part], undefined>, names: Names) => string;
};

/** All parts of a change, in the order in which a language says them. */
export const changesIn = <T extends object>(said: Changes<T>, to: T, names: Names): readonly string[] =>
  (Object.keys(said) as (keyof T)[]).flatMap((part) => {
    const value = to[part];
    return value === undefined ? [] : [said[part](value as Exclude<T[keyof T], undefined>, names)];
  });
