import { flat } from '@grognard/engine';
import { cmOf } from '@grognard/field';
import type { PieceData, Scenario } from '../model/scenario.ts';
import type { Name, Setting } from '../model/setting.ts';
import type { Piece, State } from '../model/state.ts';
import { nowIn } from './now-in.ts';

const placeOf = ({ where, x, y, heading, enters }: Piece): Partial<PieceData> => {
  switch (where) {
    case 'map':
      return { at: [cmOf(x), cmOf(y)], facing: heading / 100 };
    case 'reserve':
      return { reserve: true };
    case 'due':
      return enters === undefined ? {} : { enters };
    case 'gone':
      return { gone: true };
    case 'lost':
      return { lost: true };
    case 'home':
      return { spare: true };
  }
};

/** What has befallen it before. */
const pastOf = ({ where, enters, lostOn, recovered, from }: Piece): Partial<PieceData> => ({
  ...(where !== 'due' && enters !== undefined && { entered: enters }),
  ...(where === 'lost' && lostOn !== undefined && { lostOn }),
  ...(recovered === true && { recovered: true }),
  ...(from !== undefined && { from: [cmOf(from.x), cmOf(from.y)] }),
});

const nameOf = (name: Name | undefined): Pick<PieceData, 'name'> =>
  name === undefined ? {} : { name: { fr: name.fr, en: name.en } };

const dataOf = ({ names }: Setting, state: State, piece: Piece): PieceData => ({
  id: piece.id,
  formation: state.formations[piece.formation]?.id ?? '',
  kind: piece.kind,
  ...nameOf(names?.[piece.id]),
  ...placeOf(piece),
  ...pastOf(piece),
  ...(piece.spent && { spent: true }),
  ...(piece.horse === true && { horse: true }),
  ...(piece.ground !== undefined && { ground: piece.ground }),
  ...(piece.column === true && { column: true }),
  ...(piece.unpacked === true && { unpacked: true }),
});

/** The scenario in which the pieces stand where they stand now, and the turn is as far as it is. */
export const position = (setting: Setting, state: State): Scenario => ({
  ...setting.source,
  first: { day: state.day, turn: state.turn },
  pieces: flat(state.pieces).map((piece) => dataOf(setting, state, piece)),
  // What is written before a battle is not in it yet.
  ...(state.phase !== 'planning' && { now: nowIn(state) }),
});
