import type { Player } from '@grognard/engine';
import type { Piece } from '../../model/state.ts';

/** TN-R05: a seat orders its own side's pieces; with a command, only those of that command. */
export const commands = ({ side, command }: Player, piece: Piece): boolean =>
  piece.side === side && (command === undefined || piece.command === command);
