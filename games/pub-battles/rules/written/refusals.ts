import { impossible, type Player, type Refusal, refuse } from '@grognard/engine';
import { bodyOn } from '../../ground/board.ts';
import type { Place } from '../../model/march.ts';
import type { Order, Written } from '../../model/orders.ts';
import { activeIn, formationIn, givesOrdersTo } from '../../model/own.ts';
import type { Reading } from '../../model/reading.ts';
import type { OwnPiece, View } from '../../model/view.ts';
import { isStaff } from '../../model/vocabulary.ts';
import { underFireOf } from '../field-of-fire/fire.ts';

type Write = Extract<Order, { readonly kind: 'write' }>;

/** PB-R039: what is wrong with a written order, whenever it is written. */
export const errandRefusals = (
  { setting: { switches, terrain }, view }: Reading,
  { formation, to: { x, y } }: Written,
): readonly Refusal[] => {
  if (switches.writtenOrders === 'off') return [refuse('PB-R039', 'no-written-orders')];
  if (formationIn(view, formation) === undefined)
    return [impossible('PB-R039', 'no-such-formation', { formation })];
  return Math.abs(x) > terrain.halfWidth || Math.abs(y) > terrain.halfHeight
    ? [impossible('PB-R039', 'ordered-off-the-map', { formation })]
    : [];
};

/** PB-R039: a formation is written to when its chit is up; or the commander writes, as many orders as his rating. */
export const writeRefusals = (reading: Reading, seat: Player, order: Write): readonly Refusal[] => {
  const { setting, view } = reading;
  const active = activeIn(view);
  if (view.phase !== 'activation' || active === undefined) return [impossible('PB-R016', 'not-active')];
  if (!givesOrdersTo(view, seat, active)) return [impossible('PB-R016', 'not-your-activation')];
  const errand = errandRefusals(reading, order);
  if (errand.length > 0) return errand;
  return setting.switches.writtenOrders === 'byRating'
    ? ratingRefusals(view)
    : activeRefusals(active, order.formation);
};

const activeRefusals = (active: string, formation: string): readonly Refusal[] =>
  formation === active ? [] : [refuse('PB-R039', 'not-written-to-now', { formation })];

const ratingRefusals = (view: View): readonly Refusal[] => {
  const commander = view.mine.find(({ kind, where }) => kind === 'commander' && where === 'map');
  const allowed = commander === undefined ? 0 : (formationIn(view, commander.formation)?.rating ?? 0);
  return (view.written ?? 0) < allowed ? [] : [refuse('PB-R039', 'orders-all-written', { allowed })];
};

interface Way {
  readonly attacks: boolean;
  readonly end: Place;
}

/**
 * PB-R039: without an order a formation stands; with one it goes to its place or stays about it, and attacks only if it
 * is told to. Staff goes where it likes, reinforcements come in, and whoever is under fire or in contact sees to himself.
 */
export const disobedience = (
  reading: Reading,
  piece: OwnPiece,
  start: Pick<OwnPiece, 'x' | 'y'>,
  { attacks, end }: Way,
): readonly Refusal[] => {
  const { setting, view } = reading;
  if (setting.switches.writtenOrders === 'off' || isStaff(piece.kind) || piece.where === 'due') return [];
  if (isPressed(reading, piece)) return [];
  const orders = formationIn(view, piece.formation)?.orders;
  const { formation } = piece;
  if (orders === undefined) return [refuse('PB-R039', 'stands-without-orders', { formation })];
  const far = distance(end, orders.to);
  const isOnItsWay = far < distance(start, orders.to) || far <= setting.measures.command;
  return [
    ...(isOnItsWay ? [] : [refuse('PB-R039', 'ordered-elsewhere', { formation })]),
    ...(attacks && !orders.attack ? [refuse('PB-R039', 'ordered-not-to-attack', { formation })] : []),
  ];
};

const isPressed = ({ setting, board }: Reading, piece: OwnPiece): boolean => {
  return (
    piece.where === 'map' &&
    (board.contacts.some(({ attacker, defender }) => attacker === piece.ref || defender === piece.ref) ||
      underFireOf(setting, board, bodyOn(setting, piece)).length > 0)
  );
};

const distance = (
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
) => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
