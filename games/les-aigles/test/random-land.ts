import { pickFrom, type Random, recorded, seeded } from '@grognard/engine';
import { eastOf, northOf } from '@grognard/field';
import { labels, newTable } from '../ground/terrain/tables/index.ts';
import { partOf, standingOutside, unitOfPart } from '../model/evolve.ts';
import type { Part } from '../model/part.ts';
import type { Scenario } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import type { Laid } from '../model/terrain.ts';
import { groundOf as groundIn } from '../rules/ground/going.ts';
import { spansUnder } from '../rules/ground/judge.ts';
import { open } from '../scenario/open.ts';
import { prepare, publicScenarioOf } from '../scenario/prepare.ts';

const SEATS = [{ side: 'french' }, { side: 'allied' }];

/** LA-O5.2-46: a column that comes out of a village has its tail in the street, however narrow, behind the limit. */
const isBehindIt = ({ comingOut }: Part, feature: Laid): boolean => {
  if (comingOut === undefined || feature.kind !== 'house') return false;
  const { heading, limit } = comingOut;
  const [east, north] = [eastOf(heading), northOf(heading)];
  // The limit has been rounded.
  return feature.walls.every(({ from: [x, y] }) => x * east + y * north <= limit + 1);
};

/** Who stands where he may not be, by the name of his unit and of the ground; whoever is in a house may be there. */
export const trespassers = (setting: Setting, state: State): ReadonlySet<string> => {
  const ground = groundIn(setting, state);
  return new Set(
    standingOutside(state).flatMap((index) => {
      const part = partOf(state, index);
      const unit = unitOfPart(state, index);
      return spansUnder(setting, ground, { unit, part }, part, unit.arm)
        .filter(({ going, zone }) => going.bar !== undefined && !isBehindIt(part, zone.feature))
        .map(({ zone }) => `${unit.id} ${part.companies.join(' ')} ${zone.feature.id}`);
    }),
  );
};

/** The same armies on a table of some kind, without what any of them could not have been drawn up on. */
export const onLand =
  (random: Random) =>
  (scenario: Scenario): Scenario => {
    const kind = pickFrom(random, labels) ?? 'mixed';
    const { features = [] } = newTable(kind, random.below(1_000_000), scenario.table) ?? {};
    const landed = { ...scenario, features };
    const prepared = prepare(publicScenarioOf(landed), {});
    const opened = prepared.ok ? open(prepared.value, landed, SEATS, recorded(seeded(0, 0))) : undefined;
    if (!prepared.ok || opened?.ok !== true) return scenario;
    const bad = [...trespassers(prepared.value, opened.value)];
    return {
      ...scenario,
      features: features.filter(({ id }) => !bad.some((each) => each.endsWith(` ${id}`))),
    };
  };
