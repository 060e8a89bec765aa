import { isRecord, type Path, showPath } from './json.ts';

/** One text for one value: keys sorted, nothing undefined, no -0, no NaN. What is stored and compared. */
export const canonical = (value: unknown): string => {
  // The native writer is several times faster, and right where nothing is to be sorted.
  const text = isInOrder(value) ? JSON.stringify(value) : write(value);
  if (text === undefined) throw new TypeError(flawIn(value, []));
  return text;
};

/** Whether a value is plain JSON with its keys sorted already. */
const isInOrder = (value: unknown): boolean => {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return isPlainNumber(value);
    case 'object':
      if (value === null) return true;
      return Array.isArray(value) ? isListInOrder(value) : isRecordInOrder(value as Record<string, unknown>);
    default:
      return false;
  }
};

const isListInOrder = (list: readonly unknown[]): boolean => {
  for (let place = 0; place < list.length; place += 1) if (!isInOrder(list[place])) return false;
  return true;
};

const isRecordInOrder = (record: Readonly<Record<string, unknown>>): boolean => {
  if (Object.getPrototypeOf(record) !== Object.prototype) return false;
  let before = '';
  for (const key in record) {
    if (key < before || !isInOrder(record[key])) return false;
    before = key;
  }
  return true;
};

/** Nothing, if some part of the value is no JSON; where that is matters only then. */
const write = (value: unknown): string | undefined => {
  switch (typeof value) {
    case 'string':
      return writeText(value);
    case 'number':
      return isPlainNumber(value) ? `${value}` : undefined;
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? writeList(value) : writeRecord(value as Record<string, unknown>);
    default:
      return undefined;
  }
};

const writeList = (list: readonly unknown[]): string | undefined => {
  let text = '';
  for (let place = 0; place < list.length; place += 1) {
    const item = write(list[place]);
    if (item === undefined) return undefined;
    text += place === 0 ? item : `,${item}`;
  }
  return `[${text}]`;
};

const writeRecord = (record: Readonly<Record<string, unknown>>): string | undefined => {
  const keys = Object.keys(record);
  if (!areSorted(keys)) keys.sort();
  let text = '';
  for (const key of keys) {
    const item = write(record[key]);
    if (item === undefined) return undefined;
    text += `${text === '' ? '' : ','}${writeText(key)}:${item}`;
  }
  return `{${text}}`;
};

const areSorted = (keys: readonly string[]): boolean => {
  for (let place = 1; place < keys.length; place += 1)
    if ((keys[place - 1] as string) > (keys[place] as string)) return false;
  return true;
};

/** Printable ASCII without quotes and backslashes stands for itself. */
const PLAIN = /^[ !#-[\]-~]*$/;

const writeText = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

const flawIn = (value: unknown, path: Path): string => {
  const parts: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? Array.from(value, (item, place) => [place, item] as const)
    : isRecord(value)
      ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
      : [];
  const flawed = parts.find(([, part]) => write(part) === undefined);
  return flawed === undefined
    ? `${describe(value)} at ${showPath(path)} is not JSON`
    : flawIn(flawed[1], [...path, flawed[0]]);
};

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
