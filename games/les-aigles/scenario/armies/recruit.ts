/** Changing an army list, one unit at a time; whether it may take the field so, the check says. */

import { type ByLanguage, capital } from '@grognard/engine';
import { type Attitude, isArtillery, type OfficerRank } from '../../model/vocabulary.ts';
import { nationFacts } from '../../tables/nations.ts';
import { troopName } from '../../tables/troop-names.ts';
import { knownTroop, type Troop } from '../../tables/troops.ts';
import type { ArmyList, ArmyOfficer, ArmyUnit } from './list.ts';

const idsIn = ({ units, batteries = [], officers = [] }: ArmyList): ReadonlySet<string> =>
  new Set([...units, ...batteries, ...officers].map(({ id }) => id));

/** The first number that no other of its kind has. */
const freeNumber = (list: ArmyList, stem: string): number => {
  const taken = idsIn(list);
  let number = 1;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return number;
};

const numbered = ({ fr, en }: ByLanguage<string>, number: number): ByLanguage<string> => ({
  fr: `${capital(fr)} n° ${number}`,
  en: `${capital(en)} no. ${number}`,
});

/** A unit counts no fewer figures than this, whatever its table has of them in a company. */
const FEWEST_FOOT = 8;
const LARGE_REGIMENT = 12;

interface Strength {
  readonly times: number;
  readonly figures: number;
}

const total = ({ times, figures }: Strength): number => times * figures;

/** As many companies alike as its nation has in a battalion, or fewer, that come nearest to what its table has. */
const strengthOf = ({ nation, arm, usual: [, most] }: Troop): Strength => {
  if (arm === 'cavalry') {
    const times = most >= LARGE_REGIMENT ? 4 : 3;
    return { times, figures: Math.floor(most / times) };
  }
  const { companies, figures } = nationFacts[nation].battalion;
  const usual = { times: companies, figures };
  if (most < FEWEST_FOOT) return usual;
  const able = Array.from({ length: companies - 1 }, (_, less) => companies - less).map((times) => ({
    times,
    figures: Math.floor(most / times),
  }));
  return able.reduce((best, each) => (total(each) > total(best) ? each : best));
};

/** The list with one more unit or battery of these troops, at its usual strength. */
export const recruit = (list: ArmyList, troop: string): ArmyList => {
  const row = knownTroop(list.nation, troop);
  if (row === undefined) return list;
  const number = freeNumber(list, troop);
  const named = { id: `${troop}-${number}`, name: numbered(troopName(row), number) };
  if (isArtillery(row.arm)) return { ...list, batteries: [...(list.batteries ?? []), { ...named, troop }] };
  const unit: ArmyUnit = { ...named, companies: [{ troop, ...strengthOf(row) }] };
  return { ...list, units: [...list.units, unit] };
};

const RANKS: Readonly<Record<OfficerRank, ByLanguage<string>>> = {
  general: { fr: 'général', en: 'general' },
  aide: { fr: 'aide de camp', en: 'aide' },
};

/** The list with one more officer; an aide carries the orders of the first general. */
export const commission = (list: ArmyList, rank: OfficerRank): ArmyList => {
  const { officers = [] } = list;
  const number = freeNumber(list, rank);
  const general = officers.find((officer) => officer.rank === 'general')?.id;
  const officer: ArmyOfficer = {
    ...{ id: `${rank}-${number}`, name: numbered(RANKS[rank], number), rank },
    ...(rank === 'aide' && general !== undefined && { general }),
  };
  return { ...list, officers: [...officers, officer] };
};

/** The list without a unit, a battery or an officer; the aides of a general go with him. */
export const dismiss = (list: ArmyList, id: string): ArmyList => ({
  ...list,
  units: list.units.filter((unit) => unit.id !== id),
  ...(list.batteries && { batteries: list.batteries.filter((battery) => battery.id !== id) }),
  ...(list.officers && {
    officers: list.officers.filter((officer) => officer.id !== id && officer.general !== id),
  }),
});

const MOST_COMPANIES = 20;

/** One company more of the last kind, or one fewer. */
const resizedUnit = (unit: ArmyUnit, by: 1 | -1): ArmyUnit => {
  const companies = unit.companies.flatMap(({ troop, figures, times = 1 }) =>
    Array.from({ length: times }, () => ({ troop, figures })),
  );
  const last = companies.at(-1);
  if (last === undefined) return unit;
  if (by > 0) return companies.length >= MOST_COMPANIES ? unit : { ...unit, companies: [...companies, last] };
  return companies.length === 1 ? unit : { ...unit, companies: companies.slice(0, -1) };
};

export const resize = (list: ArmyList, id: string, by: 1 | -1): ArmyList => ({
  ...list,
  units: list.units.map((unit) => (unit.id === id ? resizedUnit(unit, by) : unit)),
});

/** The list with another order for one of its units. */
export const brief = (list: ArmyList, id: string, attitude: Attitude): ArmyList => ({
  ...list,
  units: list.units.map((unit) => (unit.id === id ? { ...unit, attitude } : unit)),
  ...(list.batteries && {
    batteries: list.batteries.map((battery) => (battery.id === id ? { ...battery, attitude } : battery)),
  }),
});
