import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, type Kinds, type Problem, type Schemas, showPath } from '@grognard/engine';
import { adjudicate, type PositionFile, readPositionFile } from '@grognard/engine/position';
import { provesIn } from './proves.ts';

/** Where a game keeps its data. */
export interface Folders {
  readonly examples: string;
  /** For examples that name a shipped scenario by its id. */
  readonly scenarios?: string;
}

const failed = (problems: readonly Problem[]): Error =>
  new Error(problems.map(({ path, message }) => `${showPath(path)}: ${message.en}`).join('\n'));

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const readExample = (file: string): PositionFile => {
  const read = readPositionFile(readJson(file));
  if (!read.ok) throw failed(read.error);
  return read.value;
};

/** One test a position file: its expectations hold, and the rules it says it proves are carried by its verdicts. */
export const provesExamples = <K extends Kinds>(
  game: Game<K>,
  schemas: Schemas<K>,
  { examples, scenarios = '' }: Folders,
): void => {
  const proves = provesIn(game.rulebook);
  for (const name of readdirSync(examples)
    .filter((each) => each.endsWith('.json'))
    .sort()) {
    const file = readExample(join(examples, name));
    proves(file.proves ?? [], name, (saw) => {
      const shipped =
        typeof file.scenario === 'string' ? readJson(join(scenarios, `${file.scenario}.json`)) : undefined;
      const played = adjudicate(game, schemas, file, shipped === undefined ? {} : { scenario: shipped });
      if (!played.ok) throw failed(played.error);
      saw(played.value.ruled);
      if (played.value.unmet.length > 0) throw failed(played.value.unmet);
    });
  }
};
