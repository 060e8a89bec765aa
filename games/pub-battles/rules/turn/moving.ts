import { impossible, type Player, type Refusal, refuse } from '@grognard/engine';
import { hasCome } from '../../model/hours.ts';
import { activeIn, formationIn, givesOrdersTo, pieceIn } from '../../model/own.ts';
import type { Reading } from '../../model/reading.ts';
import type { OwnPiece, View } from '../../model/view.ts';
import { isStaff } from '../../model/vocabulary.ts';

/** Every reason why a piece may not act now, whatever it would do. */
export const moveRefusals = (reading: Reading, seat: Player, piece: OwnPiece): readonly Refusal[] => {
  const { view } = reading;
  const active = activeIn(view);
  if (view.phase !== 'activation' || active === undefined) return [impossible('PB-R016', 'not-active')];
  if (!givesOrdersTo(view, seat, active)) return [impossible('PB-R016', 'not-your-activation')];
  return [
    ...chitRefusals(reading, active, piece),
    ...actedRefusals(view, piece),
    ...presenceRefusals(view, piece),
    ...staffRefusals(view, piece),
  ];
};

/** PB-R016, PB-R069, PB-R070: with the chit of its formation; a commander without one with any of his side. */
const chitRefusals = (
  { setting: { switches }, view }: Reading,
  active: string,
  { ref, kind, formation }: OwnPiece,
): readonly Refusal[] => {
  if (formation === active) return [];
  if (kind !== 'commander') return [refuse('PB-R016', 'another-formation', { piece: ref })];
  const chit = formationIn(view, formation)?.chit;
  if (chit === 'none') return [];
  if (chit === 'played') return [refuse('PB-R069', 'commander-has-moved', { piece: ref })];
  return switches.commanderWithChitMoves === 'anyChit'
    ? []
    : [refuse('PB-R070', 'moves-with-his-own-chit', { piece: ref })];
};

const actedRefusals = ({ activation }: View, { ref, kind }: OwnPiece): readonly Refusal[] =>
  activation?.acted.includes(ref) === true
    ? [refuse(kind === 'commander' ? 'PB-R069' : 'PB-R039', 'already-acted', { piece: ref })]
    : [];

/** PB-R047: reinforcements come when the scenario says, not before. */
const presenceRefusals = (view: View, { ref, where, enters }: OwnPiece): readonly Refusal[] => {
  if (where === 'map' || where === 'reserve') return [];
  if (where === 'due' && enters !== undefined) {
    const { day, turn } = enters;
    return hasCome(enters, view) ? [] : [refuse('PB-R047', 'not-due-yet', { piece: ref, day, turn })];
  }
  return [impossible('PB-R039', 'off-the-field', { piece: ref })];
};

/** PB-R241, PB-R092b: staff moves before the troops, so that command is judged on where it has gone. */
const staffRefusals = (view: View, { ref, kind }: OwnPiece): readonly Refusal[] => {
  const troops = view.activation?.acted.some((each) => !isStaffNamed(view, each)) === true;
  return isStaff(kind) && troops
    ? [refuse('PB-R241', 'staff-moves-first', { piece: ref, rules: ['PB-R092b'] })]
    : [];
};

const isStaffNamed = (view: View, ref: string): boolean => {
  const piece = pieceIn(view, ref);
  return piece !== undefined && isStaff(piece.kind);
};
