import { unitsOf } from '@grognard/field';
import type { UnitEntry } from '../model/scenario.ts';
import type { Unit } from '../model/unit.ts';
import type { Attitude } from '../model/vocabulary.ts';
import { troopOf } from '../tables/troops.ts';
import { MAIN_COMMAND } from './prepare.ts';

const commonest = <T>(items: readonly T[]): T | undefined =>
  [...new Set(items)]
    .map((item) => ({ item, times: items.filter((each) => each === item).length }))
    .sort((a, b) => b.times - a.times)[0]?.item;

/** A unit of a scenario: what it is, and what it is told. */
export const unitOfEntry = (entry: UnitEntry, ids: readonly string[]): Unit => {
  const { id, side, nation, companies } = entry;
  const rows = companies.map(({ troop }) => troopOf(nation, troop));
  const most = commonest(rows) ?? troopOf(nation, companies[0]?.troop ?? '');
  const light = entry.light ?? most.light;
  return {
    ...{ id, side, nation, command: entry.command ?? MAIN_COMMAND },
    arm: entry.arm ?? most.arm,
    status: entry.status ?? most.status,
    drill: entry.drill ?? most.drill,
    companies: companies.map(({ troop, figures, lost = 0 }) => ({ troop, figures: figures - lost })),
    raised: entry.raised ?? companies.reduce((sum, { figures }) => sum + figures, 0),
    ...(light === true && { light }),
    ...(entry.pooled === true && { pooled: true }),
    ...(entry.hurt !== undefined && { hurt: entry.hurt }),
    ...(entry.fired === true && { fired: true }),
    ...(entry.bloodied === true && { bloodied: true }),
    ...(entry.faltered === true && { faltered: true }),
    secret: ordersOf(entry, ids),
  };
};

/** A unit's written order, and the one that is on its way to it. */
const ordersOf = (
  { at, attitude = 'attack', about, post, coming }: UnitEntry,
  ids: readonly string[],
): NonNullable<Unit['secret']> => {
  const sheet = (given: { readonly attitude: Attitude; readonly about?: string }) => ({
    attitude: given.attitude,
    ...(given.about !== undefined && { about: ids.indexOf(given.about) }),
  });
  const [x, y] = post ?? at;
  return {
    ...sheet({ attitude, ...(about !== undefined && { about }) }),
    ...((attitude === 'hold' || post !== undefined) && { post: [unitsOf(x), unitsOf(y)] as const }),
    ...(coming !== undefined && { coming: { ...sheet(coming), from: coming.from } }),
  };
};
