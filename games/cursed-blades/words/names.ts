import { capital, inLanguage, isRecord, type Json, type Language, readIn, type Side } from '@grognard/engine';
import { nameOfHex } from '../ground/hexes.ts';
import type { HexName, UnitData } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import type { CounterKind } from '../model/vocabulary.ts';
import { rollOf } from '../scenario/army.ts';
import { isUnitType, typeNamed } from '../tables/units.ts';

/** An id as one would write it: `old-mill-guard` is Old Mill Guard, `knights-2` Knights 2. */
export const readable = (id: string): string => id.split('-').map(capital).join(' ');

/** A hex as it is printed: column and row with two digits each. */
export const hexWritten = ([column, row]: HexName): string =>
  [column, row].map((part) => String(part).padStart(2, '0')).join('');

/** A name out of the params of a refusal or a decision; undefined where there is none. */
export const given = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** What a scenario calls somebody, out of the params; undefined where it does not say. */
export const nameIn = (called: Json | undefined, language: Language): string | undefined =>
  isRecord(called) ? given(readIn(called, language)) : undefined;

/** A number out of the params; zero where there is none. */
export const count = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** With its sign: `+2`, `-1`, `0`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

/** How a battle's units, counters, sides and hexes are called in one language. */
export interface Names {
  readonly unit: (index: number) => string;
  /** Undefined for one that came onto the map during the battle. */
  readonly counter: (index: number) => CounterKind | undefined;
  readonly side: (id: Side) => string;
  readonly hex: (hex: number) => string;
}

/** A unit of no name is called by its type and its number: `archers-2` is Archers 2, `left-wing` Archers (Left Wing). */
const byType = ({ id, type }: Pick<UnitData, 'id' | 'type'>, typeName: string): string => {
  const number = /-(\d+)$/.exec(id)?.[1];
  if (number !== undefined) return `${typeName} ${number}`;
  return id === type ? typeName : `${typeName} (${readable(id)})`;
};

export const namesIn = ({ source, terrain }: Setting, language: Language): Names => ({
  unit: (index) => {
    const unit = source.units[index] ?? rollOf(source.units)[index];
    if (unit === undefined) return '?';
    if (unit.name !== undefined) return inLanguage(unit.name, language);
    return isUnitType(unit.type)
      ? byType(unit, inLanguage(typeNamed(unit.type).name, language))
      : readable(unit.id);
  },
  counter: (index) => source.counters.filter(({ hidden }) => hidden !== true)[index]?.kind,
  side: (id) => inLanguage(source.sides.find((side) => side.id === id)?.name, language) ?? readable(id),
  hex: (hex) => hexWritten(nameOfHex(terrain.board, hex)),
});
