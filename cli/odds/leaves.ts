import { isRecord } from '@grognard/engine';

/** What stands somewhere in a position; null where nothing does. */
export type Leaf = string | number | boolean | null;

/** Everything that a position says, each by its path; items of a list go by their id or name where they have one. */
export const leavesOf = (position: unknown): ReadonlyMap<string, Leaf> => {
  const leaves = new Map<string, Leaf>();
  gather(position, '', leaves);
  return leaves;
};

const gather = (value: unknown, path: string, into: Map<string, Leaf>): void => {
  if (Array.isArray(value)) {
    value.forEach((item, place) => {
      gather(item, joined(path, nameOf(item) ?? String(place)), into);
    });
  } else if (isRecord(value)) {
    for (const [key, item] of Object.entries(value)) gather(item, joined(path, key), into);
  } else if (value !== undefined) {
    into.set(path, value as Leaf);
  }
};

const joined = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

const nameOf = (item: unknown): string | undefined => {
  if (!isRecord(item)) return undefined;
  const name = item.id ?? item.name;
  return typeof name === 'string' ? name : undefined;
};
