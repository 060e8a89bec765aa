import type { ByLanguage } from '../contract/language.ts';
import { sayProblem } from '../words/problems.ts';
import type { Source } from './chance.ts';

/** A die as a test or a position file sets it: for the next draw, or for the next of a purpose. */
export type ScriptedDie =
  | number
  | { readonly purpose: string; readonly subject?: string; readonly value: number };

/** The script does not fit what was drawn. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
  readonly said: ByLanguage<string>;

  constructor(said: ByLanguage<string>) {
    super(said.en);
    this.said = said;
  }
}

/** Chance that gives the listed dice, in order; a named die waits for its purpose. */
export const scripted = (dice: readonly ScriptedDie[]): Source & { readonly left: () => number } => {
  const waiting = dice.slice();
  const source: Source = ({ purpose, subject, sides }) => {
    const place = waiting.findIndex(
      (die) =>
        typeof die === 'number' ||
        (die.purpose === purpose && (die.subject === undefined || die.subject === subject)),
    );
    const die = place < 0 ? undefined : waiting.splice(place, 1)[0];
    if (die === undefined) throw new ScriptError(sayProblem((words) => words.noDieLeft(purpose, subject)));
    const value = typeof die === 'number' ? die : die.value;
    if (!Number.isInteger(value) || value < 1 || value > sides) {
      throw new ScriptError(sayProblem((words) => words.noSuchFace(value, purpose, sides)));
    }
    return value;
  };
  return Object.assign(source, { left: () => waiting.length });
};
