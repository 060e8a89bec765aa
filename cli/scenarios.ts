import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type GameTypes, isRecord, type Language, readIn } from '@grognard/engine';
import { BadInput, badFile } from './failure.ts';
import { type LoadedGame, scenarioFolder } from './games.ts';
import { readJson } from './read-file.ts';

/** A scenario as a list shows it. */
export interface ScenarioLine {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
}

const idsIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length))
        .sort()
    : [];

const fileOf = (game: string, id: string): string => join(scenarioFolder(game), `${id}.json`);

type Bag = Readonly<Record<string, unknown>>;

const titleIn = (title: unknown, language: Language): string => {
  if (typeof title === 'string') return title;
  return isRecord(title) ? String(readIn(title, language) ?? '') : '';
};

export const listScenarios = (game: string, language: Language): readonly ScenarioLine[] =>
  idsIn(scenarioFolder(game)).map((id) => {
    const { title, minutes } = readJson(fileOf(game, id)) as Bag;
    return { id, title: titleIn(title, language), minutes: Number(minutes ?? 0) };
  });

/** The data of a shipped scenario by its id. */
export const shippedScenario = (game: string, id: string): unknown => {
  const ids = idsIn(scenarioFolder(game));
  if (ids.includes(id)) return readJson(fileOf(game, id));
  throw new BadInput(({ faults }) => faults.noScenario(game, id, ids));
};

/** A scenario by the id of a shipped one or by its file, read and checked for its shape. */
export const readScenario = ({ game, schemas }: LoadedGame, place: string): GameTypes['Scenario'] => {
  const isFile = place.endsWith('.json') || place === '-';
  const read = schemas.scenario(isFile ? readJson(place) : shippedScenario(game.id, place));
  if (!read.ok) throw badFile(place, read.error);
  return read.value;
};
