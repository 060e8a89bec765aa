import { answers } from './en/answers.ts';
import { faults } from './en/faults.ts';
import { help } from './en/help.ts';
import { operating } from './en/operating.ts';
import type { Words } from './words.ts';

export const en: Words = {
  help,
  faults,
  answers,
  operating,
  at: (place, sentence) => `${place}: ${sentence}`,
  line: (file, line) => `${file}: line ${line}`,
  whole: '(whole)',
};
