import type { BoardWords } from './words.ts';

export const fr: BoardWords = {
  map: 'Le plateau',
  cell: (column, row) => `colonne ${column}, rangée ${row}`,
  piece: (name, strength) => `${name}, force ${strength}`,
  enemy: (number) => `ennemi ${number}`,
  planned: (piece, column, row) => `${piece} vers la colonne ${column}, rangée ${row}`,
  nothingPlanned: 'Rien n’est prévu : choisissez une pièce, puis une case.',
  refused: 'Cela ne se peut pas :',
  seal: 'Sceller le plan',
  dig: (piece) => `${piece} : se retrancher, ou se relever`,
  pass: 'Tout laisser en l’état',
  wait: 'Les autres choisissent.',
};
