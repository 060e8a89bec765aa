import { type Problem, showPath } from '@grognard/engine';

/** Exit status: all done; something was refused or not as expected; the input cannot be used. */
export const DONE = 0;
export const REFUSED = 1;
export const BAD_INPUT = 2;

/** Input that cannot be used, in sentences for whoever gave it: never a stack trace. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** What is wrong with a file, with the place of each fault. */
export const badFile = (file: string, problems: readonly Problem[]): BadInput =>
  new BadInput(problems.map(({ path, message }) => `${file}: ${showPath(path)}: ${message}`).join('\n'));
