import { inLanguage, type Language } from '@grognard/engine';
import { staff as cursedBlades } from './cursed-blades/staff.ts';
import type { General } from './general.ts';
import { staff as lesAigles } from './les-aigles/staff.ts';
import type { Officer, Officers } from './officer.ts';
import { staff as pubBattles } from './pub-battles/staff.ts';
import { randomGeneral } from './random.ts';

/** Those who play every game. */
const anywhere: Officers = {
  random: { general: randomGeneral, title: { fr: 'Le hasard', en: 'Blind chance' } },
};

/** Those who know one game only, by its id. A game that has none is played by chance alone. */
const byGame: Readonly<Record<string, Officers>> = {
  'pub-battles': pubBattles,
  'cursed-blades': cursedBlades,
  'les-aigles': lesAigles,
};

const staff: Officers = Object.assign({}, anywhere, ...Object.values(byGame));

/** Every computer player by name. */
export const generalNames: readonly string[] = Object.keys(staff);

/** The names of those who can play a game. */
export const generalsFor = (game: string): readonly string[] =>
  Object.keys({ ...anywhere, ...(Object.hasOwn(byGame, game) ? byGame[game] : {}) });

const officerNamed = (name: string): Officer | undefined =>
  Object.hasOwn(staff, name) ? staff[name] : undefined;

export const generalNamed = (name: string): General | undefined => officerNamed(name)?.general;

/** What players call the general of a name. */
export const generalTitle = (name: string, language: Language): string | undefined =>
  inLanguage(officerNamed(name)?.title, language);
