import type { Decision, GameTypes, Match, Player, Random } from '@grognard/engine';

/** What a computer player is given to choose by: its seat's view, and nothing that the seat does not know. */
export interface Turn<K extends GameTypes> {
  readonly match: Match<K>;
  readonly view: K['View'];
  /** What can be worked out of that view; made once for the whole turn. */
  readonly reading: K['Reading'];
  readonly seat: Player;
  /** The decision that the seat owes. */
  readonly decision: Decision;
  readonly random: Random;
}

/** A turn begins with reading what the seat sees. */
export const turnOf = <K extends GameTypes>(turn: Omit<Turn<K>, 'reading'>): Turn<K> => ({
  ...turn,
  reading: turn.match.game.read(turn.match.setting, turn.view),
});

/** A computer player of any game. The order it gives is accepted. */
export type General = <K extends GameTypes>(turn: Turn<K>) => K['Order'];
