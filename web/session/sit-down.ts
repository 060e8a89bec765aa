import { isPlayer } from '@grognard/engine';
import { sit } from '../api/tables.ts';
import { unguessable } from './chance-words.ts';
import { type KeptTable, keepTable } from './kept.ts';

/** Sits down for the first time with a word of one's own for the dice, and remembers the seat. */
export const sitDown = async (kept: KeptTable, name: string): Promise<void> => {
  keepTable(kept);
  await Promise.all(
    kept.keys
      .filter(({ seat }) => isPlayer(seat))
      .map(({ key }) => sit(kept.table, key, name, unguessable())),
  );
};
