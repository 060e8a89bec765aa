import { type Chance, chunksOf, err, ok, type Player, type Refusal, type Result } from '@grognard/engine';
import { normalHeading, unitsOf } from '@grognard/field';
import { ranksOf, turnedRanks } from '../ground/shape/ranks.ts';
import { placesOf, wallsAround } from '../ground/terrain/ready.ts';
import { everyPart, hourOf, isMidHalf, spend } from '../model/evolve.ts';
import { keptOfShape } from '../model/kept-fields.ts';
import type { Part } from '../model/part.ts';
import type { Scenario, UnitEntry } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import type { HouseEntry } from '../model/terrain-entries.ts';
import { type TerrainState, UNTOUCHED } from '../model/terrain-state.ts';
import type { Unit } from '../model/unit.ts';
import type { Degradation } from '../model/vocabulary.ts';
import { judgeEntry } from '../rules/changes/roster.ts';
import { mayRally } from '../rules/rallies/who.ts';
import { firstSight } from '../rules/sight/watch.ts';
import { spread, tidy } from '../rules/walls/posts.ts';
import { placeInside } from '../rules/walls/walls.ts';
import { contactOf } from './contact-of.ts';
import { picked } from './kept.ts';
import { listed } from './listed.ts';
import { officerOf } from './officer-of.ts';
import { withKept } from './restored.ts';
import { judgeGroundUnder, judgeNames, judgePlaces } from './sound.ts';
import { judgeKept } from './strangers.ts';
import { withUnderWay } from './under-way.ts';
import { unitOfEntry } from './unit-of.ts';

const DEGRADED: Readonly<Record<NonNullable<UnitEntry['degraded']>, Degradation>> = {
  disorganised: 1,
  'without formation': 2,
  'in disorder': 3,
};

/** The opening state of a scenario or a position. */
export const open = (
  setting: Setting,
  scenario: Scenario,
  seats: readonly Player[],
  _chance: Chance,
): Result<State, readonly Refusal[]> => {
  const unnamed = judgeNames(setting, scenario);
  if (unnamed.length > 0) return err(unnamed);
  const ids = scenario.units.map(({ id }) => id);
  const units = scenario.units.map((entry) => unitOfEntry(entry, ids));
  const refusals = units.flatMap((unit, place) => {
    const entry = scenario.units[place];
    return entry === undefined ? [] : judgeEntry(entry, unit);
  });
  if (refusals.length > 0) return err(refusals);
  const placed = scenario.units.flatMap((entry, unit) =>
    entry.gone === true ? [] : housed(scenario, entry, units[unit], partsOf(entry, unit)),
  );
  const parts = listed(scenario, placed);
  const strangers = judgeKept(scenario, parts);
  if (strangers.length > 0) return err(strangers);
  const standing: State = {
    phase: 'plans',
    period: scenario.now?.period ?? 1,
    quarter: scenario.now?.quarter ?? 1,
    units: chunksOf(units),
    parts: chunksOf(parts),
    officers: (scenario.officers ?? []).map((entry) => officerOf(entry, ids)),
    contacts: (scenario.contacts ?? []).map((contact) => contactOf(contact, parts, ids)),
    crossings: [],
    terrain: terrainStateOf(scenario),
    charged: [],
    seats,
    count: 0,
  };
  // A battle under way may have brought them where nobody could have begun.
  const displaced =
    scenario.now === undefined
      ? [...judgePlaces(setting, standing), ...judgeGroundUnder(setting, scenario, standing)]
      : [];
  if (displaced.length > 0) return err(displaced);
  const underWay = withUnderWay(setting, scenario, standing);
  if (!underWay.ok) return underWay;
  const { phase } = scenario;
  // Where a position says what phase it is, it says all that has happened in the half period, and who sees whom.
  if (phase !== undefined) return ok({ ...withKept(scenario, underWay.value), phase });
  const state = firstSight(setting, withKept(scenario, fromMidHalf(underWay.value)));
  return ok({ ...state, phase: mayRally(setting, state).length > 0 ? 'rallies' : 'plans' });
};

/** LA-M1.1-8: what was fired in the quarter before is over and told: only the one that is left counts here. */
const fromMidHalf = (state: State): State =>
  isMidHalf(state) ? everyPart(state, (part) => spend(part, hourOf(state) - 1)) : state;

/** What the battle has made of the ground so far, with what its woods hide. */
const terrainStateOf = ({
  features = [],
  ground: { known = {}, ...changes } = {},
}: Scenario): TerrainState => ({
  ...UNTOUCHED,
  ...changes,
  hidden: features
    .filter(({ hiddenIn }) => hiddenIn !== undefined)
    .map((entry) => ({ entry, known: known[entry.id] ?? [] })),
});

const placeOf = ([x, y]: readonly [number, number], facing: number) => ({
  x: unitsOf(x),
  y: unitsOf(y),
  heading: normalHeading(Math.round(facing * 100)),
});

const bendOf = ({ bent, follows }: Pick<UnitEntry, 'bent' | 'follows'>): Pick<Part, 'bent' | 'follows'> => ({
  ...(bent !== undefined && {
    bent: bent.map(({ at, facing, figures, width }) => ({
      ...placeOf(at, facing),
      figures,
      ...(width !== undefined && { width: unitsOf(width) }),
    })),
  }),
  ...(follows !== undefined && { follows }),
});

/** A unit's body first, then its skirmishers. */
const partsOf = (entry: UnitEntry, unit: number): readonly Part[] => {
  const out = new Set(
    (entry.skirmishers ?? []).flatMap(({ companies }) => companies.map((each) => each - 1)),
  );
  const order = entry.order?.map((each) => each - 1) ?? entry.companies.map((_company, place) => place);
  const inBody = order.filter((company) => !out.has(company));
  const strengths = (companies: readonly number[]): number[] =>
    companies.map((company) => {
      const { figures = 0, lost = 0 } = entry.companies[company] ?? {};
      return figures - lost;
    });
  const degradation = entry.degraded === undefined ? 0 : DEGRADED[entry.degraded];
  const body: Part = {
    ...{ unit, companies: inBody, formation: entry.formation },
    ranks: entry.ranks ?? turnedRanks(ranksOf(entry.formation, strengths(inBody)), entry.turned),
    ...placeOf(entry.at, entry.facing),
    ...{ degradation, run: 0 },
    ...(entry.turned !== undefined && { turned: entry.turned }),
    ...(entry.leads !== undefined && { leads: entry.leads }),
    ...bendOf(entry),
    ...(entry.cameBy !== undefined && { cameBy: entry.cameBy }),
    ...(entry.routing === true && { routing: true }),
    ...(entry.shelter !== undefined && { shelter: entry.shelter }),
    ...(entry.mustLine !== undefined && { mustLine: entry.mustLine }),
  };
  const skirmishers = (entry.skirmishers ?? []).map((screen): Part => {
    const { companies, at, facing, degraded, cameBy, kept } = screen;
    const numbers = companies.map((each) => each - 1);
    return {
      ...{ unit, companies: numbers, run: 0 },
      degradation: degraded === undefined ? 0 : DEGRADED[degraded],
      ...{ formation: 'skirmish' as const, ranks: ranksOf('skirmish', strengths(numbers)) },
      // What they are about is judged in the shape in which they stand.
      ...picked(kept ?? {}, keptOfShape),
      ...placeOf(at, facing ?? entry.facing),
      ...bendOf(screen),
      ...(cameBy !== undefined && { cameBy }),
    };
  });
  return [...(inBody.length > 0 ? [body] : []), ...skirmishers];
};

/** A body that is in a house has its place there. */
const housed = (
  { features = [] }: Scenario,
  { inside }: UnitEntry,
  unit: Unit | undefined,
  [body, ...others]: readonly Part[],
): readonly Part[] => {
  const house = features.find((feature) => feature.kind === 'house' && feature.id === inside?.house);
  if (body === undefined) return others;
  if (inside === undefined || unit === undefined || house?.kind !== 'house') return [body, ...others];
  return [insideHouse(body, unit, house, inside), ...others];
};

const insideHouse = (
  body: Part,
  unit: Unit,
  house: HouseEntry,
  { posts: given, as = 'garrison', by = 0, shown }: NonNullable<UnitEntry['inside']>,
): Part => {
  const walls = wallsAround(placesOf(house.corners));
  const corners = walls.map(({ from }) => from);
  const { room, ...pose } = placeInside(corners);
  const named = given?.map((post) => ({ ...post, company: post.company - 1 }));
  const posts = as === 'garrison' ? tidy(named ?? spread(unit, body.companies, walls)) : [];
  return {
    ...{ ...body, ...pose, degradation: Math.max(2, body.degradation) as Degradation },
    inside: {
      ...{ house: house.id, as, by, since: 0, posts, ordered: posts, corners, room },
      ...(shown === true && { shown }),
    },
    ...(as === 'garrison' && { shelter: 'village' as const }),
  };
};
