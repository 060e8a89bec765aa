import type { Language } from '@grognard/engine';
import type { Setting } from '../setting.ts';
import { featureOf } from '../terrain/terrain.ts';
import type { Told } from '../told-types.ts';

/** How those in a told event are called. */
export interface Names {
  part(index: number): string;
  unit(index: number): string;
  officer(index: number): string;
  id(id: string): string;
  /** Which way a wall of a house looks. */
  wall(house: string, wall: number): string;
}

const QUARTERS = {
  fr: ['nord', 'nord-est', 'est', 'sud-est', 'sud', 'sud-ouest', 'ouest', 'nord-ouest'],
  en: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
} as const;

/** The point of the compass that a wall looks to; its number, where nobody knows the house. */
const quarterOf = ({ terrain }: Setting, id: string, wall: number, language: Language): string => {
  const faces = featureOf(terrain, 'house', id)?.walls[wall]?.faces;
  return faces === undefined
    ? `${wall + 1}`
    : (QUARTERS[language][Math.round(faces / 4_500) % 8] ?? `${wall + 1}`);
};

export const namesIn = (setting: Setting, { who }: Pick<Told, 'who'>, language: Language): Names => {
  const { source, terrain } = setting;
  const id = (name: string): string =>
    source.names[name]?.[language] ?? terrain.byId.get(name)?.entry.name?.[language] ?? name;
  const among = (names: Readonly<Record<string, string>>) => (index: number) =>
    id(names[index] ?? `${index}`);
  const wall = (house: string, side: number): string => quarterOf(setting, house, side, language);
  return { part: among(who.parts), unit: among(who.units), officer: among(who.officers), id, wall };
};

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
