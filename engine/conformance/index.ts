import { type Random, randomFrom } from '../chance/random.ts';
import type { GameTypes } from '../contract/game.ts';
import { tableRulebook } from '../rulebook/table-rules.ts';
import type { Breach, Law } from './law.ts';
import { laws } from './laws.ts';
import type { Ready, Trial } from './trial.ts';
import { walk } from './walk.ts';

export type { Breach, Law } from './law.ts';
export { backAndForth, type Hands } from './laws/back-and-forth.ts';
export { laws } from './laws.ts';
export type { Act, Freely, Task, Trial } from './trial.ts';

export interface Counts {
  /** The seed of the first random game; the others follow. */
  readonly seed: number;
  readonly games: number;
  readonly onGame?: (played: number) => void;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const touched = /read.only|not extensible|Cannot (assign|add|delete|redefine)/;

/** What an exception says about the game: it changed what it was given, or it threw where it should answer. */
const breachOfThrowing = (seed: number, error: unknown): Breach =>
  touched.test(messageOf(error))
    ? {
        law: 'what is given is left as it was',
        says: 'No function of a game changes its arguments: states are shared, and an old one must stay as it was.',
        seed,
        detail: `something tried to change a state: ${messageOf(error)}`,
      }
    : {
        law: 'nothing throws',
        says: 'Bad input is answered by a refusal; an exception is for the impossible.',
        seed,
        detail: `an exception: ${messageOf(error)}`,
      };

/** Chance of its own for every law, so that a new one, or a hook, changes nothing of what the others look at. */
const chanceOf = ({ name }: Law, seed: number): Random => {
  let sum = seed;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
  return randomFrom(sum);
};

/** Plays random games of a trial and looks at them by every law; the first breach of each law is told. */
export const examineByLaws = async <K extends GameTypes>(
  trial: Trial<K>,
  { seed, games, onGame }: Counts,
  chosen: readonly Law[] = laws,
): Promise<readonly Breach[]> => {
  const book = await trial.game.rulebook();
  const knownRules = new Set([...book.rules, ...tableRulebook.rules].map(({ id }) => id));
  const ready: Ready<K> = { ...trial, knownRules };
  const examiners = chosen.map((law) => ({ law, examiner: law.begin(ready) }));
  const breaches = new Map<string, Breach>();
  const note = ({ name, says }: Law, found: string | undefined, at: number): void => {
    if (found !== undefined && !breaches.has(name))
      breaches.set(name, { law: name, says, seed: at, detail: found });
  };
  const guarded = (at: number, look: () => void): void => {
    try {
      look();
    } catch (error) {
      const breach = breachOfThrowing(at, error);
      if (!breaches.has(breach.law)) breaches.set(breach.law, breach);
    }
  };
  for (let played = 0; played < games; played += 1) {
    const at = seed + played;
    guarded(at, () => {
      const walked = walk(ready, at);
      for (const { law, examiner } of examiners) {
        const game = { ...walked, random: chanceOf(law, at) };
        guarded(at, () => note(law, examiner.see(game), at));
      }
    });
    onGame?.(played + 1);
  }
  for (const { law, examiner } of examiners) guarded(seed, () => note(law, examiner.close?.(), seed));
  return [...breaches.values()];
};
