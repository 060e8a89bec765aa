import type { Rule } from '@grognard/engine';

export const ruinsRules: readonly Rule[] = [
  {
    id: 'CB-RUINS-1',
    chapter: 'ruins',
    origin: 'rule',
    text: {
      fr: 'Un hex avec des ruines compte comme du terrain difficile.',
      en: 'A hex with ruins counts as Difficult ground.',
    },
  },
  {
    id: 'CB-RUINS-2',
    chapter: 'ruins',
    origin: 'rule',
    text: {
      fr: 'Un hex avec des ruines est inflammable.',
      en: 'A hex with ruins is flammable.',
    },
  },
];
