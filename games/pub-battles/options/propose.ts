import { err, impossible, ok, type Player, type Refusal, type Result } from '@grognard/engine';
import type { Wish } from '../model/game-types.ts';
import type { Place } from '../model/march.ts';
import type { Order } from '../model/orders.ts';
import { pieceIn } from '../model/own.ts';
import type { Reading } from '../model/reading.ts';
import { EVERY } from '../model/reasons.ts';
import type { OwnPiece } from '../model/view.ts';
import { check, isLawful } from '../play/check.ts';
import { carried, startOf, stayRefusals } from '../rules/activation/ordering.ts';
import { disobedience } from '../rules/written/refusals.ts';
import { isByRoad, marchByRoad } from './by-road.ts';
import { type Found, marchOnto, marchTo } from './marching.ts';
import { thinkable } from './orders.ts';

/** From a dragged pose, a tap on a piece and a target, or the name of a deed, to a whole order. */
export const propose = (
  reading: Reading,
  seat: Player,
  wish: Wish,
  enough = EVERY,
): Result<Order, readonly Refusal[]> => {
  const order = orderOf(reading, seat, wish, enough);
  if (!order.ok) return order;
  const refusals = check(reading, seat, order.value, enough);
  return refusals.length === 0 ? order : err(refusals);
};

const orderOf = (
  reading: Reading,
  seat: Player,
  wish: Wish,
  enough: number,
): Result<Order, readonly Refusal[]> => {
  const { view } = reading;
  const piece = wish.piece === undefined ? undefined : pieceIn(view, wish.piece);
  const isFree = view.deploying.length === 0 && view.combat === undefined;
  if (view.phase === 'activation' && isFree && piece !== undefined) {
    if (wish.do === undefined) return marching(reading, seat, piece, wish, enough);
    const named = namedOrder(piece, wish);
    if (named !== undefined) return ok(named);
  }
  if (wish.do === 'plan' && wish.plan !== undefined) return ok({ kind: 'plan', ...wish.plan });
  if (wish.do === 'write' && wish.written !== undefined) return ok({ kind: 'write', ...wish.written });
  if (wish.do === 'recover' && wish.gathered !== undefined)
    return ok({ kind: 'recover', pieces: wish.gathered });
  const led = turnedOrder(wish);
  if (led !== undefined) return ok(led);
  const meant = lawfulAmong(reading, seat, wish, thinkable(reading, undefined, wish.do));
  return meant === undefined ? err([impossible('PB-R035', 'nothing-meant')]) : ok(meant);
};

/** The first of what may be meant by a wish against which nothing speaks, else the first of it. */
const lawfulAmong = (
  reading: Reading,
  seat: Player,
  wish: Wish,
  orders: readonly Order[],
): Order | undefined => {
  let first: Order | undefined;
  for (const order of orders) {
    if (order.kind !== wish.do || (wish.piece !== undefined && !names(order, wish.piece))) continue;
    if (isLawful(reading, seat, order)) return order;
    first ??= order;
  }
  return first;
};

const names = (order: Order, piece: string): boolean =>
  ('piece' in order && order.piece === piece) ||
  ('by' in order && order.by === piece) ||
  ('hq' in order && order.hq === piece);

/** What is done in a direction that a hand names: PB-R101, PB-R186. */
const turnedOrder = ({ do: deed, piece, to }: Wish): Order | undefined => {
  if (to === undefined) return undefined;
  if (deed === 'retreat') return { kind: 'retreat', heading: to.heading };
  return deed === 'deploy' && piece !== undefined
    ? { kind: 'deploy', hq: piece, facing: to.heading }
    : undefined;
};

/** The deeds of a piece that need no place. */
const namedOrder = ({ ref }: OwnPiece, wish: Wish): Order | undefined => {
  switch (wish.do) {
    case 'rally':
      return { kind: 'rally', piece: ref, ...(wish.to !== undefined && { facing: wish.to.heading }) };
    case 'unpack':
    case 'pack':
      return { kind: wish.do, piece: ref };
    case 'bombard':
      return { kind: 'bombard', piece: ref, target: Number(wish.target?.slice(1) ?? -1) };
    default:
      return undefined;
  }
};

const marching = (
  reading: Reading,
  seat: Player,
  piece: OwnPiece,
  wish: Wish,
  enough: number,
): Result<Order, readonly Refusal[]> => {
  const { view } = reading;
  const { to, target, via = [] } = wish;
  const stays = enough === 1 ? stayRefusals(reading, seat, piece) : [];
  if (stays.length > 0) return err(stays);
  const start = startOf(reading, piece);
  if (start === undefined) return err([impossible('PB-R039', 'off-the-field', { piece: piece.ref })]);
  if (isByRoad(wish, start)) return marchByRoad(reading, seat, piece, start, wish, enough);
  const kind = piece.where === 'due' ? 'enter' : 'march';
  const spent = carried(view, piece);
  const obeys = (end: Place): boolean =>
    disobedience(reading, piece, start, { attacks: false, end }).length === 0;
  const found: Result<Found, readonly Refusal[]> =
    target !== undefined
      ? marchOnto(reading, start, target, { at: to, via, obeys }, { spent, enough })
      : marchTo(reading, start, to ?? start, { spent, enough }, via);
  if (!found.ok) return found;
  const { steps, ending } = found.value;
  return ok(
    ending === undefined ? { kind, piece: piece.ref, steps } : { kind, piece: piece.ref, steps, ending },
  );
};
