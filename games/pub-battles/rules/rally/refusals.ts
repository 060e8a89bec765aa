import { impossible, type Player, type Refusal, refuse } from '@grognard/engine';
import { bodyOn } from '../../ground/board.ts';
import { groundCalled } from '../../ground/names.ts';
import { groundFacts } from '../../ground/under.ts';
import type { BoardBlock } from '../../model/board.ts';
import type { Order } from '../../model/orders.ts';
import { formationIn, pieceIn } from '../../model/own.ts';
import type { Reading } from '../../model/reading.ts';
import type { Setting } from '../../model/setting.ts';
import type { OwnPiece, View } from '../../model/view.ts';
import { isCombatKind, kindFacts } from '../../tables/piece-facts.ts';
import { moveRefusals } from '../turn/moving.ts';
import { isHalfLost } from '../victory/losses.ts';
import { formationLoss } from './ineffective.ts';
import { facingRefusals, rallyFireRefusals } from './standing.ts';
import { trainlessRefusals } from './supplied.ts';
import { needsTrain } from './trains.ts';

export type RallyOrder = Extract<Order, { readonly kind: 'rally' }>;

/** Every reason why a piece may not rally instead of moving. */
export const rallyRefusals = (reading: Reading, seat: Player, order: RallyOrder): readonly Refusal[] => {
  const { setting, view } = reading;
  const piece = pieceIn(view, order.piece);
  if (piece === undefined) return [impossible('PB-R197a', 'no-such-piece', { piece: order.piece })];
  const block = standingBlock(view, piece);
  if (!isCombatKind(piece.kind) || block === undefined)
    return [impossible('PB-R197a', 'does-not-rally', { piece: piece.ref })];
  return [
    ...moveRefusals(reading, seat, piece),
    ...(piece.spent ? [] : [refuse('PB-R011', 'is-fresh', { piece: piece.ref })]),
    ...hiddenRefusals(setting, piece),
    ...contactRefusals(view, piece),
    ...groundRefusals(setting, block),
    ...formationRefusals(reading, piece),
    ...facingRefusals(reading, piece, order.facing),
    ...rallyFireRefusals(reading, seat, piece),
    ...(needsTrain(setting, piece.kind) ? trainlessRefusals(reading, block) : []),
  ];
};

/** PB-R105: a hidden piece stands where its HQ does. */
const standingBlock = (view: View, piece: OwnPiece): BoardBlock | undefined => {
  if (piece.where === 'map') return { ...piece, arm: kindFacts[piece.kind].arm };
  const hq = pieceIn(view, formationIn(view, piece.formation)?.hq ?? '');
  return piece.where === 'reserve' && hq?.where === 'map'
    ? { ...hq, arm: 'staff', ref: piece.ref }
    : undefined;
};

const hiddenRefusals = ({ switches }: Setting, { ref, where }: OwnPiece): readonly Refusal[] =>
  where === 'reserve' && switches.reserveRallies === 'no'
    ? [refuse('PB-R105', 'hidden-does-not-rally', { piece: ref })]
    : [];

/** PB-R197c: neither in contact nor behind a piece that is. */
const contactRefusals = ({ contacts, supports }: View, { ref }: OwnPiece): readonly Refusal[] => {
  const lead = supports.find(({ support }) => support === ref)?.lead;
  const engaged = contacts.some(({ attacker, defender }) =>
    [attacker, defender].some((each) => each === ref || each === lead),
  );
  return engaged ? [refuse('PB-R197c', 'in-contact', { piece: ref })] : [];
};

/** PB-R197e */
const groundRefusals = (setting: Setting, block: BoardBlock): readonly Refusal[] => {
  const { name, unrests } = groundFacts(setting, bodyOn(setting, block), block.ground);
  const barred = unrests || (name === 'woods' && setting.switches.rallyInWoods === 'forbidden');
  const ground = groundCalled(setting, name);
  return barred ? [refuse('PB-R197e', 'no-rally-here', { piece: block.ref, ground })] : [];
};

/** PB-R197f, PB-R199a */
const formationRefusals = ({ setting, view }: Reading, piece: OwnPiece): readonly Refusal[] => {
  const pieces = view.mine.filter(({ formation }) => formation === piece.formation);
  const loss = formationLoss(setting, pieces, view.day);
  const { lost, base } = loss;
  const rules = ['PB-R199a', 'PB-R199b'];
  return isHalfLost(loss)
    ? [refuse('PB-R197f', 'formation-ineffective', { formation: piece.formation, lost, of: base, rules })]
    : [];
};
