import type { Json } from '@grognard/engine';
import { decimal } from '@grognard/engine/english';
import type { Heading } from '@grognard/field';
import type { SeenChit } from '../../model/view.ts';
import { windOf } from '../compass.ts';
import { type Abbreviations, given, numbered, readable } from '../names.ts';

const abbreviations: Abbreviations = new Map([['hq', 'HQ']]);

export const name = (id: string): string => readable(id, abbreviations);

export const side = (id: string): string => name(id);

/** A piece in a sentence: by its name, or by its number if it is the enemy's. */
export const who = (ref: Json | undefined): string => {
  const called = given(ref);
  if (called === undefined) return 'the piece';
  const alias = numbered(called);
  if (alias === undefined) return name(called);
  return alias.side === ''
    ? `enemy block no. ${alias.number}`
    : `block no. ${alias.number} (${name(alias.side)})`;
};

export const cm = (centimetres: number): string => `${decimal(centimetres)} cm`;

export const facing = (heading: Heading): string => `facing ${windOf(heading)}`;

/** Out of the params: a formation that is known, and where a road leaves the map. */
export const called = (formation: Json | undefined): string => named(formation, 'the formation');
export const through = (exit: Json | undefined): string => named(exit, 'the road');

const named = (id: Json | undefined, nameless: string): string => {
  const known = given(id);
  return known === undefined ? nameless : name(known);
};

/** A chit: by its formation if that is known, else by its colour. */
export const chit = ({ side, formation }: SeenChit): string =>
  formation === undefined ? `a chit (${name(side)})` : `the ${name(formation)} chit`;

export const formation = ({ side, formation }: SeenChit): string =>
  formation === undefined ? `a formation (${name(side)})` : name(formation);

/** Somebody at the table: a side, or one command of it. */
export const seat = (seat: string): string => {
  const [side = '', command] = seat.split(':');
  return command === undefined ? name(side) : `${name(side)} (${name(command)})`;
};

/** An id as the author of a scenario wrote it. */
export const quoted = (id: Json | undefined): string => `“${given(id) ?? '?'}”`;
