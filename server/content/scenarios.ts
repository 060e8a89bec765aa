import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ByLanguage,
  type GameTypes,
  isRecord,
  type ScenarioInfo,
  type Side,
  type SwitchValues,
  switchesIn,
} from '@grognard/engine';
import type { LoadedGame } from './games.ts';

/** A scenario that is shipped: what the lobby reads of it, and the whole of it. */
export interface ShippedScenario {
  readonly info: ScenarioInfo;
  readonly scenario: GameTypes['Scenario'];
}

const COLOURS = ['#b3382c', '#2f5d8a', '#4c7a3d', '#8a6d2f'];

export const idsIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length))
        .sort()
    : [];

export const readIn = (folder: string, id: string): unknown =>
  JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8'));

/** Words in both languages, where data has them; a plain text says the same in both. */
export const wordsIn = (value: unknown, otherwise: string): ByLanguage<string> => {
  if (typeof value === 'string') return { fr: value, en: value };
  const { fr, en } = isRecord(value) ? value : {};
  return { fr: String(fr ?? en ?? otherwise), en: String(en ?? fr ?? otherwise) };
};

/** A side as its scenario, or what is public of it, names and paints it. */
export const sideInfo = (scenario: object, side: Side, place: number): ScenarioInfo['sides'][number] => {
  const sides = 'sides' in scenario && Array.isArray(scenario.sides) ? scenario.sides : [];
  const info: unknown = sides.find((each) => isRecord(each) && each.id === side);
  const { name, colour } = isRecord(info) ? info : {};
  return {
    id: side,
    name: wordsIn(name, side),
    colour: typeof colour === 'string' ? colour : (COLOURS[place % COLOURS.length] ?? '#666'),
  };
};

const infoOf = ({ game }: LoadedGame, id: string, scenario: GameTypes['Scenario']): ScenarioInfo => {
  const setting = game.prepare(game.publicScenario(scenario), {});
  if (!setting.ok) throw new Error(`the scenario ${id} of ${game.id} cannot be played`);
  const sides = game.sides(setting.value);
  const { title, about, minutes }: Readonly<Record<string, unknown>> = { ...scenario };
  return {
    id,
    title: wordsIn(title, id),
    about: wordsIn(about, ''),
    minutes: Number(minutes ?? 0),
    first: false,
    sides: sides.map((side, place) => sideInfo(scenario, side, place)),
    commands: Object.fromEntries(sides.map((side) => [side, game.commands(setting.value, side)])),
  };
};

const read = (loaded: LoadedGame): readonly ShippedScenario[] => {
  const shipped = idsIn(loaded.scenarios).flatMap((id): ShippedScenario[] => {
    const scenario = loaded.schemas.scenario(readIn(loaded.scenarios, id));
    return scenario.ok ? [{ info: infoOf(loaded, id, scenario.value), scenario: scenario.value }] : [];
  });
  // The shortest one is for a first visit, and comes first.
  const sorted = shipped.sort((a, b) => a.info.minutes - b.info.minutes || (a.info.id < b.info.id ? -1 : 1));
  return sorted.map(({ info, scenario }, place) => ({ info: { ...info, first: place === 0 }, scenario }));
};

const scenariosByGame = new Map<string, readonly ShippedScenario[]>();

/** The scenarios of a game, read once. */
export const scenariosOf = (loaded: LoadedGame): readonly ShippedScenario[] => {
  const known = scenariosByGame.get(loaded.game.id) ?? read(loaded);
  scenariosByGame.set(loaded.game.id, known);
  return known;
};

/** The game's switches as the scenario has them. */
export const switchesOf = ({ game }: LoadedGame, scenario: GameTypes['Scenario']): SwitchValues =>
  switchesIn(game.switches, scenario);
