import type { Ground, Terrain } from '@grognard/cursed-blades/for-page';

/** How ground is drawn. The rules know five grounds and whether a hex burns; the map shows what such ground looks like. */
export type Cover = 'open' | 'crops' | 'scrub' | 'stony' | 'wood' | 'marsh' | 'crags' | 'water' | 'cliffs';

interface Place {
  readonly burns: boolean;
  readonly high: boolean;
}

/** What burns grows; difficult ground that does not burn is crags on a height, and marsh in the plain. */
const covers: Readonly<Record<Ground, (place: Place) => Cover>> = {
  clear: ({ burns }) => (burns ? 'crops' : 'open'),
  rough: ({ burns }) => (burns ? 'scrub' : 'stony'),
  difficult: ({ burns, high }) => (burns ? 'wood' : high ? 'crags' : 'marsh'),
  water: () => 'water',
  impassable: () => 'cliffs',
};

const coverOf = ({ ground, flammable, altitude }: Terrain, hex: number): Cover =>
  covers[ground[hex] ?? 'clear']({ burns: flammable[hex] === 1, high: (altitude[hex] ?? 0) > 0 });

export const coversOf = (terrain: Terrain): readonly Cover[] =>
  Array.from({ length: terrain.board.size }, (_, hex) => coverOf(terrain, hex));
