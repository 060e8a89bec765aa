import type { Terrain } from '@grognard/cursed-blades';
import { neighbourOf } from '@grognard/field/hex';

/** How ground is drawn. The rules know five grounds and whether a hex burns; the map shows what such ground looks like. */
export const coverKinds = [
  'open',
  'crops',
  'scrub',
  'stony',
  'wood',
  'marsh',
  'crags',
  'water',
  'cliffs',
] as const;
export type Cover = (typeof coverKinds)[number];

const nextToWater = ({ board, ground, sides }: Terrain, hex: number): boolean =>
  [0, 1, 2, 3, 4, 5].some(
    (side) => sides[hex * 6 + side] === 'water' || ground[neighbourOf(board, hex, side)] === 'water',
  );

/** What burns grows; difficult ground that does not burn is marsh beside water, and crags elsewhere. */
const coverOf = (terrain: Terrain, hex: number): Cover => {
  const burns = terrain.flammable[hex] === 1;
  switch (terrain.ground[hex]) {
    case 'rough':
      return burns ? 'scrub' : 'stony';
    case 'difficult':
      return burns ? 'wood' : nextToWater(terrain, hex) ? 'marsh' : 'crags';
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
