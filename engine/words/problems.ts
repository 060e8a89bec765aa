import { type ByLanguage, inEach, inLanguage, type Language } from '../contract/language.ts';
import type { Problem } from '../contract/schemas.ts';
import type { Path } from '../json/json.ts';
import type { ProblemWords } from './problem-words.ts';
import { problemsEn } from './problems-en.ts';
import { problemsFr } from './problems-fr.ts';

const words: ByLanguage<ProblemWords> = { fr: problemsFr, en: problemsEn };

type Saying = (words: ProblemWords, language: Language) => string;

/** What is wrong, in both languages. */
export const sayProblem = (say: Saying): ByLanguage<string> =>
  inEach((language) => say(inLanguage(words, language), language));

export const problemAt = (path: Path, say: Saying): Problem => ({ path, message: sayProblem(say) });
