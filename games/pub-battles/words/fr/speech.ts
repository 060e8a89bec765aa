import type { Json } from '@grognard/engine';
import { decimal } from '@grognard/engine/french';
import type { Heading } from '@grognard/field';
import type { SeenChit } from '../../model/view.ts';
import { windOf } from '../compass.ts';
import { type Abbreviations, given, type Numbered, numbered, readable } from '../names.ts';
import { de, nounIn } from './nouns.ts';

const abbreviations: Abbreviations = new Map([['hq', 'QG']]);

/** Sides whose ids are English words; any other is written as it is called. */
const sides: ReadonlyMap<string, string> = new Map(
  Object.entries({
    french: 'Français',
    austrians: 'Autrichiens',
    prussians: 'Prussiens',
    russians: 'Russes',
    british: 'Britanniques',
    allies: 'Alliés',
    americans: 'Américains',
    union: 'Union',
    confederates: 'Confédérés',
    red: 'Rouges',
    blue: 'Bleus',
  }),
);

export const name = (id: string): string => readable(id, abbreviations);

export const side = (id: string): string => sides.get(id) ?? name(id);

const numberedBlock = (article: string, { side: whose, number }: Numbered): string =>
  whose === '' ? `${article} bloc ennemi nº ${number}` : `${article} bloc nº ${number} (${side(whose)})`;

/** A piece in a sentence: by its name, or by its number if it is the enemy's. */
export const who = (ref: Json | undefined): string => {
  const called = given(ref);
  if (called === undefined) return 'la pièce';
  const [alias, owned] = [numbered(called), nounIn(called)];
  if (alias !== undefined) return numberedBlock('le', alias);
  return owned === undefined ? name(called) : `${owned.noun.the} ${de(name(owned.owner))}`;
};

/** The same after « de ». */
export const from = (ref: Json | undefined): string => {
  const called = given(ref);
  if (called === undefined) return 'de la pièce';
  const [alias, owned] = [numbered(called), nounIn(called)];
  if (alias !== undefined) return numberedBlock('du', alias);
  return owned === undefined ? de(name(called)) : `${owned.noun.of} ${de(name(owned.owner))}`;
};

export const cm = (centimetres: number): string => `${decimal(centimetres)} cm`;

const headings = {
  north: 'au nord',
  'north-east': 'au nord-est',
  east: "à l'est",
  'south-east': 'au sud-est',
  south: 'au sud',
  'south-west': 'au sud-ouest',
  west: "à l'ouest",
  'north-west': 'au nord-ouest',
} as const;

export const facing = (heading: Heading): string => `face ${headings[windOf(heading)]}`;

/** Out of the params: a formation that is known, and where a road leaves the map. */
export const called = (formation: Json | undefined): string => named(formation, 'la formation');
export const through = (exit: Json | undefined): string => named(exit, 'la route');

const named = (id: Json | undefined, nameless: string): string => {
  const known = given(id);
  return known === undefined ? nameless : name(known);
};

/** A chit: by its formation if that is known, else by its colour. */
export const chit = ({ side: whose, formation }: SeenChit): string =>
  formation === undefined ? `un jeton (${side(whose)})` : `le jeton ${de(name(formation))}`;

export const formation = ({ side: whose, formation }: SeenChit): string =>
  formation === undefined ? `une formation (${side(whose)})` : name(formation);

/** Somebody at the table: a side, or one command of it. */
export const seat = (seat: string): string => {
  const [whose = '', command] = seat.split(':');
  return command === undefined ? side(whose) : `${side(whose)} (${name(command)})`;
};

/** An id as the author of a scenario wrote it. */
export const quoted = (id: Json | undefined): string => `« ${given(id) ?? '?'} »`;
