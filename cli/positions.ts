import type { Game, GameTypes, Schemas } from '@grognard/engine';
import {
  type Adjudged,
  adjudicate,
  type Manner,
  type PositionFile,
  readPositionFile,
} from '@grognard/engine/position';
import { BadInput, badAt, badFile } from './failure.ts';
import { loadGame } from './games.ts';
import { endlessNumbers, orderProblems } from './position-checks.ts';
import { readJson } from './read-file.ts';
import { shippedScenario } from './scenarios.ts';

/** A position file with all that it names, ready to be played. */
export interface Position {
  readonly place: string;
  readonly file: PositionFile;
  readonly game: Game<GameTypes>;
  readonly schemas: Schemas<GameTypes>;
  /** The shipped scenario that the file names by its id. */
  readonly shipped: unknown;
}

export const loadPosition = async (place: string): Promise<Position> => {
  const file = readFile(place);
  const { scenario } = file;
  const { game, schemas } = await named(place, 'game', () => loadGame(file.game));
  const shipped =
    typeof scenario === 'string'
      ? await named(place, 'scenario', () => shippedScenario(file.game, scenario))
      : undefined;
  const unsound = orderProblems(file, scenarioOf({ file, shipped }));
  if (unsound.length > 0) throw badFile(place, unsound);
  return { place, file, game, schemas, shipped };
};

/** What the file plays on, as it stands there. */
export const scenarioOf = ({ file, shipped }: Pick<Position, 'file' | 'shipped'>): unknown =>
  file.position ?? shipped ?? file.scenario;

/** Plays the orders of a position once. */
export const judge = (
  { place, file, game, schemas, shipped }: Position,
  seed: number,
  nameOf?: Manner['nameOf'],
): Adjudged<GameTypes> => {
  const judged = adjudicate(game, schemas, file, { scenario: shipped, seed, ...(nameOf && { nameOf }) });
  if (!judged.ok) throw badFile(place, judged.error);
  return judged.value;
};

const readFile = (place: string): PositionFile => {
  const data = readJson(place);
  const endless = endlessNumbers(data);
  if (endless.length > 0) throw badFile(place, endless);
  const file = readPositionFile(data);
  if (!file.ok) throw badFile(place, file.error);
  return file.value;
};

/** What a file names and nobody has is said with the place where it is named. */
const named = async <T>(place: string, field: string, look: () => T | Promise<T>): Promise<T> => {
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw badAt(place, (words, language) => words.at(field, error.say(words, language)));
  }
};
