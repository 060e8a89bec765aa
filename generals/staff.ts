import type { General } from './general.ts';
import { simpleGeneral } from './pub-battles/simple.ts';
import { randomGeneral } from './random.ts';

interface Officer {
  readonly general: General;
  /** The only game it knows; without one it plays them all. */
  readonly game?: string;
}

/** Every computer player by name. */
const staff: Readonly<Record<string, Officer>> = {
  random: { general: randomGeneral },
  simple: { general: simpleGeneral, game: 'pub-battles' },
};

export const generalNames: readonly string[] = Object.keys(staff);

/** The names of those who can play a game. */
export const generalsFor = (game: string): readonly string[] =>
  generalNames.filter((name) => (staff[name]?.game ?? game) === game);

export const generalNamed = (name: string): General | undefined =>
  Object.hasOwn(staff, name) ? staff[name]?.general : undefined;
