import type { Decision } from '../contract/decision.ts';
import type { GameTypes } from '../contract/game.ts';
import type { Outcome } from '../contract/outcome.ts';
import { isPlayer, type Player, type Seat, type Side, sameSeat } from '../contract/seat.ts';
import type { Match } from './match.ts';
import { openDecisions, outcomeOf } from './outcome.ts';
import type { Table, Waivers } from './table.ts';

/** That a seat has sealed its answer is public; what it answered is not. */
export interface SealedFact {
  readonly decision: string;
  readonly seat: Player;
}

/** All that a seat is shown: what it knows of the battle, and how things stand at the table. */
export interface Outlook<K extends GameTypes> {
  readonly view: K['View'];
  readonly decisions: readonly Decision[];
  readonly sealed: readonly SealedFact[];
  /** The seat's own sealed answers, by decision. */
  readonly mine: Readonly<Record<string, K['Order']>>;
  readonly waivers: Waivers;
  readonly resigned: readonly Side[];
  readonly luckTakenBack: number;
  readonly outcome: Outcome | null;
}

export const outlook = <K extends GameTypes>(match: Match<K>, table: Table<K>, seat: Seat): Outlook<K> => {
  const open = openDecisions(match, table);
  const decisions = open.map((decision) => asReadBy(seat, decision));
  return {
    view: match.game.view(match.setting, table.state, seat),
    decisions,
    sealed: open.flatMap((decision) => sealedFacts(table, decision)),
    mine: Object.fromEntries(
      table.sealed
        .filter((answer) => isPlayer(seat) && sameSeat(answer.seat, seat))
        .map((answer) => [answer.decision, answer.order]),
    ),
    waivers: table.waivers,
    resigned: table.resigned,
    luckTakenBack: table.luckTakenBack,
    outcome: outcomeOf(match, table) ?? null,
  };
};

/**
 * Which of its commands a side waits for can be a secret of that side: the others read whose side it is. Sealed answers
 * are asked of all by name.
 */
const asReadBy = (seat: Seat, decision: Decision): Decision => {
  const [owing, ...others] = decision.owed;
  if (owing?.command === undefined || others.length > 0 || seat === 'umpire') return decision;
  return isPlayer(seat) && seat.side === owing.side
    ? decision
    : { ...decision, owed: [{ side: owing.side }] };
};

/** In the order of the seats, so that it does not tell who was first. */
const sealedFacts = <K extends GameTypes>(table: Table<K>, decision: Decision): readonly SealedFact[] =>
  decision.owed
    .filter((seat) =>
      table.sealed.some((answer) => answer.decision === decision.id && sameSeat(answer.seat, seat)),
    )
    .map((seat) => ({ decision: decision.id, seat }));
