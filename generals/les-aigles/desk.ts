import type { Kinds } from '@grognard/engine';
import type { LesAiglesKinds, Order } from '@grognard/les-aigles';
import type { Turn } from '../general.ts';

/** The turn of a general who knows that it is at a table of Les Aigles. */
export type Desk = Turn<LesAiglesKinds>;

const isDesk = (turn: Turn<Kinds>): turn is Desk => turn.match.game.id === 'les-aigles';

/** The turn as one of Les Aigles; a general of this game refuses every other. */
export const deskOf = <K extends Kinds>(turn: Turn<K>): Desk => {
  if (isDesk(turn)) return turn;
  throw new Error(`it plays les-aigles only, not ${turn.match.game.id}`);
};

/** Whether the referee would take an order as an answer to what is owed. */
export const isAccepted = ({ match, view, seat, decision }: Desk, order: Order): boolean =>
  decision.orders.includes(order.kind) && match.game.check(match.setting, view, seat, order).length === 0;
