import {
  defaultsOf,
  err,
  ok,
  type Refusal,
  type Result,
  refuse,
  type Side,
  type SwitchValues,
} from '@grognard/engine';
import {
  type HexBoard,
  hexBoard,
  neighbourOf,
  OFF_BOARD,
  oppositeSide,
  sideTowards,
} from '@grognard/field/hex';
import { hexNamed } from '../ground/hexes.ts';
import { newMemory } from '../ground/places.ts';
import type { HexName, MapData, Scenario } from '../model/scenario.ts';
import type { PublicScenario, Setting, SwitchSet, Terrain } from '../model/setting.ts';
import { switches } from '../model/switches.ts';
import type { Ground, SideKind } from '../model/vocabulary.ts';

/** The scenario without what one side hides from the other. */
export const publicScenarioOf = (scenario: Scenario): PublicScenario => {
  const traps = hiders(scenario);
  const { traps: _named, ...rest } = scenario;
  return {
    ...(traps.length > 0 && { traps }),
    ...rest,
    counters: scenario.counters.filter(({ hidden }) => hidden !== true),
  };
};

/** Who may have hidden traps is no secret; where, and whether any is left, is. */
const hiders = ({ sides, traps = [], counters }: Scenario): readonly Side[] =>
  sides
    .map(({ id }) => id)
    .filter(
      (id) => traps.includes(id) || counters.some(({ hidden, side }) => hidden === true && side === id),
    );

const offMap = ([column, row]: HexName): Refusal => refuse('CB-B4.1-1', 'off-the-map', { column, row });

/** Every place that the map data name and the map does not have. */
const strayHexes = (board: HexBoard, { hexes, sides, roads }: MapData): readonly Refusal[] =>
  [...hexes.flatMap((each) => each.hexes), ...sides.flatMap(({ between }) => between), ...roads.flat()]
    .filter((name) => hexNamed(board, name) === OFF_BOARD)
    .map(offMap);

const pairs = <T>(run: readonly T[]): readonly (readonly [T, T])[] =>
  run.slice(1).map((each, place) => [run[place] as T, each]);

/** Sides that do not lie between neighbours. */
const brokenSides = (board: HexBoard, { sides, roads }: MapData): readonly Refusal[] =>
  [...sides.map(({ between }) => between), ...roads.flatMap(pairs)]
    .filter(([a, b]) => sideTowards(board, hexNamed(board, a), hexNamed(board, b)) === -1)
    .map(([a, b]) => refuse('CB-B4.1-1', 'not-neighbours', { a: a.join('.'), b: b.join('.') }));

const terrainOf = (board: HexBoard, { hexes, sides, roads }: MapData): Terrain => {
  const ground: Ground[] = Array.from({ length: board.size }, () => 'clear');
  const altitude = new Int8Array(board.size);
  const flammable = new Uint8Array(board.size);
  for (const { hexes: names, ...facts } of hexes) {
    for (const hex of names.map((name) => hexNamed(board, name))) {
      if (facts.ground !== undefined) ground[hex] = facts.ground;
      if (facts.altitude !== undefined) altitude[hex] = facts.altitude;
      if (facts.flammable !== undefined) flammable[hex] = facts.flammable ? 1 : 0;
    }
  }
  const kinds: SideKind[] = Array.from({ length: board.size * 6 }, () => 'normal');
  const mark = (a: HexName, b: HexName, kind: SideKind): void => {
    const [from, to] = [hexNamed(board, a), hexNamed(board, b)];
    const side = sideTowards(board, from, to);
    kinds[from * 6 + side] = kind;
    kinds[neighbourOf(board, from, side) * 6 + oppositeSide(side)] = kind;
  };
  for (const run of roads) for (const [a, b] of pairs(run)) mark(a, b, 'road');
  for (const { between, kind } of sides) mark(...between, kind);
  return { board, ground, altitude, flammable, sides: kinds };
};

export const prepare = (source: PublicScenario, given: SwitchValues): Result<Setting, readonly Refusal[]> => {
  const board = hexBoard(source.map.width, source.map.height);
  const stray = strayHexes(board, source.map);
  const refusals = stray.length > 0 ? stray : brokenSides(board, source.map);
  if (refusals.length > 0) return err(refusals);
  return ok({
    source,
    terrain: terrainOf(board, source.map),
    sides: source.sides.map(({ id }) => id),
    switches: { ...defaultsOf(switches), ...source.switches, ...given } as SwitchSet,
    memory: newMemory(),
  });
};
