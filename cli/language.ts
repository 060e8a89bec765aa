import { isLanguage, type Language, languages } from '@grognard/engine';
import { BadInput } from './failure.ts';

/** The language of the shell. */
export const shellLanguage = ({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv = process.env): Language =>
  languages.find((language) => (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase().startsWith(language)) ??
  'en';

interface Taken {
  /** What is left for the command. */
  readonly rest: readonly string[];
  /** The values that were given to `--lang`; undefined for one that is missing. */
  readonly asked: readonly (string | undefined)[];
}

/** Takes `--lang fr` and `--lang=fr` out of the arguments before anything else is read, so that all is said in it. */
const takeLanguage = (args: readonly string[]): Taken => {
  const rest: string[] = [];
  const asked: (string | undefined)[] = [];
  for (let place = 0; place < args.length; place += 1) {
    const word = args[place] ?? '';
    if (word === '--') return { rest: [...rest, ...args.slice(place)], asked };
    if (word === '--lang') {
      const value = args[place + 1];
      const isValue = value !== undefined && !value.startsWith('-');
      asked.push(isValue ? value : undefined);
      if (isValue) place += 1;
    } else if (word.startsWith('--lang=')) asked.push(word.slice('--lang='.length));
    else rest.push(word);
  }
  return { rest, asked };
};

/** The language asked for, the last if several are, else that of the shell; and the arguments without it. */
export const languageOf = (
  args: readonly string[],
): { readonly language: Language; readonly rest: readonly string[] } => {
  const { rest, asked } = takeLanguage(args);
  for (const word of asked) {
    if (word === undefined) throw new BadInput(({ faults }) => faults.valueMissing('--lang'));
    if (!isLanguage(word)) throw new BadInput(({ faults }) => faults.noLanguage(word, languages));
  }
  const last = asked.at(-1);
  return { language: last !== undefined && isLanguage(last) ? last : shellLanguage(), rest };
};
