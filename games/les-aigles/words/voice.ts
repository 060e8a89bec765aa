import { capital, type Language, type Line, type Sentences } from '@grognard/engine';
import type { Setting } from '../model/setting.ts';
import type { Told } from '../model/told.ts';
import { type Names, namesIn, paramsIn } from './names.ts';
import type { Saying, Words } from './words.ts';

const roomsOf = ({ decisions: _asked, outcomes: _ended, ...rooms }: Words) => Object.values(rooms);

/** One language of the game: what is said of a refusal, a decision, an outcome, and of what has happened. */
export interface Voice {
  readonly sentences: Sentences;
  tell(setting: Setting, news: Told): Line;
}

export const voiceOf = (words: Words, language: Language): Voice => {
  const { decisions, outcomes } = words;
  const refusals: Readonly<Record<string, Saying>> = Object.assign(
    {},
    ...roomsOf(words).map((room) => room.refusals),
  );
  const told: Readonly<Record<string, (told: Told, names: Names) => string>> = Object.assign(
    {},
    ...roomsOf(words).map((room) => room.told),
  );
  return {
    sentences: {
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
    },
    tell: (setting, news) => ({
      text: capital(told[news.kind]?.(news, namesIn(setting, news, language)) ?? news.kind),
      rules: news.rules,
    }),
  };
};
