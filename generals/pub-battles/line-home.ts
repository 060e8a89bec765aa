import { type BoardBlock, isSupplied, type OwnPiece } from '@grognard/pub-battles/for-generals';
import { type Desk, foesIn } from './desk.ts';
import { distance, nearest, reachOf, type Spot } from './distance.ts';
import { isLate } from './standing.ts';

const exitsOf = ({ match: { setting }, view: { us } }: Desk): readonly Spot[] => {
  const lines = setting.sides.find(({ id }) => id === us)?.communications ?? [];
  return setting.exits.filter(({ id }) => lines.includes(id));
};

/** Near the end nobody fights where he would be cut off, be it that he wins. */
export const isStranded = (desk: Desk, piece: OwnPiece, { ref, x, y }: BoardBlock): boolean => {
  const blocks = desk.reading.board.blocks.filter((each) => each.ref !== ref);
  return isLate(desk) && !isSupplied(desk.match.setting, blocks, { ...piece, x, y });
};

/**
 * Whoever is cut off when the battle ends counts as lost: where he goes to open his line again. Towards the enemy that
 * sits on it, or home.
 */
export const lineHome = (desk: Desk, piece: OwnPiece): Spot | undefined => {
  const { match, reading } = desk;
  if (!isLate(desk) || piece.where !== 'map') return undefined;
  if (isSupplied(match.setting, reading.board.blocks, piece)) return undefined;
  const exit = nearest(piece, exitsOf(desk));
  const foe = exit === undefined ? undefined : nearest(exit, foesIn(desk));
  const sitsOnIt =
    exit !== undefined &&
    foe !== undefined &&
    distance(foe, exit) < Math.max(reachOf(desk, foe), distance(piece, exit));
  return sitsOnIt ? foe : exit;
};
