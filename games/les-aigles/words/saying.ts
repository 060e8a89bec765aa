import type { ByLanguage, Language, Line, Sentences } from '@grognard/engine';
import type { Setting } from '../setting.ts';
import type { Told } from '../told-types.ts';
import { en } from './en/en.ts';
import { fr } from './fr/fr.ts';
import { capital, type Names, namesIn, paramsIn } from './names.ts';
import type { Saying, Words } from './words.ts';

const words: ByLanguage<Words> = { fr, en };

const roomsOf = ({
  course,
  marching,
  changes,
  crossing,
  charges,
  rallies,
  evades,
  command,
  losses,
  melee,
  fire,
  houses,
  morale,
  tables,
  victory,
  sight,
  ground,
  barriers,
}: Words) => [
  ...[
    course,
    marching,
    changes,
    crossing,
    charges,
    rallies,
    evades,
    command,
    losses,
    melee,
    fire,
    houses,
    morale,
    tables,
    victory,
    sight,
    ground,
    barriers,
  ],
];

const refusalsIn = (language: Language): Readonly<Record<string, Saying>> =>
  Object.assign({}, ...roomsOf(words[language]).map(({ refusals }) => refusals));

export const sentences = (language: Language): Sentences => {
  const refusals = refusalsIn(language);
  const { decisions, outcomes } = words[language];
  return {
    refusal: (refusal) => {
      const say = refusals[refusal.code];
      return say === undefined ? undefined : capital(say(paramsIn(refusal, language)));
    },
    decision: ({ kind }) => decisions[kind as keyof typeof decisions]?.asked ?? kind,
    outcome: (ended) => {
      const { winner } = paramsIn(ended, language);
      const called = typeof winner === 'string' ? winner : ended.winner;
      return outcomes[ended.code as keyof typeof outcomes]?.(called) ?? ended.code;
    },
  };
};

const toldIn = (language: Language): Readonly<Record<string, (told: Told, names: Names) => string>> =>
  Object.assign({}, ...roomsOf(words[language]).map(({ told }) => told));

const told: ByLanguage<ReturnType<typeof toldIn>> = { fr: toldIn('fr'), en: toldIn('en') };

export const tell = (setting: Setting, news: Told, language: Language): Line => ({
  text: capital(told[language][news.kind]?.(news, namesIn(setting, news, language)) ?? news.kind),
  rules: news.rules,
});
