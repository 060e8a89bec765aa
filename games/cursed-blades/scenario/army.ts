import { hexNamed } from '../ground/hexes.ts';
import type { UnitData } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import type { Unit } from '../model/state.ts';
import { typeNamed } from '../tables/units.ts';

/** A unit of an army: its name, and who stands for it. */
type Enlisted = Pick<UnitData, 'id' | 'type' | 'name'> & { readonly within?: string | undefined };

/** The units of a formation beside the one that stands for it: as many as its steps ask for, and all that are listed. */
const namesWithin = (
  { id, type, steps, formed }: UnitData,
  isListed: (name: string) => boolean,
): readonly string[] => {
  if (formed === undefined) return [];
  const { with: given = [] } = formed;
  const full = typeNamed(type).steps;
  const needed = Math.ceil((steps ?? full) / full) - 1;
  return Array.from(
    { length: Math.max(needed, given.length) },
    (_each, place) => given[place] ?? `${id}-${place + 2}`,
  ).filter((name, place) => place < needed || isListed(name));
};

const listedWithin = (units: readonly UnitData[], leader: string): ((name: string) => boolean) => {
  const names = new Set(units.filter(({ within }) => within === leader).map(({ id }) => id));
  return (name) => names.has(name);
};

/** Everybody in the order of their numbers: the units as listed, and behind them those that only a formation names. */
export const rollOf = (units: readonly UnitData[]): readonly Enlisted[] => [
  ...units,
  ...units.flatMap((unit) => {
    if (unit.formed === undefined) return [];
    const isListed = listedWithin(units, unit.id);
    return namesWithin(unit, isListed)
      .filter((name) => !isListed(name))
      .map((id) => ({ id, type: unit.type, within: unit.id }));
  }),
];

/** All the units, each at its number. */
export const armyFrom = (setting: Setting, units: readonly UnitData[]): readonly Unit[] => {
  const numbers = new Map<string, number>();
  for (const [place, { id }] of rollOf(units).entries()) if (!numbers.has(id)) numbers.set(id, place);
  const numberOf = (id: string): number => numbers.get(id) ?? -1;
  const listed = units.map((unit) => unitFrom(setting, unit));
  const army = listed.map((unit, place) => placedIn(unit, units, place, numberOf));
  const named = rollOf(units)
    .slice(units.length)
    .map(({ id, within = '' }) => memberOf(listed[numberOf(within)], id, numberOf(within)));
  return [...army, ...named.flatMap((member) => member ?? [])];
};

/** A unit that only its formation names is like the one that stands for it. */
const memberOf = (leader: Unit | undefined, id: string, within: number): Unit | undefined => {
  if (leader === undefined) return undefined;
  const { and: _and, formed: _formed, ...member } = leader;
  return { ...member, id, steps: typeNamed(leader.type).steps, within };
};

/** A unit with those that are within it, or the one that it is within. */
const placedIn = (
  unit: Unit,
  units: readonly UnitData[],
  place: number,
  numberOf: (id: string) => number,
): Unit => {
  const data = units[place];
  if (data?.within !== undefined) return { ...unit, within: numberOf(data.within) };
  if (data === undefined || unit.formed === undefined) return unit;
  const members = namesWithin(data, listedWithin(units, unit.id)).map(numberOf);
  return { ...unit, formed: { ...unit.formed, units: members } };
};

const unitFrom = ({ terrain }: Setting, data: UnitData): Unit => {
  const { id, type, side, wing, at, facing, formed } = data;
  return {
    ...{ id, type, side, facing },
    hex: hexNamed(terrain.board, at),
    steps: data.steps ?? typeNamed(type).steps,
    cohesion: data.cohesion ?? 'good-order',
    breath: data.breath ?? 'fresh',
    munitions: data.munitions ?? 'full',
    activated: data.activated ?? false,
    ...(wing !== undefined && { wing }),
    ...(data.marker !== undefined && { marker: data.marker }),
    ...(data.stakes === true && { stakes: true }),
    ...(formed !== undefined && {
      and: hexNamed(terrain.board, formed.and),
      formed: { mode: formed.mode, units: [] },
    }),
    ...(data.lost === true && { lost: true }),
  };
};
