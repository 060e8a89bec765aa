import { GAME_IDS, type Listing, SPACES } from '@grognard/catalogue';
import { wholeLanguages } from '@grognard/engine';
import { idOf } from './ask.ts';
import { isRecord } from './reading.ts';

/** A game as the server tells of it. */
export type GameInfo = Pick<Listing, 'id' | 'title' | 'space' | 'about'>;

/** What came of asking: the games, no answer at all, or an answer that makes no sense here. */
export type Answer =
  | { readonly kind: 'games'; readonly games: readonly GameInfo[] }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'broken'; readonly id?: string };

const isOneOf = (list: readonly string[], value: unknown): boolean =>
  typeof value === 'string' && list.includes(value);

const isInEach = (said: Readonly<Record<string, unknown>>): boolean =>
  wholeLanguages.every((language) => typeof said[language] === 'string');

const isGame = (value: unknown): value is GameInfo =>
  isRecord(value) &&
  isOneOf(GAME_IDS, value.id) &&
  isOneOf(SPACES, value.space) &&
  typeof value.title === 'string' &&
  isRecord(value.about) &&
  isInEach(value.about);

const readGames = (body: unknown, response: Response): Answer =>
  isRecord(body) && Array.isArray(body.games) && body.games.every(isGame)
    ? { kind: 'games', games: body.games }
    : { kind: 'broken', ...idOf(response) };

export const askForGames = async (): Promise<Answer> => {
  const response = await fetch('/api/games').catch(() => undefined);
  if (response === undefined) return { kind: 'unreachable' };
  if (!response.ok) return { kind: 'broken', ...idOf(response) };
  return readGames(await response.json().catch(() => undefined), response);
};
