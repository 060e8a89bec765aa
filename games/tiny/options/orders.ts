import type { Options, Player } from '@grognard/engine';
import type { TinyTypes } from '../model/game-types.ts';
import type { Order } from '../model/orders.ts';
import type { Reading } from '../model/reading.ts';
import type { Piece } from '../model/state.ts';
import { type Cell, postures } from '../model/vocabulary.ts';
import { judge } from '../play/check.ts';
import { commands } from '../rules/command/command.ts';
import { stepRefusals } from '../rules/movement/plan.ts';

/** The cells next to a piece, itself left out. */
const around = ({ at: { x, y } }: Piece): readonly Cell[] =>
  [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].flatMap((dx) => (dx === 0 && dy === 0 ? [] : [{ x: x + dx, y: y + dy }])),
  );

/** Where a piece may go. */
export const reachOf = (reading: Reading, seat: Player, piece: Piece): readonly Cell[] =>
  around(piece).filter((to) => stepRefusals(reading, seat, { piece: piece.name, to }).length === 0);

/** The pieces that a seat orders. */
export const ownOf = (reading: Reading, seat: Player): readonly Piece[] =>
  [...reading.own().values()].filter((piece) => commands(seat, piece));

/** What may be ordered: the finite choices, and where each piece may go. */
export const options = (reading: Reading, seat: Player, focus?: string): Options<TinyTypes> => {
  const own = ownOf(reading, seat).filter(({ name }) => focus === undefined || name === focus);
  if (reading.view.phase === 'post') return { orders: posts(reading, seat, own), regions: [] };
  const regions = own.map((piece) => ({ piece: piece.name, cells: reachOf(reading, seat, piece) }));
  const single = regions.flatMap(({ piece, cells }) =>
    cells.map((to): Order => ({ kind: 'plan', steps: [{ piece, to }] })),
  );
  return { orders: [{ kind: 'plan', steps: [] }, ...single], regions };
};

const posts = (reading: Reading, seat: Player, own: readonly Piece[]): readonly Order[] => {
  const orders = own.flatMap(({ name }) =>
    postures.map((posture) => ({ kind: 'post', piece: name, posture }) as const),
  );
  return [{ kind: 'pass' }, ...orders.filter((order) => judge(reading, seat, order).refusals.length === 0)];
};
