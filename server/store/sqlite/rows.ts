/** What the driver hands out is untyped: a field is read as what the layout says it is, or not at all. */
const fieldOf = (row: unknown, name: string): unknown =>
  typeof row === 'object' && row !== null && name in row ? (row as Record<string, unknown>)[name] : undefined;

export const numberIn = (row: unknown, name: string): number => {
  const value = fieldOf(row, name);
  if (typeof value === 'number') return value;
  throw new TypeError(`the store holds no number "${name}"`);
};

export const textIn = (row: unknown, name: string): string => {
  const value = fieldOf(row, name);
  if (typeof value === 'string') return value;
  throw new TypeError(`the store holds no text "${name}"`);
};
