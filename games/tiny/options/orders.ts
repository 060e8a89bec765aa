import type { Options, Player } from '@grognard/engine';
import {
  type Cell,
  type Order,
  type Piece,
  postures,
  type Setting,
  type TinyTypes,
  type View,
} from '../model/vocabulary.ts';
import { commands } from '../rules/command.ts';
import { stepRefusals } from '../rules/movement.ts';
import { postRefusals } from '../rules/posts.ts';

/** The cells next to a piece, itself left out. */
const around = ({ at: { x, y } }: Piece): readonly Cell[] =>
  [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].flatMap((dx) => (dx === 0 && dy === 0 ? [] : [{ x: x + dx, y: y + dy }])),
  );

const reach = (setting: Setting, view: View, seat: Player, piece: Piece): readonly Cell[] =>
  around(piece).filter((to) => stepRefusals(setting, view, seat, { piece: piece.name, to }).length === 0);

/** What may be ordered: the finite choices, and where each piece may go. */
export const options = (setting: Setting, view: View, seat: Player, focus?: string): Options<TinyTypes> => {
  const own = view.mine.filter(
    (piece) =>
      piece.lost === undefined && commands(seat, piece) && (focus === undefined || piece.name === focus),
  );
  if (view.phase === 'post') return { orders: posts(setting, view, seat, own), regions: [] };
  const regions = own.map((piece) => ({ piece: piece.name, cells: reach(setting, view, seat, piece) }));
  const single = regions.flatMap(({ piece, cells }) =>
    cells.map((to): Order => ({ kind: 'plan', steps: [{ piece, to }] })),
  );
  return { orders: [{ kind: 'plan', steps: [] }, ...single], regions };
};

/** Who has an order of his own: a step, or a change of posture. */
export const able = (setting: Setting, view: View, seat: Player): readonly string[] =>
  view.mine
    .filter((piece) => piece.lost === undefined && commands(seat, piece))
    .filter((piece) =>
      view.phase === 'post' ? setting.digging : reach(setting, view, seat, piece).length > 0,
    )
    .map(({ name }) => name);

const posts = (setting: Setting, view: View, seat: Player, own: readonly Piece[]): readonly Order[] => {
  const orders = own.flatMap(({ name }) =>
    postures.map((posture) => ({ kind: 'post', piece: name, posture }) as const),
  );
  return [
    { kind: 'pass' },
    ...orders.filter((order) => postRefusals(setting, view, seat, order).length === 0),
  ];
};
