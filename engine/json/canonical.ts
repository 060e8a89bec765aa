import { isRecord, type Path, showPath } from './json.ts';

/** One text for one value: keys sorted, nothing undefined, no -0, no NaN. What is stored and compared. */
export const canonical = (value: unknown): string => write(value, []);

const write = (value: unknown, path: Path): string => {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' && isPlainNumber(value)) return String(value);
  if (Array.isArray(value)) return `[${value.map((item, place) => write(item, [...path, place])).join(',')}]`;
  if (isRecord(value)) return writeRecord(value, path);
  throw new TypeError(`${describe(value)} at ${showPath(path)} is not JSON`);
};

const writeRecord = (record: Readonly<Record<string, unknown>>, path: Path): string =>
  `{${Object.keys(record)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${write(record[key], [...path, key])}`)
    .join(',')}}`;

const isPlainNumber = (value: number): boolean => Number.isFinite(value) && !Object.is(value, -0);

const describe = (value: unknown): string =>
  Object.is(value, -0) ? '-0' : `${typeof value} ${String(value)}`;

/** The first place at which a value is not plain JSON. */
export const notJson = (value: unknown): string | undefined => {
  try {
    canonical(value);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
