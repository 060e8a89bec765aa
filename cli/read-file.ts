import { readFileSync } from 'node:fs';
import { type BadInput, badAt, type Spot } from './failure.ts';
import type { Words } from './words/words.ts';

/** Why the system would not let a file be read or written. */
const reasonOf = (error: unknown, { faults }: Words, forbidden: string): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: faults.noFile,
    EISDIR: faults.isFolder,
    EACCES: forbidden,
  };
  return reasons[code] ?? faults.unusable(code);
};

/** The text of a file, or of the standard input where the file is `-`. */
export const readText = (file: string): string => {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw badAt(file, (words) => reasonOf(error, words, words.faults.mayNotRead));
  }
};

/** A file that could not be written. */
export const unwritten = (file: string, error: unknown): BadInput => {
  const isLost = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return badAt(file, (words) =>
    isLost ? words.faults.noFolder : reasonOf(error, words, words.faults.mayNotWrite),
  );
};

export const parseJson = (place: Spot, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw badAt(place, (words) => notJson(text, error instanceof Error ? error.message : '', words));
  }
};

export const readJson = (file: string): unknown => parseJson(file, readText(file));

/** Where a text stops being JSON, as far as the one who read it says so. */
const notJson = (text: string, complaint: string, { faults }: Words): string => {
  const [, position] = / at position (\d+)/.exec(complaint) ?? [];
  if (position !== undefined) {
    const before = text.slice(0, Number(position)).split('\n');
    return faults.notJsonAt(before.length, (before.at(-1)?.length ?? 0) + 1);
  }
  const [, token, near] = /^Unexpected token '(.+?)', (.+) is not valid JSON$/s.exec(complaint) ?? [];
  if (token !== undefined && near !== undefined) return faults.notJsonNear(token, near);
  return /end of JSON input/.test(complaint) ? faults.notJsonEnd : faults.notJson;
};
