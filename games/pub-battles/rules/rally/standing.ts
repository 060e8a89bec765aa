import { type Player, type Refusal, refuse } from '@grognard/engine';
import { type Heading, normalHeading, overlapShare } from '@grognard/field';
import { bodyOn } from '../../ground/board.ts';
import type { Reading } from '../../model/reading.ts';
import type { OwnPiece } from '../../model/view.ts';
import { doneRefusals } from '../activation/staying.ts';
import { underFireOf } from '../field-of-fire/fire.ts';

/** Two pieces overlap when more than a hair of one lies on the other. */
const HAIR = 0.002;

/** PB-R197d: it may turn to any front on its own ground; a column only about. */
export const facingRefusals = (
  { setting, board }: Reading,
  piece: OwnPiece,
  facing: Heading = piece.heading,
): readonly Refusal[] => {
  if (piece.where !== 'map' || normalHeading(facing) === piece.heading) return [];
  if (piece.column === true && normalHeading(facing + 18_000) !== piece.heading)
    return [refuse('PB-R094c', 'column-keeps-to-the-road')];
  const body = bodyOn(setting, { ...piece, heading: facing });
  return board.blocks
    .filter(({ ref, arm }) => ref !== piece.ref && arm !== 'staff')
    .filter((block) => overlapShare(body, bodyOn(setting, block)) > HAIR)
    .map(({ ref }) => refuse('PB-R082', 'on-another-piece', { piece: ref }));
};

/** PB-R197i: to rally is to stay, which under fire is allowed only to whoever may end his activation there. */
export const rallyFireRefusals = (reading: Reading, seat: Player, piece: OwnPiece): readonly Refusal[] => {
  const { setting } = reading;
  if (piece.where !== 'map') return [];
  const shooters = underFireOf(setting, reading.board, bodyOn(setting, piece));
  if (shooters.length === 0) return [];
  const mayStay =
    setting.switches.rallyInFieldOfFire === 'ifMayStay' &&
    !doneRefusals(reading, seat).some(({ params }) => params?.piece === piece.ref);
  return mayStay
    ? []
    : shooters.map(({ ref }) => refuse('PB-R197i', 'rally-under-fire', { piece: piece.ref, enemy: ref }));
};
