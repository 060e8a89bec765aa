export { drawTable } from './draw.ts';
export { type Picture, pictureOf } from './file.ts';
export { attributesOf, type Layer } from './layers.ts';
export { type Lettering, lettersOf } from './names.ts';
export { piecesOf } from './pieces.ts';
export { ENLARGED } from './sheet.ts';
