import { type Kinds, type Match, matchOf, sayRefusal } from '@grognard/engine';
import { BadInput } from '../failure.ts';
import type { LogFile } from './read.ts';

/** The match that a log was played by. */
export const matchFor = (file: string, { loaded, log }: LogFile): Match<Kinds> => {
  const match = matchOf(loaded.game, log.opening);
  if (match.ok) return { ...match.value, readOrder: loaded.schemas.order };
  const sentences = match.error.map((refusal) => sayRefusal({ game: loaded.game }, refusal, 'en'));
  throw new BadInput(`${file}: line 1: ${sentences.join(' ')}`);
};
