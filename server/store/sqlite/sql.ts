/** A value as it stands in a sentence. The driver carries whole sentences to its thread, and no values beside them. */
const literal = (value: string | number): string => {
  if (typeof value === 'string') {
    // A NUL would end the sentence for whoever reads it.
    if (value.includes('\0')) throw new TypeError('nothing that is kept may hold a bare NUL');
    return `'${value.replaceAll("'", "''")}'`;
  }
  if (!Number.isSafeInteger(value)) throw new TypeError('only whole numbers are kept');
  return String(value);
};

/** Values in brackets, rows with commas between them. */
export const rowsOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `(${row.map(literal).join(',')})`).join(',');

/** A sentence with its values, each quoted: `sql\`delete from games where id = ${id}\``. */
export const sql = (parts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  String.raw({ raw: parts }, ...values.map(literal));
