import { type Player, type Refusal, refuse } from '@grognard/engine';
import { type Heading, normalHeading, overlapShare } from '@grognard/field';
import { bodyOn } from '../../ground/board.ts';
import { boardOf } from '../../ground/refs.ts';
import type { Setting } from '../../model/setting.ts';
import type { OwnPiece, View } from '../../model/view.ts';
import { doneRefusals } from '../activation/staying.ts';
import { underFireOf } from '../field-of-fire/fire.ts';

/** Two pieces overlap when more than a hair of one lies on the other. */
const HAIR = 0.002;

/** PB-R197d: it may turn to any front on its own ground; a column only about. */
export const facingRefusals = (
  { measures }: Setting,
  view: View,
  piece: OwnPiece,
  facing: Heading = piece.heading,
): readonly Refusal[] => {
  if (piece.where !== 'map' || normalHeading(facing) === piece.heading) return [];
  if (piece.column === true && normalHeading(facing + 18_000) !== piece.heading)
    return [refuse('PB-R094c', 'column-keeps-to-the-road')];
  const body = bodyOn(measures, { ...piece, heading: facing });
  return boardOf(view)
    .blocks.filter(({ ref, arm }) => ref !== piece.ref && arm !== 'staff')
    .filter((block) => overlapShare(body, bodyOn(measures, block)) > HAIR)
    .map(({ ref }) => refuse('PB-R082', 'on-another-piece', { piece: ref }));
};

/** PB-R197i: to rally is to stay, which under fire is allowed only to whoever may end his activation there. */
export const fireRefusals = (
  setting: Setting,
  view: View,
  seat: Player,
  piece: OwnPiece,
): readonly Refusal[] => {
  if (piece.where !== 'map') return [];
  const shooters = underFireOf(setting, boardOf(view), bodyOn(setting.measures, piece));
  if (shooters.length === 0) return [];
  const mayStay =
    setting.switches.rallyInFieldOfFire === 'ifMayStay' &&
    !doneRefusals(setting, view, seat).some(({ params }) => params?.piece === piece.ref);
  return mayStay
    ? []
    : shooters.map(({ ref }) => refuse('PB-R197i', 'rally-under-fire', { piece: piece.ref, enemy: ref }));
};
