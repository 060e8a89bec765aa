import { inLanguage, type Language, type Problem, typeset } from '@grognard/engine';
import type { Words } from './words/words.ts';

/** Exit status: all done; something was refused or not as expected; the input cannot be used. */
export const DONE = 0;
export const REFUSED = 1;
export const BAD_INPUT = 2;

type Say = (words: Words, language: Language) => string;

/** Where something is wrong: a file, or a line of it, which has another name in each language. */
export type Spot = string | ((words: Words) => string);

/** Input that cannot be used, in sentences for whoever gave it, in his language: never a stack trace. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  readonly say: Say;

  constructor(say: Say) {
    super('bad input');
    this.say = say;
  }
}

const spotted = (spot: Spot, words: Words): string => (typeof spot === 'string' ? spot : spot(words));

/** The same of a place. */
export const badAt = (spot: Spot, say: Say): BadInput =>
  new BadInput((words, language) => words.at(spotted(spot, words), say(words, language)));

/** What is wrong with a file, with the place of each fault. */
export const badFile = (spot: Spot, problems: readonly Problem[]): BadInput =>
  new BadInput((words, language) => sayProblems(spotted(spot, words), problems, words, language));

export const sayProblems = (
  file: string,
  problems: readonly Problem[],
  { at, whole }: Words,
  language: Language,
): string =>
  problems
    .map(({ path, message }) =>
      at(
        file,
        at(path.length === 0 ? whole : path.join('.'), typeset(inLanguage(message, language), language)),
      ),
    )
    .join('\n');
