import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, type GameTypes, type Problem, type Schemas, showPath } from '@grognard/engine';
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

/** How much a position file expects: a verdict, a fact, a rule and a told line count each. */
const expectationsIn = ({ expect: { verdicts = [], rules = [], facts = [] } = {} }: PositionFile): number =>
  rules.length + facts.length + verdicts.reduce((sum, verdict) => sum + expectedOf(verdict), 0);

type Expected = NonNullable<NonNullable<PositionFile['expect']>['verdicts']>[number];

const expectedOf = (verdict: Expected): number =>
  typeof verdict === 'string' ? 1 : 1 + (verdict.rules?.length ?? 0) + (verdict.told?.length ?? 0);

/** One test a position file: its expectations hold, and the rules it says it proves are carried by its verdicts. */
export const provesExamples = <K extends GameTypes>(
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
      saw(played.value.verdicts.map(({ refusals, events }) => [refusals, events]));
      saw(played.value.ruled.filter(({ verdict }) => verdict === 'done'));
      if (played.value.unmet.length > 0) throw failed(played.value.unmet);
      saw.asserted?.(expectationsIn(file));
    });
  }
};
