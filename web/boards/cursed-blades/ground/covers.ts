import type { Terrain } from '@grognard/cursed-blades';

/** How ground is drawn. The rules know five grounds and whether a hex burns; the map shows what such ground looks like. */
export type Cover = 'open' | 'crops' | 'scrub' | 'stony' | 'wood' | 'marsh' | 'crags' | 'water' | 'cliffs';

/** What burns grows; difficult ground that does not burn is crags on a height, and marsh in the plain. */
const coverOf = (terrain: Terrain, hex: number): Cover => {
  const burns = terrain.flammable[hex] === 1;
  switch (terrain.ground[hex]) {
    case 'rough':
      return burns ? 'scrub' : 'stony';
    case 'difficult':
      return burns ? 'wood' : (terrain.altitude[hex] ?? 0) > 0 ? 'crags' : 'marsh';
    case 'water':
      return 'water';
    case 'impassable':
      return 'cliffs';
    default:
      return burns ? 'crops' : 'open';
  }
};

export const coversOf = (terrain: Terrain): readonly Cover[] =>
  Array.from({ length: terrain.board.size }, (_, hex) => coverOf(terrain, hex));
