import { isRecord, type Path } from '../json/json.ts';

/** How far a measure may be off: a tenth of a centimetre. Whole numbers are counts and must be exact. */
const A_MEASURE = 0.1;
const ROUNDING = 1e-9;

/** `units.Ney.at.0`, or the same as a list. */
export const pathOf = (path: string | Path): Path => (typeof path === 'string' ? path.split('.') : path);

/** What stands at a path; a list is entered by place, or by the `id` or `name` of the item. */
export const factAt = (whole: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (Array.isArray(value) ? itemOf(value, key) : fieldOf(value, key)),
    whole,
  );

const fieldOf = (value: unknown, key: string | number): unknown =>
  isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;

const itemOf = (list: readonly unknown[], key: string | number): unknown => {
  const named = list.find((item) => isRecord(item) && (item.id === key || item.name === key));
  return named ?? (/^\d+$/.test(String(key)) ? list[Number(key)] : undefined);
};

/** Whether a value is what was expected, with some room for measures; `null` where nothing is to stand. */
export const holds = (expected: unknown, found: unknown, within?: number): boolean => {
  if (expected === null) return found === null || found === undefined;
  if (typeof expected === 'number' && typeof found === 'number') return isNear(expected, found, within);
  if (Array.isArray(expected)) {
    return (
      Array.isArray(found) &&
      expected.length === found.length &&
      expected.every((item, place) => holds(item, found[place], within))
    );
  }
  if (!isRecord(expected) || !isRecord(found)) return Object.is(expected, found);
  const keys = Object.keys(expected);
  return (
    keys.length === Object.keys(found).length &&
    keys.every((key) => Object.hasOwn(found, key) && holds(expected[key], found[key], within))
  );
};

const isNear = (expected: number, found: number, within?: number): boolean => {
  const measured = !Number.isInteger(expected) || !Number.isInteger(found);
  return Math.abs(expected - found) <= (within ?? (measured ? A_MEASURE : 0)) + ROUNDING;
};
