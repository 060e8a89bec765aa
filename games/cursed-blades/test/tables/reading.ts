/** The rows of a table written as text: cells apart by bars, or by blanks where no cell has any. */
export const rowsOf = (text: string, between: RegExp = /\s*\|\s*/): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(between));

/** A cell out of a row; a table with holes in it is no table. */
export const cell = (row: readonly string[], place: number): string => {
  const found = row[place];
  if (found === undefined) throw new RangeError(`the row ${row.join(' | ')} has no cell ${place}`);
  return found;
};
