import type { CursedBladesKinds, Order } from '@grognard/cursed-blades';
import type { Kinds } from '@grognard/engine';
import type { Turn } from '../general.ts';

/** The turn of a general who knows that it is at a table of Cursed Blades. */
export type Desk = Turn<CursedBladesKinds>;

const isDesk = (turn: Turn<Kinds>): turn is Desk => turn.match.game.id === 'cursed-blades';

/** The turn as one of Cursed Blades; a general of this game refuses every other. */
export const deskOf = <K extends Kinds>(turn: Turn<K>): Desk => {
  if (isDesk(turn)) return turn;
  throw new Error(`it plays cursed-blades only, not ${turn.match.game.id}`);
};

/** Whether the referee would take an order as an answer to what is owed. */
export const isAccepted = ({ match, view, seat, decision }: Desk, order: Order): boolean =>
  decision.orders.includes(order.kind) && match.game.check(match.setting, view, seat, order).length === 0;
