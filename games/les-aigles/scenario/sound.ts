import { impossible, type Refusal } from '@grognard/engine';
import { boxesMeet, overlapArea } from '@grognard/field';
import { bodyOfPart } from '../ground/shape/blocks.ts';
import { judgeSetUp } from '../ground/terrain/tables/checks/set-up.ts';
import { judgeTable } from '../ground/terrain/tables/judge.ts';
import { terrainOf } from '../ground/terrain/terrain.ts';
import { unitOfPart } from '../model/evolve.ts';
import type { Scenario, UnitEntry } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { isTroop } from '../tables/troops.ts';
import { partNameOf } from './part-name.ts';

/** Whether a scenario has a part of that name. */
const hasPart = (units: Scenario['units'], name: string): boolean => {
  const { id, nth } = partNameOf(name);
  const unit = units.find((each) => each.id === id);
  return unit !== undefined && nth >= 1 && nth <= 1 + (unit.skirmishers ?? []).length;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Whether somebody's ranks hold more or fewer than his companies have. */
const hasOtherRanks = ({
  ranks,
  companies,
  formation,
  order,
  skirmishers = [],
  kept,
}: UnitEntry): boolean => {
  const out = skirmishers.flatMap((screen) => screen.companies);
  const inBody = companies.flatMap((_company, place) =>
    !out.includes(place + 1) && order?.includes(place + 1) !== false ? [place + 1] : [],
  );
  const isOther = (given: readonly number[] | undefined, numbers: readonly number[]): boolean => {
    const men = numbers.map((number) => {
      const { figures = 0, lost = 0 } = companies[number - 1] ?? {};
      return figures - lost;
    });
    return given !== undefined && sum(given) !== sum(men);
  };
  // A battery stands on one base, whatever its crew.
  const isBattery = formation === 'in battery' || formation === 'limbered';
  return (
    (!isBattery && isOther(kept?.ranks ?? ranks, inBody)) ||
    skirmishers.some((screen) => isOther(screen.kept?.ranks, screen.companies))
  );
};

/** What nobody can play, before anything is set up: names that stand for nothing or for two. */
export const judgeNames = (
  { sides }: Setting,
  { units, officers = [], contacts = [] }: Scenario,
): readonly Refusal[] => {
  const ids = [...units, ...officers].map(({ id }) => id);
  const isSide = (side: string): boolean => sides.some(({ id }) => id === side);
  return [
    ...ids
      .filter((id, place) => ids.indexOf(id) !== place)
      .map((id) => impossible('LA-U1.1-1', 'same-name', { unit: id })),
    ...[...units, ...officers]
      .filter(({ side }) => !isSide(side))
      .map(({ id, side }) => impossible('LA-U1.1-1', 'unknown-side', { unit: id, side })),
    ...units.flatMap(({ id, nation, companies }) =>
      companies
        .filter(({ troop }) => !isTroop(nation, troop))
        .map(({ troop }) => impossible('LA-U1.1-1', 'unknown-troop', { unit: id, troop, nation })),
    ),
    ...units.flatMap(({ id, companies }) =>
      companies
        .filter(({ figures, lost = 0 }) => lost > figures)
        .map(() => impossible('LA-U1.2-4', 'lost-too-many', { unit: id })),
    ),
    ...units.filter(hasOtherRanks).map(({ id }) => impossible('LA-U1.2-4', 'ranks-unlike', { unit: id })),
    ...units.flatMap(({ id, about }) =>
      about !== undefined && !ids.includes(about)
        ? [impossible('LA-U1.1-1', 'unknown-unit', { unit: id, other: about })]
        : [],
    ),
    ...contacts.flatMap(({ attacker, defender }) =>
      [attacker, defender]
        .filter((name) => !hasPart(units, name))
        .map((id) => impossible('LA-U1.1-1', 'unknown-unit', { unit: attacker, other: id })),
    ),
  ];
};

/** What nobody can play of a table, and who begins where he may not stand. */
export const judgeGroundUnder = (
  { table, ...setting }: Setting,
  scenario: Scenario,
  state: State,
): readonly Refusal[] =>
  [...judgeTable(scenario, table), ...judgeSetUp(setting, terrainOf(setting, state), state)]
    .filter(({ grave }) => grave)
    .map(({ rule, code, params }) => impossible(rule, code, params));

/** Standing beside each other is no overlap, in square units of 0.001 cm. */
const BESIDE = 100_000;

/** Whoever has read so many knows enough. */
const ENOUGH = 20;

/** What nobody can play once it is set up: a body off the table, or enemies on each other. Friends may be crossing. */
export const judgePlaces = (setting: Setting, state: State): readonly Refusal[] => {
  const { table } = setting;
  const bodies = state.parts.flat().flatMap((part, index) => {
    const { id, arm, side } = unitOfPart(state, index);
    return part.inside === undefined ? [{ id, side, part, body: bodyOfPart(setting, part, arm) }] : [];
  });
  const outside = bodies.filter(
    ({ body: { minX, minY, maxX, maxY } }) =>
      minX < table.minX || minY < table.minY || maxX > table.maxX || maxY > table.maxY,
  );
  const onEachOther: Refusal[] = [];
  for (const [place, one] of bodies.entries())
    for (const other of bodies.slice(place + 1)) {
      if (onEachOther.length >= ENOUGH) break;
      if (one.side === other.side || !boxesMeet(one.body, other.body, 0)) continue;
      if (overlapArea(one.body, other.body) <= BESIDE) continue;
      onEachOther.push(impossible('LA-U5.1-7', 'on-another', { unit: one.id, other: other.id }));
    }
  return [...outside.map(({ id }) => impossible('LA-T-1', 'stands-off-table', { unit: id })), ...onEachOther];
};
