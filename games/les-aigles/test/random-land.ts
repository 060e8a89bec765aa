import { pickFrom, type Random, recorded, seeded } from '@grognard/engine';
import { groundOf as groundIn } from '../rules/ground/going.ts';
import { spansUnder } from '../rules/ground/judge.ts';
import { open } from '../scenario/open.ts';
import { groundOf, prepare } from '../scenario/prepare.ts';
import type { Scenario } from '../scenario-types.ts';
import type { Setting } from '../setting.ts';
import { partOf, standingOutside, unitOfPart } from '../state.ts';
import type { State } from '../state-types.ts';
import { labels, newTable } from '../terrain/tables/index.ts';

const SEATS = [{ side: 'french' }, { side: 'allied' }];

/** Who stands where he may not be, by the name of his unit and of the ground; whoever is in a house may be there. */
export const trespassers = (setting: Setting, state: State): ReadonlySet<string> => {
  const ground = groundIn(setting, state);
  return new Set(
    standingOutside(state).flatMap((index) => {
      const part = partOf(state, index);
      const unit = unitOfPart(state, index);
      return spansUnder(ground, { unit, part }, part, unit.arm)
        .filter(({ going }) => going.bar !== undefined)
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
    const prepared = prepare(groundOf(landed), {});
    const opened = prepared.ok ? open(prepared.value, landed, SEATS, recorded(seeded(0, 0))) : undefined;
    if (!prepared.ok || opened?.ok !== true) return scenario;
    const bad = [...trespassers(prepared.value, opened.value)];
    return {
      ...scenario,
      features: features.filter(({ id }) => !bad.some((each) => each.endsWith(` ${id}`))),
    };
  };
