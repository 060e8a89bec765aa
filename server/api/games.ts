import { catalogue, isReady, type Listing } from '@grognard/catalogue';
import type { FastifyInstance } from 'fastify';

/** A game as the page reads it. */
type GameAnswer = Omit<Listing, 'load'> & { readonly ready: boolean };

const answerFor = (listing: Listing): GameAnswer => {
  const { load: _, ...told } = listing;
  return { ...told, ready: isReady(listing) };
};

export const addGames = (app: FastifyInstance): void => {
  app.get('/api/games', async () => ({ games: catalogue.map(answerFor) }));
};
