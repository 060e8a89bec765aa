import { readFileSync } from 'node:fs';
import { BadInput } from './failure.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
};

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
};

/** The text of a file, or of the standard input where the file is `-`. */
export const readText = (file: string): string => {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new BadInput(`${file}: ${reasonOf(error)}`);
  }
};

export const parseJson = (place: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput(`${place}: it is not JSON: ${reasonOf(error)}`);
  }
};

export const readJson = (file: string): unknown => parseJson(file, readText(file));
