import { catalogue } from '@grognard/catalogue';
import {
  type ByLanguage,
  type Game,
  type GameTypes,
  inEach,
  nearest,
  type Rulebook,
  type RuleId,
  type Schemas,
} from '@grognard/engine';
import { tableRulebook } from '@grognard/engine/rulebook';
import { inCheckout } from './dev/root.ts';
import { BadInput } from './failure.ts';
import { voiceIn } from './words/voice.ts';

/** A game with the readers of its data. */
export interface LoadedGame {
  readonly game: Game<GameTypes>;
  readonly schemas: Schemas<GameTypes>;
}

/** The game that our own tools are tried with. It answers to its name and is listed nowhere. */
const TINY = 'tiny';

const loadTiny = async (): Promise<LoadedGame> => ({
  game: (await import('@grognard/tiny')).tiny,
  schemas: (await import('@grognard/tiny/schemas')).tinySchemas,
});

/** The games that can be played, as people are told. */
const listedGames = (): readonly { readonly id: string; readonly title: string }[] =>
  catalogue.map(({ id, title }) => ({ id, title }));

export const isGame = (id: string): boolean => id === TINY || catalogue.some((listing) => listing.id === id);

export const loadGame = async (id: string): Promise<LoadedGame> => {
  if (id === TINY) return loadTiny();
  const listing = catalogue.find((each) => each.id === id);
  if (listing === undefined) throw noGame(id);
  const [game, schemas] = await Promise.all([listing.load(), listing.loadSchemas()]);
  return { game, schemas };
};

export const noGame = (id: string): BadInput => {
  const games = catalogue.map((listing) => listing.id);
  return new BadInput(({ faults }) => faults.noGame(id, games, nearest(id, games)));
};

/** A rulebook, its name on the command line, and where what is generated from it lies. */
export interface GameRulebook {
  readonly name: string;
  readonly title: ByLanguage<string>;
  readonly book: Rulebook;
  /** Without its ending: `.md` for people, `.json` for its coverage. */
  readonly page: string;
}

const TABLE: GameRulebook = {
  name: 'table',
  title: inEach((language) => voiceIn(language).words.answers.tableBook),
  book: tableRulebook,
  page: inCheckout('docs', 'rulebooks', 'table'),
};

/** Every rulebook: the table’s own, each game’s, and those that only this tool checks. */
export const gameRulebooks = async (withTiny: boolean): Promise<readonly GameRulebook[]> => {
  const ids = [...listedGames().map(({ id }) => id), ...(withTiny ? [TINY] : [])];
  return [TABLE, ...(await Promise.all(ids.map(gameRulebook)))];
};

const gameRulebook = async (id: string): Promise<GameRulebook> => {
  const { game } = await loadGame(id);
  const page =
    id === TINY
      ? inCheckout('games', TINY, 'test', 'recorded', 'rulebook')
      : inCheckout('docs', 'rulebooks', id);
  return { name: id, title: game.title, book: await game.rulebook(), page };
};

export const rulebookNamed = async (name: string): Promise<GameRulebook> =>
  name === TABLE.name ? TABLE : gameRulebook(name);

/** Every rule an umpire may set aside: the game's, and the table's own. */
export const knownRules = async ({ game }: LoadedGame): Promise<ReadonlySet<RuleId>> => {
  const { rules } = await game.rulebook();
  return new Set([...rules, ...tableRulebook.rules].map(({ id }) => id));
};

/** Where a game's scenarios lie. */
export const scenarioFolder = (id: string): string =>
  id === TINY ? inCheckout('games', TINY, 'scenarios') : inCheckout('scenarios', id);
