import { catalogue, type Listing } from '@grognard/catalogue';
import { generalsFor } from '@grognard/generals';
import { examplesOf } from '../content/examples.ts';
import type { LoadedGame } from '../content/games.ts';
import { generalInfo } from '../content/generals.ts';
import { scenariosOf } from '../content/scenarios.ts';
import { HttpError } from '../http-error.ts';
import { examplesAnswer, gamesAnswer, scenarioAnswer, scenariosAnswer } from './response-schemas.ts';
import { type Route, route } from './route.ts';
import type { Services } from './services.ts';

/** A game as the page reads it. */
type GameAnswer = Pick<Listing, 'id' | 'title' | 'space' | 'about'>;

const answerFor = ({ id, title, space, about }: Listing): GameAnswer => ({ id, title, space, about });

const gameOf = async (services: Services, id = ''): Promise<LoadedGame> => {
  const loaded = await services.game(id);
  if (loaded === undefined) throw new HttpError(404, 'not-found', 'There is no such game to play.');
  return loaded;
};

export const games: readonly Route[] = [
  route({
    method: 'GET',
    path: '/games',
    summary: 'The games that can be played.',
    answers: { 200: { says: 'The games.', shape: gamesAnswer } },
    handle: async () => ({ games: catalogue.map(answerFor) }),
  }),
  route({
    method: 'GET',
    path: '/games/:game/scenarios',
    summary: 'The scenarios of a game, the one for a first visit first, and the generals who play it.',
    answers: { 200: { says: 'Scenarios and generals.', shape: scenariosAnswer } },
    handle: async ({ services, params }) => {
      const loaded = await gameOf(services, params.game);
      return {
        scenarios: scenariosOf(loaded).map(({ info }) => info),
        generals: generalsFor(loaded.game.id).map(generalInfo),
      };
    },
  }),
  route({
    method: 'GET',
    path: '/games/:game/scenarios/:scenario',
    summary: 'One scenario, with what everybody may know of it; never a hidden force.',
    answers: { 200: { says: 'The scenario, and what everybody may know of it.', shape: scenarioAnswer } },
    handle: async ({ services, params }) => {
      const loaded = await gameOf(services, params.game);
      const found = scenariosOf(loaded).find(({ info }) => info.id === params.scenario);
      if (found === undefined) throw new HttpError(404, 'not-found', 'There is no such scenario.');
      return { scenario: found.info, publicScenario: loaded.game.publicScenario(found.scenario) };
    },
  }),
  route({
    method: 'GET',
    path: '/games/:game/examples',
    summary: 'The worked examples of the rulebook, each of which a table can be set up with.',
    answers: { 200: { says: 'The examples.', shape: examplesAnswer } },
    handle: async ({ services, params }) => ({
      examples: examplesOf(await gameOf(services, params.game)).map(({ info }) => info),
    }),
  }),
];
