import {
  type ByLanguage,
  inEach,
  inLanguage,
  isRecord,
  type Language,
  type Outcome,
  type Params,
  type Refusal,
  readIn,
} from '@grognard/engine';
import { de } from '@grognard/engine/french';
import type { Setting } from '../model/setting.ts';
import type { Told } from '../model/told.ts';

/** How those in a told event are called. */
export interface Names {
  part(index: number): string;
  /** The unit that a part is of, even if it is away from it. */
  home(index: number): string;
  unit(index: number): string;
  officer(index: number): string;
  id(id: string): string;
  /** Something that lies on the table. */
  place(id: string): string;
  /** Which way a wall of a house looks. */
  wall(house: string, wall: number): string;
}

const QUARTERS: ByLanguage<readonly string[]> = {
  fr: ['nord', 'nord-est', 'est', 'sud-est', 'sud', 'sud-ouest', 'ouest', 'nord-ouest'],
  en: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
};

/** The point of the compass that a wall looks to; its number, where nobody knows the house. */
export const quarterOf = ({ terrain }: Setting, id: string, wall: number, language: Language): string => {
  const built = terrain.byId.get(id);
  const isWalled = built?.kind === 'house' || built?.kind === 'redoubt';
  const faces = isWalled ? built.walls[wall]?.faces : undefined;
  return faces === undefined
    ? `${wall + 1}`
    : (inLanguage(QUARTERS, language)[Math.round(faces / 4_500) % 8] ?? `${wall + 1}`);
};

/** What a scenario calls a unit, an officer, a side or a place. */
const nameOf = (
  { names, sides, aims = [] }: Pick<Setting['source'], 'names' | 'sides' | 'aims'>,
  id: string,
): ByLanguage<string> | undefined => names[id] ?? [...sides, ...aims].find((each) => each.id === id)?.name;

/** What skirmishers before the battalion of this name are called, as one body. */
const screenOf: ByLanguage<(name: string) => string> = {
  fr: (name) => `le rideau de tirailleurs ${de(name)}`,
  en: (name) => `the skirmish line of ${name}`,
};

/** Refusals to skirmishers that speak of their battalion. */
const OF_BATTALION: ReadonlySet<string> = new Set([
  ...['must-rejoin', 'body-joins-none', 'too-far-to-rejoin', 'too-far-out', 'forced-skirmishers'],
  'house-by-detachment',
]);

/** What in a refusal stands for somebody. */
const WHO = ['unit', 'other', 'friend', 'target', 'officer'] as const;

/** Refusals that know how the scenario calls those whom they are about. */
export const named = ({ source }: Setting, refusals: readonly Refusal[]): readonly Refusal[] =>
  refusals.map((refusal) => {
    const { params = {} } = refusal;
    const isScreen = params.screen === true && !OF_BATTALION.has(refusal.code);
    const called = (language: Language): Params =>
      Object.fromEntries(
        WHO.flatMap((key) => {
          const id = params[key];
          if (typeof id !== 'string') return [];
          const name = inLanguage(nameOf(source, id), language);
          if (key === 'unit' && isScreen) return [[key, inLanguage(screenOf, language)(name ?? id)] as const];
          return name === undefined ? [] : [[key, name] as const];
        }),
      );
    return { ...refusal, params: { ...params, names: inEach(called) } };
  });

/** An outcome that knows how the scenario calls the winner. */
export const crowned = ({ source }: Setting, outcome: Outcome): Outcome => {
  const name = outcome.winner === undefined ? undefined : nameOf(source, outcome.winner);
  if (name === undefined) return outcome;
  return { ...outcome, params: { names: inEach((language) => ({ winner: inLanguage(name, language) })) } };
};

/** What a sentence about a refusal or an outcome is told, with the names of this language. */
export const paramsIn = ({ params = {} }: Pick<Refusal, 'params'>, language: Language): Params => {
  const { names, ...rest } = params;
  const called = isRecord(names) ? readIn(names, language) : undefined;
  // Names are written by `named` alone, and are strings.
  return isRecord(called) ? { ...rest, ...(called as Params) } : rest;
};

export const namesIn = (setting: Setting, { who }: Pick<Told, 'who'>, language: Language): Names => {
  const { source, terrain } = setting;
  const id = (name: string): string =>
    inLanguage(nameOf(source, name), language) ??
    inLanguage(terrain.byId.get(name)?.entry.name, language) ??
    name;
  const place = (name: string): string => {
    const whole = source.features?.find((feature) => feature.id === name);
    // What grows on a slope is called after its hill.
    const hill = source.features?.find((feature) => name.startsWith(`${feature.id} `));
    return inLanguage(whole?.name, language) ?? inLanguage(hill?.name, language) ?? name;
  };
  const among = (names: Readonly<Record<string, string>>) => (index: number) =>
    id(names[index] ?? `${index}`);
  const home = among(who.parts);
  const part = (index: number): string =>
    who.screens?.includes(index) === true ? inLanguage(screenOf, language)(home(index)) : home(index);
  const wall = (house: string, side: number): string => quarterOf(setting, house, side, language);
  return { part, home, unit: among(who.units), officer: among(who.officers), id, place, wall };
};
