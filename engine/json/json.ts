export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A way into JSON: keys of objects and places in lists. */
export type Path = readonly (string | number)[];

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const showPath = (path: Path): string => (path.length === 0 ? '(whole)' : path.join('.'));
