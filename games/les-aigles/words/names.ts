import type { Language } from '@grognard/engine';
import type { Setting } from '../setting.ts';
import type { Told } from '../told-types.ts';

/** How those in a told event are called. */
export interface Names {
  part(index: number): string;
  unit(index: number): string;
  officer(index: number): string;
  id(id: string): string;
  /** Something that lies on the table. */
  place(id: string): string;
}

export const namesIn = ({ source }: Setting, { who }: Pick<Told, 'who'>, language: Language): Names => {
  const id = (name: string): string => source.names[name]?.[language] ?? name;
  const place = (name: string): string => {
    const whole = source.features?.find((feature) => feature.id === name);
    // What grows on a slope is called after its hill.
    const hill = source.features?.find((feature) => name.startsWith(`${feature.id} `));
    return whole?.name?.[language] ?? hill?.name?.[language] ?? name;
  };
  const among = (names: Readonly<Record<string, string>>) => (index: number) =>
    id(names[index] ?? `${index}`);
  return { part: among(who.parts), unit: among(who.units), officer: among(who.officers), id, place };
};

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
