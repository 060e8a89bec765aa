import { at, type Chunks, flat, withAt } from '@grognard/engine';
import type { Part } from './part.ts';
import type { State } from './state.ts';
import type { Unit } from './unit.ts';

export const partOf = ({ parts }: Pick<State, 'parts'>, index: number): Part => {
  const part = at(parts, index);
  if (part === undefined) throw new RangeError(`There is no part ${index}`);
  return part;
};

export const unitOf = ({ units }: Pick<State, 'units'>, index: number): Unit => {
  const unit = at(units, index);
  if (unit === undefined) throw new RangeError(`There is no unit ${index}`);
  return unit;
};

/** The unit that a part belongs to. */
export const unitOfPart = (state: Pick<State, 'units' | 'parts'>, part: number): Unit =>
  unitOf(state, partOf(state, part).unit);

/** A part's name, whatever its number: its unit's, and the lowest of its companies, on whichever hand that stands. */
export const nameOf = (state: Pick<State, 'units' | 'parts'>, part: number): string => {
  const { companies } = partOf(state, part);
  const lowest = companies.reduce((least, each) => Math.min(least, each), companies[0] ?? 0);
  return `${unitOfPart(state, part).id} ${lowest}`;
};

export const isThere = (part: Part): boolean => part.gone === undefined;

/** The numbers of the parts that stand on the table. */
export const standing = ({ parts }: Pick<State, 'parts'>): readonly number[] => {
  const numbers: number[] = [];
  flat(parts).forEach((part, index) => {
    if (isThere(part)) numbers.push(index);
  });
  return numbers;
};

/** Those of them who take up ground: whoever is inside a house does not. */
export const standingOutside = ({ parts }: Pick<State, 'parts'>): readonly number[] => {
  const numbers: number[] = [];
  flat(parts).forEach((part, index) => {
    if (isThere(part) && part.inside === undefined) numbers.push(index);
  });
  return numbers;
};

export const withPart = (state: State, index: number, change: (part: Part) => Part): State => {
  return { ...state, parts: withAt(state.parts, index, change(partOf(state, index))) };
};

export const withUnit = (state: State, index: number, change: (unit: Unit) => Unit): State => ({
  ...state,
  units: withAt(state.units, index, change(unitOf(state, index))),
});

const mapped = <T>(chunks: Chunks<T>, change: (item: T) => T): Chunks<T> => {
  const images = chunks.map((chunk) => {
    const image = chunk.map(change);
    return image.every((item, place) => item === chunk[place]) ? chunk : image;
  });
  return images.every((chunk, place) => chunk === chunks[place]) ? chunks : images;
};

export const everyPart = (state: State, change: (part: Part) => Part): State => ({
  ...state,
  parts: mapped(state.parts, change),
});

/** The same without these of its fields; itself, if it has none of them. */
export const without = <T extends object, Key extends keyof T>(item: T, ...keys: readonly Key[]): T => {
  let hasAny = false;
  for (const key of keys) hasAny ||= key in item;
  if (!hasAny) return item;
  // Field by field: what has had a field deleted is slow to read and slower to copy.
  const copy = {} as T;
  for (const key in item) if (!keys.includes(key as unknown as Key)) copy[key] = item[key];
  return copy;
};

/**
 * The same with these of its fields, changed or new. What a spread has copied and is then added to has a hidden class
 * to itself, so that whoever reads it is slow from then on: what is added to often is copied this way.
 */
export const withFields = <T extends object>(item: T, fields: Partial<T>): T =>
  Object.assign({}, item, fields);

/** A part that does not fire, or does not fire again, in these quarters of the whole game. */
export const spend = (part: Part, ...hours: readonly number[]): Part => {
  const spent = hours.reduce(spentAt, part.spent);
  return spent === undefined || spent === part.spent ? part : withFields(part, { spent });
};

/** The quarters in which a part does not fire, and this one as well. */
export const spentAt = (spent: Part['spent'], hour: number): NonNullable<Part['spent']> =>
  spent?.includes(hour) === true ? spent : [...(spent ?? []), hour];

/** The quarters of this half period that have begun, from one of them on. */
export const hoursSince = (state: Pick<State, 'period' | 'quarter'>, from: number): readonly number[] => {
  const now = hourOf(state);
  const first = now - ((state.quarter - 1) % 2);
  return [first, now].filter((hour, place, all) => hour >= from && all.indexOf(hour) === place);
};

/** The quarters of the whole game, counted through from 1. */
export const hourOf = ({ period, quarter }: Pick<State, 'period' | 'quarter'>): number =>
  (period - 1) * 4 + quarter;

const QUARTERS_OF_HALF = 2;

/** LA-M1.1-8: how many quarters of its half period a plan still has: a half that is under way has one left. */
export const quartersLeft = ({ quarter }: Pick<State, 'quarter'>): number =>
  isMidHalf({ quarter }) ? 1 : QUARTERS_OF_HALF;

/** Whether the first quarter of a half period is over. */
export const isMidHalf = ({ quarter }: Pick<State, 'quarter'>): boolean => quarter % QUARTERS_OF_HALF === 0;

/** Whether a part is in contact with an enemy. */
export const isEngaged = ({ contacts }: Pick<State, 'contacts'>, part: number): boolean => {
  for (const { attacker, defender } of contacts) if (attacker === part || defender === part) return true;
  return false;
};
