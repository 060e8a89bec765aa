import { equal } from './equal.ts';
import { isRecord, type Path } from './json.ts';
import { withoutPath, withPath } from './paths.ts';

/** One change: a path and what now stands there, or a path alone if nothing does. A list is cut by its `length`. */
export type Change = readonly [at: Path, to: unknown] | readonly [at: Path];

/** The way from one view to the next. */
export type Patch = readonly Change[];

/**
 * What must change for `before` to become `after`; parts that are shared cost nothing. Changes are in the order of their
 * paths, whichever way the keys of the two came to stand: that is no business of whoever reads them.
 */
export const diff = (before: unknown, after: unknown): Patch => {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes.length > 1 ? changes.sort(byPath) : changes;
};

const byPath = ([one]: Change, [other]: Change): number => {
  for (let place = 0; place < one.length && place < other.length; place += 1) {
    const order = byKey(one[place] ?? '', other[place] ?? '');
    if (order !== 0) return order;
  }
  return one.length - other.length;
};

/** A list is cut before it is filled, and filled in order. */
const byKey = (one: string | number, other: string | number): number => {
  if (one === other) return 0;
  if (typeof one === 'number') return typeof other === 'number' ? one - other : 1;
  return typeof other === 'number' || one < other ? -1 : 1;
};

/** The way to what is compared just now: it grows and shrinks with it, and only changes keep a copy. */
type Way = (string | number)[];

const compare = (before: unknown, after: unknown, way: Way, changes: Change[]): void => {
  if (Object.is(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, way, changes);
  else if (isRecord(before) && isRecord(after)) compareRecords(before, after, way, changes);
  else if (!equal(before, after)) changes.push([way.slice(), after]);
};

const compareAt = (
  key: string | number,
  before: unknown,
  after: unknown,
  way: Way,
  changes: Change[],
): void => {
  if (Object.is(before, after)) return;
  way.push(key);
  compare(before, after, way, changes);
  way.pop();
};

const compareLists = (
  before: readonly unknown[],
  after: readonly unknown[],
  way: Way,
  changes: Change[],
): void => {
  if (after.length < before.length) changes.push([[...way, 'length'], after.length]);
  for (let place = 0; place < after.length; place += 1) {
    if (place < before.length) compareAt(place, before[place], after[place], way, changes);
    else changes.push([[...way, place], after[place]]);
  }
};

type Bag = Readonly<Record<string, unknown>>;

const compareRecords = (before: Bag, after: Bag, way: Way, changes: Change[]): void => {
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) changes.push([[...way, key]]);
  for (const key of Object.keys(after)) {
    if (Object.hasOwn(before, key)) compareAt(key, before[key], after[key], way, changes);
    else changes.push([[...way, key], after[key]]);
  }
};

/** `patched(a, diff(a, b))` says the same as b; `a` stays as it was. */
export const patched = (value: unknown, patch: Patch): unknown =>
  patch.reduce<unknown>(
    (whole, change) =>
      change.length === 2 ? withPath(whole, change[0], change[1]) : withoutPath(whole, change[0]),
    value,
  );
