import { type ByLanguage, inLanguage, type Language, type Line, type Sentences } from '@grognard/engine';
import type { Told } from '../model/told.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { type RefusalCode, refusalCodes, type Words } from './words.ts';

const words: ByLanguage<Words> = { fr, en };

const isOwn = (code: string): code is RefusalCode => refusalCodes.some((each) => each === code);

export const sentences = (language: Language): Sentences => {
  const { refusals, decisions, outcomes } = inLanguage(words, language);
  return {
    refusal: ({ code, params = {} }) => (isOwn(code) ? refusals[code](params) : undefined),
    decision: ({ kind, params = {} }) => decisions[kind === 'plan' ? 'plan' : 'post'](params),
    outcome: ({ winner }) => (winner === undefined ? outcomes.drawn : outcomes.won(winner)),
  };
};

export const tell = (told: Told, language: Language): Line => {
  const text = textOf(told, inLanguage(words, language));
  switch (told.kind) {
    case 'fought':
      return {
        text,
        rules: told.rules,
        dice: told.fighters.map(({ die }) => die),
        modifiers: told.fighters.flatMap(({ modifiers }) => modifiers),
      };
    case 'shot':
      return { text, rules: told.rules, dice: [told.die] };
    case 'seen':
    case 'posted':
    case 'stayed':
    case 'turned':
      return { text, rules: told.rules };
    case 'moved':
      return { text };
  }
};

const textOf = (told: Told, { told: say }: Words): string => {
  switch (told.kind) {
    case 'moved':
      return say.moved(told);
    case 'fought':
      return say.fought(told);
    case 'shot':
      return say.shot(told);
    case 'seen':
      return say.seen(told);
    case 'posted':
      return say.posted(told);
    case 'stayed':
      return say.stayed(told);
    case 'turned':
      return say.turned(told);
  }
};
