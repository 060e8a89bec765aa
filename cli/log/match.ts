import { type GameTypes, type Match, matchOf, sayRefusal, typeset } from '@grognard/engine';
import { BadInput } from '../failure.ts';
import type { LogFile } from './read.ts';

/** The match that a log was played by. */
export const matchFor = (file: string, { loaded, log }: LogFile): Match<GameTypes> => {
  const match = matchOf(loaded.game, log.opening);
  if (match.ok) return { ...match.value, readOrder: loaded.schemas.order };
  const { error } = match;
  throw new BadInput((words, language) => {
    const sentences = error.map((refusal) => sayRefusal({ game: loaded.game }, refusal, language));
    return words.at(words.line(file, 1), typeset(sentences.join(' '), language));
  });
};
