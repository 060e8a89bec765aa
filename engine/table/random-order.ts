import { pickFrom, type Random } from '../chance/random.ts';
import type { Decision } from '../contract/decision.ts';
import type { GameTypes } from '../contract/game.ts';
import { type Player, sameSeat } from '../contract/seat.ts';
import type { Match } from './match.ts';
import type { Outlook } from './outlook.ts';

const TRIES = 6;

/** What a seat still owes: the open decisions that wait for it. */
export const owedBy = <K extends GameTypes>(
  { decisions, sealed }: Pick<Outlook<K>, 'decisions' | 'sealed'>,
  seat: Player,
): readonly Decision[] =>
  decisions.filter(
    ({ id, owed }) =>
      owed.some((player) => sameSeat(player, seat)) &&
      !sealed.some((fact) => fact.decision === id && sameSeat(fact.seat, seat)),
  );

/** An order at random for one of the given decisions, by whim where it can be, else from what is offered. */
export const randomOrder = <K extends GameTypes>(
  { game }: Match<K>,
  reading: K['Reading'],
  seat: Player,
  decisions: readonly Decision[],
  random: Random,
): { readonly decision: string; readonly order: K['Order'] } | undefined => {
  const answering = (order: K['Order']): Decision | undefined =>
    decisions.find(({ orders }) => orders.includes(order.kind));
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const proposed = game.propose(reading, seat, game.whim(reading, seat, random), 1);
    const decision = proposed.ok ? answering(proposed.value) : undefined;
    if (proposed.ok && decision !== undefined) return { decision: decision.id, order: proposed.value };
  }
  const offered = game.options(reading, seat).orders.filter((order) => answering(order) !== undefined);
  const order = pickFrom(random, offered);
  const decision = order === undefined ? undefined : answering(order);
  return order === undefined || decision === undefined ? undefined : { decision: decision.id, order };
};
