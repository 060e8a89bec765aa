import type { Player } from '@grognard/engine';
import type { Task } from '@grognard/engine/conformance';
import type { PubBattlesTypes } from '../model/game-types.ts';
import type { Order } from '../model/orders.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import type { Told } from '../model/told.ts';

/** What the laws must be told of this game. */

type Does = (told: Told) => boolean;

const ofPiece =
  (piece: string, ...kinds: readonly Told['kind'][]): Does =>
  (told) =>
    kinds.includes(told.kind) && 'piece' in told && told.piece === piece;

const attacks =
  (piece: string, target: number): Does =>
  (told) =>
    told.kind === 'contacted' && told.contact.attacker === piece && told.contact.defender === `#${target}`;

/** PB-R110a: who was halted on his way has been told so, and all that was to follow is off. */
const orHalted =
  (piece: string, does: Does): Does =>
  (told) =>
    does(told) || (told.kind === 'marched' && told.piece === piece && told.halted === true);

/** How a march is to end, apart from its way. */
const endingOf = ({ piece, ending }: Extract<Order, { kind: 'march' | 'enter' }>): readonly Does[] => {
  if (ending === undefined) return [];
  if (ending.at === 'attack') return [orHalted(piece, attacks(piece, ending.target))];
  if (ending.at === 'reserve') return [orHalted(piece, ofPiece(piece, 'hid'))];
  return [
    orHalted(
      piece,
      (told) => told.kind === 'supported' && told.support === piece && told.lead === ending.lead,
    ),
  ];
};

const asked = (order: Order): readonly Does[] => {
  switch (order.kind) {
    case 'march':
    case 'enter':
      return [ofPiece(order.piece, 'marched'), ...endingOf(order)];
    case 'leave':
      return [ofPiece(order.piece, 'left')];
    case 'bombard':
      return [(told) => told.kind === 'fired' && told.bombardment && told.volley.shooter === order.piece];
    case 'rally':
      return [ofPiece(order.piece, 'rallied')];
    case 'unpack':
      return [ofPiece(order.piece, 'unpacked')];
    case 'pack':
      return [ofPiece(order.piece, 'packed')];
    case 'recover':
      return order.pieces.map(({ piece }) => ofPiece(piece, 'recovered', 'mustered'));
    case 'delay':
    case 'advance':
      return [(told) => told.kind === 'attempted' && told.hq === order.by];
    default:
      return [];
  }
};

/** Every piece that is ordered to do something is told to have done it; a march and how it ends are two things. */
export const tasks = (
  _setting: Setting,
  _before: State,
  _seat: Player,
  order: Order,
): readonly Task<PubBattlesTypes>[] =>
  asked(order).map((isToldBy, place) => ({ name: `${order.kind} ${place + 1}`, isToldBy }));
