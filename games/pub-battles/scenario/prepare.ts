import {
  defaultsOf,
  err,
  type Json,
  ok,
  type Refusal,
  type Result,
  refuse,
  type SwitchValues,
} from '@grognard/engine';
import { unitsOf } from '@grognard/field';
import { terrainOf } from '../ground/terrain.ts';
import type { PublicScenario } from '../model/game-types.ts';
import { newMemory } from '../model/memory.ts';
import type { MapData, PieceData, Scenario } from '../model/scenario.ts';
import type { Roster, RosterEntry, Setting, SwitchSet } from '../model/setting.ts';
import { switches } from '../model/switches.ts';
import { NIGHT, type PieceKind } from '../model/vocabulary.ts';
import { MINUTES_A_TURN, measuresOf } from '../tables/measures.ts';
import { namesOf } from './names.ts';

/** The orders of battle as the scenario book prints them: kinds in a fixed order, so that none is told from another. */
const kindsOf = (pieces: readonly PieceData[]): readonly PieceKind[] => pieces.map(({ kind }) => kind).sort();

/** Reinforcements by hour and way in, the first first. */
const dueOf = (pieces: readonly PieceData[]): NonNullable<RosterEntry['due']> => {
  const groups = new Map<string, PieceData[]>();
  for (const piece of pieces) {
    const { enters } = piece;
    if (enters === undefined) continue;
    const key = `${enters.day}.${enters.turn}.${enters.exit}`;
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  return [...groups.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...rest]]) =>
      first?.enters === undefined ? [] : [{ ...first.enters, kinds: kindsOf([first, ...rest]) }],
    );
};

const entryOf = (
  { id, rating, chit = true }: Scenario['formations'][number],
  pieces: readonly PieceData[],
  openOrders: boolean,
): RosterEntry => {
  const spares = kindsOf(pieces.filter(({ spare }) => spare === true));
  const due = openOrders ? dueOf(pieces) : [];
  return {
    ...{ id, rating, chit },
    kinds: openOrders ? kindsOf(pieces.filter(({ spare }) => spare !== true)) : [],
    ...(openOrders && spares.length > 0 && { spares }),
    ...(due.length > 0 && { due }),
  };
};

const rosterOf = ({ sides, formations, pieces, openOrders = false }: Scenario): Roster =>
  Object.fromEntries(
    sides.map(({ id: side }) => [
      side,
      formations
        .filter((formation) => formation.side === side)
        .map((formation) =>
          entryOf(
            formation,
            pieces.filter((piece) => piece.formation === formation.id),
            openOrders,
          ),
        ),
    ]),
  );

/** What everybody may know of a scenario. */
export const publicScenarioOf = (scenario: Scenario): PublicScenario => {
  const { pieces: _secret, now: _hidden, ...open } = scenario;
  return { ...open, roster: rosterOf(scenario), names: namesOf(scenario) };
};

export const prepare = (ground: PublicScenario, given: SwitchValues): Result<Setting, readonly Refusal[]> => {
  const { roster, names, ...source } = ground;
  const set = { ...defaultsOf(switches), ...source.switches, ...given };
  const refusals = [...switchRefusals(set), ...clockRefusals(source.clock), ...mapRefusals(ground)];
  if (refusals.length > 0) return err(refusals);
  const played = set as SwitchSet;
  const measures = measuresOf(source.measures, played.metresPerCm, played.columnLength);
  return ok({
    memory: newMemory(),
    source,
    roster,
    names,
    measures,
    terrain: terrainOf(countingSlopes(source.map, played), measures),
    sides: source.sides.map(({ id, communications }) => ({ id, communications })),
    exits: source.exits.map(({ id, at: [x, y], road }) => ({
      id,
      x: unitsOf(x),
      y: unitsOf(y),
      ...(road !== undefined && { road }),
    })),
    choosesCombats: source.choosesCombats,
    first: source.first,
    last: source.last,
    switches: played,
  });
};

/** PB-R005: slopes that are only drawn are no hills, unless a club plays that they are. */
const countingSlopes = (map: MapData, { lightSlopes }: SwitchSet): MapData =>
  lightSlopes === 'hill' ? map : { ...map, hills: map.hills.filter(({ light }) => light !== true) };

const MINUTES_A_DAY = 24 * 60;

/** PB-R018, PB-R019: the scenario says when its days begin, and all the turns of a day are over by midnight. */
const clockRefusals = (clock: string): readonly Refusal[] => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock) ?? [];
  if (hours === undefined || minutes === undefined) return [refuse('PB-R018', 'no-such-time', { clock })];
  const ends = Number(hours) * 60 + Number(minutes) + (NIGHT - 1) * MINUTES_A_TURN;
  return ends > MINUTES_A_DAY ? [refuse('PB-R019', 'day-too-long', { clock })] : [];
};

/** PB-R032: the special rules of a scenario are settings that the game knows. */
const switchRefusals = (set: SwitchValues): readonly Refusal[] =>
  Object.entries(set)
    .filter(([name, value]) => !isSetting(name, value))
    .map(([name, value]) => refuse('PB-R032', 'unknown-switch', { name, value }));

const isSetting = (name: string, value: Json): boolean =>
  switches.some((each) => each.name === name && each.values.some((one) => one === value));

/** PB-R144: what the map and the sides must agree on. */
const mapRefusals = ({
  map,
  exits,
  sides,
  formations,
  choosesCombats,
}: PublicScenario): readonly Refusal[] => {
  const known = new Set(exits.map(({ id }) => id));
  const roads = new Set(map.roads.map(({ id }) => id));
  const names = new Set(sides.map(({ id }) => id));
  return [
    ...sides.flatMap(({ communications }) =>
      communications
        .filter((id) => !known.has(id))
        .map((exit) => refuse('PB-R230', 'no-such-exit', { exit })),
    ),
    ...exits.flatMap(({ id, road }) =>
      road === undefined || roads.has(road) ? [] : [refuse('PB-R144', 'no-such-road', { exit: id, road })],
    ),
    // PB-R002: ground of no kind of the chart or of the scenario's own would mean nothing.
    ...(map.special ?? [])
      .filter(({ kind }) => map.kinds?.[kind] === undefined)
      .map(({ kind }) => refuse('PB-R002', 'no-such-ground', { ground: kind })),
    ...formations
      .filter(({ side }) => !names.has(side))
      .map(({ id, side }) => refuse('PB-R012', 'no-such-side', { formation: id, side })),
    ...(names.has(choosesCombats) ? [] : [refuse('PB-R164', 'no-such-side', { side: choosesCombats })]),
  ];
};
