import { impossible, type Player, type Refusal, refuse } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import type { Order } from '../../model/orders.ts';
import { activeIn, formationIn, givesOrdersTo, pieceIn } from '../../model/own.ts';
import type { Reading } from '../../model/reading.ts';
import { indexOf } from '../../model/refs.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { OwnPiece, View } from '../../model/view.ts';

export type TrainOrder = Extract<Order, { readonly kind: 'unpack' | 'pack' }>;

/** A train that is packed without having to give way for it, where a club plays so. */
type Packed = Extract<Event, { readonly kind: 'packed' }> & { readonly still?: true };

/** PB-R198c: packing and unpacking cost no movement, so a train may have moved before, or move after. */
export const trainRefusals = (
  { view }: Reading,
  seat: Player,
  { kind, piece: ref }: TrainOrder,
): readonly Refusal[] => {
  const train = pieceIn(view, ref);
  const active = activeIn(view);
  if (train?.where !== 'map' || train.kind !== 'baggage')
    return [impossible('PB-R198b', 'no-such-train', { train: ref })];
  if (view.phase !== 'activation' || active === undefined || !givesOrdersTo(view, seat, active))
    return [impossible('PB-R198h', 'not-your-activation')];
  return [...chitRefusals(view, active, train), ...stateRefusals(train, kind === 'unpack')];
};

/** PB-R198h: with the chit of its formation; one without a chit belongs to the army commander, who has none either. */
const chitRefusals = (view: View, active: string, { ref, formation }: OwnPiece): readonly Refusal[] =>
  formation === active || formationIn(view, formation)?.chit === 'none'
    ? []
    : [refuse('PB-R198h', 'another-formation', { piece: ref })];

const stateRefusals = ({ ref, unpacked = false }: OwnPiece, unpacking: boolean): readonly Refusal[] => {
  if (unpacked !== unpacking) return [];
  return unpacking
    ? [refuse('PB-R198b', 'already-unpacked', { train: ref })]
    : [refuse('PB-R198e', 'not-unpacked', { train: ref })];
};

/** PB-R198c; PB-R033: to unpack is to stake the battle on the train; PB-R198e: to pack it up is to give way. */
export const trainEvents = (
  { switches }: Setting,
  state: State,
  { side }: Player,
  { kind, piece: ref }: TrainOrder,
): readonly Event[] => {
  const piece = indexOf(state, side, ref);
  if (kind === 'unpack') return [{ kind: 'unpacked', piece, rules: ['PB-R198b', 'PB-R198c', 'PB-R033'] }];
  const packed: Packed = {
    kind: 'packed',
    piece,
    rules: ['PB-R198c', 'PB-R198e'],
    ...(switches.packingAlone === 'nothing' && { still: true }),
  };
  return [packed];
};
