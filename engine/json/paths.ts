import { isRecord, type Path, showPath } from './json.ts';

/** What stands at a path; undefined where the path leads nowhere. */
export const valueAt = (whole: unknown, path: Path): unknown => {
  let value = whole;
  for (const key of path) {
    if (Array.isArray(value) && typeof key === 'number') value = value[key];
    else if (isRecord(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return value;
};

/** The same JSON with another value at the path; everything beside the path is shared. */
export const withPath = (whole: unknown, path: Path, value: unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(whole)) {
    const list: unknown[] = whole.slice();
    if (key === 'length' && typeof value === 'number') list.length = value;
    else if (typeof key === 'number') list[key] = withPath(list[key], rest, value);
    else throw new TypeError(`a list has no ${showPath(path)}`);
    return list;
  }
  if (!isRecord(whole)) throw new TypeError(`nothing stands at ${showPath(path)}`);
  return { ...whole, [key]: withPath(whole[key], rest, value) };
};

/** The same JSON without a key of a record; a list is cut by its `length` instead. */
export const withoutPath = (whole: unknown, path: Path): unknown => {
  const [key, ...rest] = path;
  if (Array.isArray(whole) && typeof key === 'number' && rest.length > 0) {
    return whole.map((item, place) => (place === key ? withoutPath(item, rest) : item));
  }
  if (key === undefined || !isRecord(whole)) throw new TypeError(`nothing stands at ${showPath(path)}`);
  if (rest.length > 0) return { ...whole, [key]: withoutPath(whole[key], rest) };
  const { [key]: _gone, ...left } = whole;
  return left;
};

/** Every leaf of a JSON value with the way to it; an empty list or record is a leaf. */
export function* leavesOf(value: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
  const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((item, place) => [place, item] as const)
    : isRecord(value)
      ? Object.entries(value)
      : [];
  if (entries.length === 0) yield { path, value };
  for (const [key, item] of entries) yield* leavesOf(item, [...path, key]);
}
