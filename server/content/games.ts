import { catalogue } from '@grognard/catalogue';
import type { Game, GameTypes, RuleId, Schemas } from '@grognard/engine';
import { tableRulebook } from '@grognard/engine';
import { inCheckout } from './checkout.ts';

/** A game with the readers of its data. */
export interface LoadedGame {
  readonly game: Game<GameTypes>;
  readonly schemas: Schemas<GameTypes>;
  readonly scenarios: string;
  readonly examples: string;
}

/** The game that our own tools are tried with: listed nowhere, played only where the server is told so. */
export const TINY = 'tiny';

const loadTiny = async (): Promise<LoadedGame> => ({
  game: (await import('@grognard/tiny')).tiny,
  schemas: (await import('@grognard/tiny/schemas')).tinySchemas,
  scenarios: inCheckout('games', TINY, 'scenarios'),
  examples: inCheckout('games', TINY, 'examples'),
});

const loadListed = async (id: string): Promise<LoadedGame | undefined> => {
  const listing = catalogue.find((each) => each.id === id);
  if (listing === undefined) return undefined;
  const [game, schemas] = await Promise.all([listing.load(), listing.loadSchemas()]);
  return {
    game,
    schemas,
    scenarios: inCheckout('scenarios', id),
    examples: inCheckout('games', id, 'examples'),
  };
};

const loaded = new Map<string, Promise<LoadedGame | undefined>>();

/** Adds a game that the catalogue does not list: its tables are set up from logs. */
export const registerGame = (game: Game<GameTypes>, schemas: Schemas<GameTypes>): void => {
  const nowhere = inCheckout('scenarios', game.id);
  loaded.set(game.id, Promise.resolve({ game, schemas, scenarios: nowhere, examples: nowhere }));
};

/** A game by its id, its code brought in once. */
export const loadGame = (id: string): Promise<LoadedGame | undefined> => {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  if (id !== TINY && !catalogue.some((each) => each.id === id)) return Promise.resolve(undefined);
  const loading = id === TINY ? loadTiny() : loadListed(id);
  loaded.set(id, loading);
  return loading;
};

/** Every rule an umpire may set aside: the game's, and the table's own. */
export const knownRules = async ({ game }: LoadedGame): Promise<ReadonlySet<RuleId>> => {
  const { rules } = await game.rulebook();
  return new Set([...rules, ...tableRulebook.rules].map(({ id }) => id));
};
