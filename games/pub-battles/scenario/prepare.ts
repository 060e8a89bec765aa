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
import type { PublicScenario } from '../kinds-of-game.ts';
import { MINUTES_A_TURN, measuresOf } from '../measures.ts';
import { switches } from '../rulebook/switches.ts';
import type { MapData, Scenario } from '../scenario-types.ts';
import type { Roster, Setting, SwitchSet } from '../setting.ts';
import { terrainOf } from '../terrain/terrain.ts';
import { NIGHT } from '../vocabulary.ts';

/** The orders of battle as the scenario book prints them: kinds in a fixed order, so that none is told from another. */
const rosterOf = ({ sides, formations, pieces }: Scenario): Roster =>
  Object.fromEntries(
    sides.map(({ id: side }) => [
      side,
      formations
        .filter((formation) => formation.side === side)
        .map(({ id, rating, chit = true }) => ({
          id,
          rating,
          chit,
          kinds: pieces
            .filter(({ formation }) => formation === id)
            .map(({ kind }) => kind)
            .sort(),
        })),
    ]),
  );

/** What everybody may know of a scenario. */
export const groundOf = (scenario: Scenario): PublicScenario => {
  const { pieces: _secret, now: _hidden, ...open } = scenario;
  return { ...open, roster: rosterOf(scenario) };
};

export const prepare = (ground: PublicScenario, given: SwitchValues): Result<Setting, readonly Refusal[]> => {
  const { roster, ...source } = ground;
  const set = { ...defaultsOf(switches), ...source.switches, ...given };
  const refusals = [...switchRefusals(set), ...clockRefusals(source.clock), ...mapRefusals(ground)];
  if (refusals.length > 0) return err(refusals);
  const played = set as SwitchSet;
  const measures = measuresOf(source.measures, played.metresPerCm);
  return ok({
    source,
    roster,
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
    ...formations
      .filter(({ side }) => !names.has(side))
      .map(({ id, side }) => refuse('PB-R012', 'no-such-side', { formation: id, side })),
    ...(names.has(choosesCombats) ? [] : [refuse('PB-R164', 'no-such-side', { side: choosesCombats })]),
  ];
};
