import type { BoardWords } from './words.ts';

export const en: BoardWords = {
  map: 'The board',
  cell: (column, row) => `column ${column}, row ${row}`,
  piece: (name, strength) => `${name}, strength ${strength}`,
  enemy: (number) => `enemy ${number}`,
  planned: (piece, column, row) => `${piece} to column ${column}, row ${row}`,
  nothingPlanned: 'Nothing is planned: choose a piece, then a cell.',
  refused: 'That cannot be:',
  seal: 'Seal the plan',
  dig: (piece) => `${piece}: dig in, or stand up`,
  pass: 'Leave all as it is',
  wait: 'The others choose.',
};
