import type { GameTypes } from '@grognard/engine';
import type { Turn } from './general.ts';

/**
 * The turn as one of the game that a general has learnt; at any other table it refuses. A game that goes by the name has the types of
 * that name: there is one registry of games.
 */
export const deskAt =
  <Own extends GameTypes>(game: string) =>
  <K extends GameTypes>(turn: Turn<K>): Turn<Own> => {
    const isOwn = (given: Turn<GameTypes>): given is Turn<Own> => given.match.game.id === game;
    const { id } = turn.match.game;
    if (isOwn(turn)) return turn;
    throw new Error(`it plays ${game} only, not ${id}`);
  };

/** Whether the referee would take an order as an answer to what is owed. */
export const isAccepted = <K extends GameTypes>(
  { match, reading, seat, decision }: Turn<K>,
  order: K['Order'],
): boolean =>
  decision.orders.includes(order.kind) && match.game.judge(reading, seat, order).refusals.length === 0;
