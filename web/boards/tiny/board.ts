import type { Board, Sitting } from '../board.ts';
import { Hands } from './hands/hands.svelte.ts';
import CellMap from './Map.svelte';
import Orders from './Orders.svelte';
import Thumbnail from './Thumbnail.svelte';
import { learnBoardWords } from './words/words.ts';

/** The board of the tiny game: cells, pieces, and the hand on them. */
export const board: Board<Hands> = {
  learn: learnBoardWords,
  hold: (sitting: Sitting) => new Hands(sitting),
  undo: (hands) => hands.undo(),
  Map: CellMap,
  Orders,
  Thumbnail,
};
