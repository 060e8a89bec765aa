import type { Piece } from './state-types.ts';

/** What an event changes about a piece; of a column that ends it is said that it is none. */
export type Change = { readonly [Key in Exclude<keyof Piece, 'column'>]?: Piece[Key] | undefined } & {
  readonly column?: boolean | undefined;
};

type Draft = { -readonly [Key in keyof Piece]: Piece[Key] };

/** The piece after a change. Laid down field by field: every event changes a piece or two. */
export const pieceAfter = (was: Piece, change: Change, over?: Over): Piece => {
  const piece: Draft = {
    id: change.id ?? was.id,
    kind: change.kind ?? was.kind,
    formation: change.formation ?? was.formation,
    where: change.where ?? was.where,
    x: change.x ?? was.x,
    y: change.y ?? was.y,
    heading: change.heading ?? was.heading,
    spent: change.spent ?? was.spent,
  };
  addStand(piece, was, change, over);
  addPast(piece, was, change);
  return piece;
};

/** What a piece has no longer. */
type Over = 'from' | 'unpacked';

/** Staff that stands where it stands, wherever it came from. */
export const atRest = (staff: Piece): Piece => pieceAfter(staff, {}, 'from');

/** A train on its wheels again. */
export const packedUp = (train: Piece): Piece => pieceAfter(train, {}, 'unpacked');

/** How it stands. PB-R078: what was said of the ground holds as long as the piece stays on it as it stands. */
const addStand = (piece: Draft, was: Piece, change: Change, over: Over | undefined): void => {
  const stays = change.x === undefined && change.heading === undefined;
  const from = change.from ?? was.from;
  const horse = change.horse ?? was.horse;
  const column = change.column ?? was.column;
  const ground = change.ground ?? (stays ? was.ground : undefined);
  const unpacked = change.unpacked ?? was.unpacked;
  if (from !== undefined && over !== 'from') piece.from = from;
  if (horse !== undefined) piece.horse = horse;
  if (column === true) piece.column = column;
  if (ground !== undefined) piece.ground = ground;
  if (unpacked !== undefined && over !== 'unpacked') piece.unpacked = unpacked;
};

/** What has become of it, and when it is due. */
const addPast = (piece: Draft, was: Piece, change: Change): void => {
  const lostOn = change.lostOn ?? was.lostOn;
  const mustered = change.mustered ?? was.mustered;
  const recovered = change.recovered ?? was.recovered;
  const enters = change.enters ?? was.enters;
  if (lostOn !== undefined) piece.lostOn = lostOn;
  if (mustered !== undefined) piece.mustered = mustered;
  if (recovered !== undefined) piece.recovered = recovered;
  if (enters !== undefined) piece.enters = enters;
};
