import type { Part } from '../model/part.ts';
import type { Unit } from '../model/unit.ts';

/** A part among those of its unit: the how manieth of those who stand, or of those who are gone. */
interface PartName {
  readonly id: string;
  readonly nth: number;
  readonly isGone: boolean;
}

/**
 * A part by name: `ligne-1` is the body of that unit, `ligne-1#2` the second of its parts that stand on the table,
 * `ligne-1~1` the first of those that are no longer there.
 */
export const partNameOf = (name: string): PartName => {
  const [, id = name, sign = '#', nth = '1'] = /^(.+)([#~])(\d+)$/.exec(name) ?? [];
  return { id, nth: Number(nth), isGone: sign === '~' };
};

const namePart = ({ id, nth, isGone }: PartName): string => {
  if (isGone) return `${id}~${nth}`;
  return nth === 1 ? id : `${id}#${nth}`;
};

type Listed = Pick<Part, 'unit' | 'gone'>;

const isGone = ({ gone }: Listed): boolean => gone !== undefined;

/** The number of the part of that name, given the ids of the units in their order; -1 if there is none. */
export const partNumber = (parts: readonly Listed[], ids: readonly string[], name: string): number => {
  const wanted = partNameOf(name);
  const unit = ids.indexOf(wanted.id);
  const mine = parts.flatMap((part, index) =>
    part.unit === unit && isGone(part) === wanted.isGone ? [index] : [],
  );
  return mine[wanted.nth - 1] ?? -1;
};

/** A part by the name that it has among those of its unit. */
export const nameIn = (
  part: number,
  parts: readonly Listed[],
  units: readonly Pick<Unit, 'id'>[],
): string => {
  const own = parts[part];
  if (own === undefined) return '';
  const before = parts.filter(
    (each, index) => index < part && each.unit === own.unit && isGone(each) === isGone(own),
  );
  return namePart({ id: units[own.unit]?.id ?? '', nth: before.length + 1, isGone: isGone(own) });
};
