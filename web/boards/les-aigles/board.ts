import type { Board, Sitting } from '../board.ts';
import { Hands } from './hands/hands.svelte.ts';
import TableMap from './Map.svelte';
import Orders from './Orders.svelte';
import Thumbnail from './Thumbnail.svelte';
import { learnBoardWords } from './words/words.ts';

/** The board of Les Aigles: a table in centimetres, figures on their bases, and the hands that plan for them. */
export const board: Board<Hands> = {
  learn: learnBoardWords,
  hold: (sitting: Sitting) => new Hands(sitting),
  undo: (hands) => hands.draft.canUndo && hands.undo(),
  Map: TableMap,
  Orders,
  Thumbnail,
};
