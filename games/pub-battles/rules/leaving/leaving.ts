import { flat, impossible, type Player, type Refusal, refuse } from '@grognard/engine';
import { cmOf, gapToPoint, isUpTo } from '@grognard/field';
import { bodyOn } from '../../ground/board.ts';
import type { Event } from '../../model/events.ts';
import type { Order } from '../../model/orders.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { Reading } from '../../model/reading.ts';
import { indexOf } from '../../model/refs.ts';
import type { Exit, Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { OwnPiece } from '../../model/view.ts';
import { isStaff } from '../../model/vocabulary.ts';
import { departureEvents } from '../retreat/retreating.ts';
import { moveRefusals } from '../turn/moving.ts';
import { unpackedRefusals } from '../turn/unpacked.ts';

export type Leave = Extract<Order, { readonly kind: 'leave' }>;

/** PB-R243, PB-R193: by an own line of communication, instead of moving, by whoever has reached it. */
export const leaveRefusals = (reading: Reading, seat: Player, order: Leave): readonly Refusal[] => {
  const { setting, view } = reading;
  const piece = view.mine.find(({ ref }) => ref === order.piece);
  const exit = setting.exits.find(({ id }) => id === order.exit);
  if (piece?.where !== 'map') return [impossible('PB-R243', 'no-such-piece', { piece: order.piece })];
  if (exit === undefined) return [impossible('PB-R243', 'no-such-exit', { exit: order.exit })];
  return [
    ...moveRefusals(reading, seat, piece),
    ...lineRefusals(reading, exit),
    ...unpackedRefusals(piece),
    ...nearRefusals(setting, piece, exit),
  ];
};

const lineRefusals = (
  { setting: { sides, switches }, view: { us } }: Reading,
  { id }: Exit,
): readonly Refusal[] => {
  const own = sides.some((side) => side.id === us && side.communications.includes(id));
  return own || switches.leavingBy === 'anyEdge' ? [] : [refuse('PB-R243', 'not-your-line', { exit: id })];
};

/** It has come to the edge as near as blocks come to each other: its own depth. */
const nearRefusals = (setting: Setting, piece: OwnPiece, { id, x, y }: Exit): readonly Refusal[] =>
  isUpTo(gapToPoint(bodyOn(setting, piece), x, y), setting.measures.depth)
    ? []
    : [
        refuse('PB-R243', 'not-at-the-exit', {
          piece: piece.ref,
          exit: id,
          cm: cmOf(setting.measures.depth),
        }),
      ];

/** A piece goes; with an HQ goes what it hides. Whom it was fighting or supporting is let go. */
export const leaveEvents = (
  _setting: Setting,
  state: State,
  { side }: Player,
  order: Leave,
): readonly Event[] => {
  const piece = indexOf(state, side, order.piece);
  const { kind, formation } = pieceOf(state, piece);
  const hidden = flat(state.pieces).flatMap((each, index) =>
    isStaff(kind) && each.formation === formation && each.where === 'reserve' ? [index] : [],
  );
  const rules = ['PB-R193', 'PB-R243'];
  return [
    ...departureEvents(state, piece, ['PB-R116c']),
    ...[piece, ...hidden].map((each): Event => ({ kind: 'left', piece: each, exit: order.exit, rules })),
  ];
};
