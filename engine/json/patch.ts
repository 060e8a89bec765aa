import { equal } from './equal.ts';
import { isRecord, type Path } from './json.ts';
import { withoutPath, withPath } from './paths.ts';

/** One change: a path and what now stands there, or a path alone if nothing does. A list is cut by its `length`. */
export type Change = readonly [at: Path, to: unknown] | readonly [at: Path];

/** The way from one view to the next. */
export type Patch = readonly Change[];

/** What must change for `before` to become `after`; parts that are shared cost nothing. */
export const diff = (before: unknown, after: unknown): Patch => {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
};

const compare = (before: unknown, after: unknown, path: Path, changes: Change[]): void => {
  if (Object.is(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, changes);
  else if (isRecord(before) && isRecord(after)) compareRecords(before, after, path, changes);
  else if (!equal(before, after)) changes.push([path, after]);
};

const compareLists = (
  before: readonly unknown[],
  after: readonly unknown[],
  path: Path,
  changes: Change[],
): void => {
  if (after.length < before.length) changes.push([[...path, 'length'], after.length]);
  after.forEach((item, place) => {
    if (place < before.length) compare(before[place], item, [...path, place], changes);
    else changes.push([[...path, place], item]);
  });
};

type Bag = Readonly<Record<string, unknown>>;

const compareRecords = (before: Bag, after: Bag, path: Path, changes: Change[]): void => {
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) changes.push([[...path, key]]);
  for (const key of Object.keys(after)) {
    if (Object.hasOwn(before, key)) compare(before[key], after[key], [...path, key], changes);
    else changes.push([[...path, key], after[key]]);
  }
};

/** `patched(a, diff(a, b))` says the same as b; `a` stays as it was. */
export const patched = (value: unknown, patch: Patch): unknown =>
  patch.reduce<unknown>(
    (whole, change) =>
      change.length === 2 ? withPath(whole, change[0], change[1]) : withoutPath(whole, change[0]),
    value,
  );
