import type { RuleId } from '@grognard/engine';
import { expect } from 'vitest';
import { proves } from './proves.ts';

/** A table of a rule text, one line a row and `|` between the columns; the first column is the rule. */
export const rowsIn = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

/**
 * Proves the numbers of a table whole, against the table as its text has it, written down once in the tests. Both sides
 * are brought into lists of cells; the order of the rows does not matter, what stands in them does.
 */
export const provesAsWritten = (
  title: string,
  written: readonly (readonly string[])[],
  ours: () => readonly (readonly (string | number)[])[],
): void => {
  const ids: readonly RuleId[] = [...new Set(written.map(([rule = '']) => rule))];
  proves(ids, title, (saw) => {
    const lines = ours().map((row) => row.join(' | '));
    expect(lines.toSorted()).toEqual(written.map((row) => row.join(' | ')).toSorted());
    saw({ kind: 'as written', rules: ids });
  });
};
