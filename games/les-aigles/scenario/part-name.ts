import type { Part } from '../part-types.ts';

/** A part by name: `ligne-1` is the body of that unit, `ligne-1#2` the second of its parts that stand on the table. */
export const partNameOf = (name: string): { readonly id: string; readonly nth: number } => {
  const [, id = name, nth = '1'] = /^(.+)#(\d+)$/.exec(name) ?? [];
  return { id, nth: Number(nth) };
};

/** The number of the part of that name, given the ids of the units in their order; -1 if there is none. */
export const partNumber = (
  parts: readonly Pick<Part, 'unit'>[],
  ids: readonly string[],
  name: string,
): number => {
  const { id, nth } = partNameOf(name);
  const mine = parts.flatMap(({ unit }, index) => (unit === ids.indexOf(id) ? [index] : []));
  return mine[nth - 1] ?? -1;
};

export const namePart = (id: string, nth: number): string => (nth === 1 ? id : `${id}#${nth}`);
