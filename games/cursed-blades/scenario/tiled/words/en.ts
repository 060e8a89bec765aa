import type { TiledWords } from './words.ts';

export const en: TiledWords = {
  notHexagonal: (orientation) => `the map is ${orientation}, and must be hexagonal`,
  infinite: 'the map must have an edge: it is infinite',
  noGround: (value, grounds) => `ground is one of ${grounds.join(', ')}, not “${value}”`,
  noAltitude: 'altitude is a whole number from -20 to 20 (type int in Tiled)',
  notFlammable: 'flammable is true or false (type bool in Tiled)',
  tilesElsewhere: (source) => `the tile set lies in a file of its own (${source}): embed it in the map`,
  notCsv: 'save the layers of the map as CSV',
  otherSize: (cells, wanted) => `it has ${cells} cells, and the map ${wanted}`,
  nameless: 'it has no name: give it one, or the properties fr and en',
  noClass: (kind, kinds) => `its class is ${kinds.join(', ')}, not “${kind}”`,
  staysInHex: 'the line does not leave its hex',
  offTheMap: 'it does not lie on the map',
};
