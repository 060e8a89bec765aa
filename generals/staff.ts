import { type ByLanguage, inLanguage, type Language } from '@grognard/engine';
import { warlordGeneral } from './cursed-blades/warlord.ts';
import type { General } from './general.ts';
import { brigadierGeneral } from './les-aigles/brigadier.ts';
import { marshalGeneral } from './les-aigles/marshal/marshal.ts';
import { simpleGeneral } from './pub-battles/simple.ts';
import { veteranGeneral } from './pub-battles/veteran/veteran.ts';
import { randomGeneral } from './random.ts';

interface Officer {
  readonly general: General;
  /** What players call it. */
  readonly title: ByLanguage<string>;
  /** The only game it knows; without one it plays them all. */
  readonly game?: string;
}

/** Every computer player by name, the weakest first. */
const staff: Readonly<Record<string, Officer>> = {
  random: { general: randomGeneral, title: { fr: 'Le hasard', en: 'Blind chance' } },
  simple: {
    general: simpleGeneral,
    title: { fr: 'Le conscrit', en: 'The conscript' },
    game: 'pub-battles',
  },
  veteran: {
    general: veteranGeneral,
    title: { fr: 'Le vétéran', en: 'The veteran' },
    game: 'pub-battles',
  },
  warlord: {
    general: warlordGeneral,
    title: { fr: 'Le chef de guerre', en: 'The warlord' },
    game: 'cursed-blades',
  },
  brigadier: {
    general: brigadierGeneral,
    title: { fr: 'Le général de brigade', en: 'The brigadier' },
    game: 'les-aigles',
  },
  marshal: {
    general: marshalGeneral,
    title: { fr: 'Le maréchal', en: 'The marshal' },
    game: 'les-aigles',
  },
};

export const generalNames: readonly string[] = Object.keys(staff);

/** The names of those who can play a game. */
export const generalsFor = (game: string): readonly string[] =>
  generalNames.filter((name) => (staff[name]?.game ?? game) === game);

const officerNamed = (name: string): Officer | undefined =>
  Object.hasOwn(staff, name) ? staff[name] : undefined;

export const generalNamed = (name: string): General | undefined => officerNamed(name)?.general;

/** What players call the general of a name. */
export const generalTitle = (name: string, language: Language): string | undefined =>
  inLanguage(officerNamed(name)?.title, language);
