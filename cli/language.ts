import { type Language, languages } from '@grognard/engine';
import { BadInput } from './failure.ts';

const isLanguage = (text: string): text is Language => languages.some((language) => language === text);

/** The language asked for, else that of the shell. */
export const languageOf = (asked: string | undefined, env: NodeJS.ProcessEnv = process.env): Language => {
  if (asked === undefined) {
    const shell = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
    return shell.toLowerCase().startsWith('fr') ? 'fr' : 'en';
  }
  if (isLanguage(asked)) return asked;
  throw new BadInput(`--lang takes ${languages.join(' or ')}, and “${asked}” is neither`);
};
