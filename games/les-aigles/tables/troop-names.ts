/** What troops, nations and their standing are called, in both languages. */
import { type ByLanguage, inLanguage, type Json, type Language } from '@grognard/engine';
import type { Nation, Status } from '../model/vocabulary.ts';
import type { Calibre, Troop } from './troops.ts';

type Named = ByLanguage<string>;

const both = (fr: string, en: string): Named => ({ fr, en });

export const nationNames: Readonly<Record<Nation, Named>> = {
  france: both('France', 'France'),
  britain: both('Grande-Bretagne', 'Great Britain'),
  prussia: both('Prusse', 'Prussia'),
  austria: both('Autriche', 'Austria'),
  russia: both('Russie', 'Russia'),
};

/** A nation as a refusal names it. */
export const nationName = (nation: Json | undefined, language: Language): string =>
  inLanguage(nationNames[nation as Nation], language) ?? `${nation}`;

export const statusNames: Readonly<Record<Status, Named>> = {
  guard: both('garde', 'guard'),
  elite: both('élite', 'elite'),
  regular: both('régulier', 'regular'),
  'semi-regular': both('semi-régulier', 'semi-regular'),
  militia: both('milice', 'militia'),
  irregular: both('irrégulier', 'irregular'),
};

export const calibreNames: Readonly<Record<Calibre | 'light', Named>> = {
  light: both('pièces légères', 'light guns'),
  medium: both('pièces moyennes', 'medium guns'),
  heavy: both('pièces lourdes', 'heavy guns'),
};

/** One name each, for the same kind of troops in whatever army. */
const COMMON: Readonly<Record<string, Named>> = {
  cuirassier: both('cuirassier', 'cuirassier'),
  dragoon: both('dragon', 'dragoon'),
  engineer: both('sapeur du génie', 'engineer'),
  'foot-6pdr': both('batterie à pied de 6', '6 pdr foot battery'),
  'foot-8pdr': both('batterie à pied de 8 ou de 6', '8 or 6 pdr foot battery'),
  'foot-9pdr': both('batterie à pied de 9', '9 pdr foot battery'),
  'foot-12pdr': both('batterie à pied de 12', '12 pdr foot battery'),
  fusilier: both('fusilier', 'fusilier'),
  grenadier: both('grenadier', 'grenadier'),
  guard: both('garde à pied', 'foot guard'),
  'horse-6pdr': both('batterie à cheval de 6', '6 pdr horse battery'),
  hussar: both('hussard', 'hussar'),
  jager: both('chasseur (Jäger)', 'Jäger'),
  landwehr: both('landwehr', 'Landwehr'),
  musketeer: both('mousquetaire', 'musketeer'),
  uhlan: both('uhlan', 'uhlan'),
};

const OWN: Readonly<Record<Nation, Readonly<Record<string, Named>>>> = {
  france: {
    voltigeur: both('voltigeur', 'voltigeur'),
    light: both('infanterie légère', 'light infantry'),
    'young-guard': both('Jeune Garde', 'Young Guard'),
    'old-guard': both('Vieille Garde', 'Old Guard'),
    hussar: both('hussard ou chasseur à cheval', 'hussar or chasseur à cheval'),
    lancer: both('chevau-léger lancier', 'light horse lancer'),
    cuirassier: both('cuirassier ou carabinier', 'cuirassier or carabinier'),
    'horse-guard': both('Garde à cheval', 'Guard cavalry'),
    'horse-6pdr': both('batterie à cheval', 'horse battery'),
  },
  britain: {
    line: both('infanterie de ligne', 'line infantry'),
    light: both('infanterie légère', 'light infantry'),
    rifles: both('tirailleur à la carabine (95e, 5/60e)', 'rifleman (95th, 5/60th)'),
    'foot-guard': both('garde à pied', 'Foot Guard'),
    'light-dragoon': both('dragon léger ou hussard', 'light dragoon or hussar'),
    'heavy-dragoon': both('dragon lourd', 'heavy dragoon'),
    household: both('cavalerie de la Maison du roi', 'Household cavalry'),
  },
  prussia: {
    fusilier: both('fusilier (infanterie légère)', 'fusilier (light infantry)'),
    jager: both('chasseur ou Schütze', 'Jäger or Schütze'),
    'landwehr-cavalry': both('cavalerie de landwehr', 'Landwehr cavalry'),
  },
  austria: {
    grenzer: both('Grenzer', 'Grenzer'),
    chevauleger: both('chevau-léger', 'chevauléger'),
    'foot-12pdr': both('batterie de position de 12', '12 pdr position battery'),
    'horse-6pdr': both('batterie de cavalerie de 6', '6 pdr cavalry battery'),
  },
  russia: {
    opolchenie: both('opoltchénié', 'opolchenie'),
    cossack: both('cosaque', 'cossack'),
    'foot-6pdr': both('batterie légère à pied de 6', '6 pdr light foot battery'),
    'foot-12pdr': both('batterie de position de 12', '12 pdr position battery'),
  },
};

export const troopName = ({ nation, id }: Pick<Troop, 'nation' | 'id'>): Named =>
  OWN[nation][id] ?? COMMON[id] ?? both(id, id);
