import type { Decision, Kinds, Match, Player, Random } from '@grognard/engine';

/** What a computer player is given to choose by: its seat's view, and nothing that the seat does not know. */
export interface Turn<K extends Kinds> {
  readonly match: Match<K>;
  readonly view: K['View'];
  readonly seat: Player;
  /** The decision that the seat owes. */
  readonly decision: Decision;
  readonly random: Random;
}

/** A computer player of any game. The order it gives is accepted. */
export type General = <K extends Kinds>(turn: Turn<K>) => K['Order'];
