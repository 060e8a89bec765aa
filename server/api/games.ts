import { catalogue, isReady, type Listing } from '@grognard/catalogue';
import type { FastifyInstance } from 'fastify';

/** A game as the page reads it. */
type GameAnswer = Pick<Listing, 'id' | 'title' | 'space' | 'about'> & { readonly ready: boolean };

const answerFor = (listing: Listing): GameAnswer => {
  const { id, title, space, about } = listing;
  return { id, title, space, about, ready: isReady(listing) };
};

export const addGames = (app: FastifyInstance): void => {
  app.get('/api/games', async () => ({ games: catalogue.map(answerFor) }));
};
