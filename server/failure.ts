import { type ByLanguage, inEach } from '@grognard/engine';
import { en } from './words/en.ts';
import type { FailureWords } from './words/failures.ts';
import { fr } from './words/fr.ts';

const words: ByLanguage<FailureWords> = { fr, en };

/** A failure to start that we foresaw: what it says is the whole sentence that the person at the keyboard reads. */
export class PlainFailure extends Error {
  override readonly name = 'PlainFailure';
  readonly said: ByLanguage<string>;

  constructor(say: (words: FailureWords) => string) {
    const said = inEach((language) => say(words[language]));
    super(said.en);
    this.said = said;
  }
}

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** What somebody asked for cannot be: told in the one shape of every error, with the status it goes out under. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly statusCode: number;
  readonly code: string;
  readonly path: string | undefined;

  constructor(statusCode: number, code: string, message: string, path?: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.path = path;
  }
}
