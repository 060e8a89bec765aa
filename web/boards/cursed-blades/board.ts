import type { Board, Sitting } from '../board.ts';
import { Hands } from './hands/hands.svelte.ts';
import HexMap from './Map.svelte';
import Orders from './Orders.svelte';
import Thumbnail from './Thumbnail.svelte';
import { learnBoardWords } from './words/words.ts';

/** The board of Cursed Blades: hexes drawn as a map, counters, and the hands on them. */
export const board: Board<Hands> = {
  learn: learnBoardWords,
  hold: (sitting: Sitting) => new Hands(sitting),
  Map: HexMap,
  Orders,
  Thumbnail,
};
