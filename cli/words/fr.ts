import { answers } from './fr/answers.ts';
import { faults } from './fr/faults.ts';
import { help } from './fr/help.ts';
import { operating } from './fr/operating.ts';
import { french } from './french.ts';
import type { Words } from './words.ts';

export const fr: Words = {
  help,
  faults,
  answers,
  operating,
  at: (place, sentence) => french`${place} : ${sentence}`,
  line: (file, line) => french`${file} : ligne ${line}`,
  whole: '(en entier)',
};
