import type { Scenario } from '@grognard/cursed-blades';
import { mapFromTiled, mapToTiled } from '@grognard/cursed-blades/tiled';
import { badFile, DONE } from './failure.ts';
import { loadGame } from './games.ts';
import { readJson } from './read-file.ts';
import { readScenario } from './scenarios.ts';
import type { Streams } from './streams.ts';

/** The one game that is played on maps of hexes. */
const HEXES = 'cursed-blades';

const scenarioAt = async (place: string): Promise<Scenario> =>
  // The reader of this game gives a scenario of this game.
  readScenario(await loadGame(HEXES), place) as Scenario;

const print = (data: unknown, streams: Streams): number => {
  streams.out(JSON.stringify(data, null, 2));
  return DONE;
};

/** A map drawn with Tiled, as the map of a scenario, or put into one. */
export const importMap = async (
  file: string,
  into: string | undefined,
  streams: Streams,
): Promise<number> => {
  const map = mapFromTiled(readJson(file));
  if (!map.ok) throw badFile(file, map.error);
  return print(into === undefined ? map.value : { ...(await scenarioAt(into)), map: map.value }, streams);
};

/** The map of a scenario, for Tiled. */
export const exportMap = async (place: string, streams: Streams): Promise<number> =>
  print(mapToTiled((await scenarioAt(place)).map), streams);
