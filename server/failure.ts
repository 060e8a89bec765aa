import { type ByLanguage, inEach, inLanguage } from '@grognard/engine';
import { en } from './words/en.ts';
import type { FailureWords } from './words/failures.ts';
import { fr } from './words/fr.ts';

const words: ByLanguage<FailureWords> = { fr, en };

/** A sentence for the operator. */
export type Said = ByLanguage<string>;

export const said = (say: (words: FailureWords) => string): Said =>
  inEach((language) => say(inLanguage(words, language)));

/** A failure to start that we foresaw: what it says is the whole sentence that the person at the keyboard reads. */
export class PlainFailure extends Error {
  override readonly name = 'PlainFailure';
  readonly said: Said;

  constructor(say: ((words: FailureWords) => string) | Said) {
    const sentence = typeof say === 'function' ? said(say) : say;
    super(sentence.en);
    this.said = sentence;
  }
}

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
