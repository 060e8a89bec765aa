import type { TiledWords } from './words.ts';

export const fr: TiledWords = {
  notHexagonal: (orientation) => `la carte est de type ${orientation}, et doit être hexagonale`,
  infinite: 'la carte doit avoir un bord : elle est infinie',
  noGround: (value, grounds) => `ground est l’un de ${grounds.join(', ')}, et non « ${value} »`,
  noAltitude: 'altitude est un nombre entier de -20 à 20 (type int dans Tiled)',
  notFlammable: 'flammable vaut true ou false (type bool dans Tiled)',
  tilesElsewhere: (source) =>
    `le jeu de tuiles est dans un fichier à part (${source}) : incorporez-le à la carte`,
  notCsv: 'enregistrez les calques de la carte en CSV',
  otherSize: (cells, wanted) => `il y a ici ${cells} cases, et la carte en a ${wanted}`,
  nameless: 'il n’y a pas de nom : donnez-en un, ou les propriétés fr et en',
  noClass: (kind, kinds) => `la classe est l’une de ${kinds.join(', ')}, et non « ${kind} »`,
  staysInHex: 'la ligne ne sort pas de son hexagone',
  offTheMap: 'cela ne se trouve pas sur la carte',
};
