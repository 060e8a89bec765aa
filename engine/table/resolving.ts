import type { Chance } from '../chance/chance.ts';
import type { Answer, Answers, JudgedAnswer } from '../contract/decision.ts';
import type { GameTypes } from '../contract/game.ts';
import type { Match } from './match.ts';
import { readFor } from './reading.ts';
import type { Table } from './table.ts';

/** An answer with what is found in it, on its giver's view. */
export const judged = <K extends GameTypes>(
  match: Match<K>,
  table: Pick<Table<K>, 'state'>,
  { seat, order }: Answer<K['Order']>,
): JudgedAnswer<K['Order'], K['Finding']> => ({
  seat,
  order,
  finding: match.game.judge(readFor(match, table, seat), seat, order).finding,
});

/** What follows when these answers are given in this state, be they lawful or not. */
export const resolved = <K extends GameTypes>(
  match: Match<K>,
  state: K['State'],
  { decision, given }: Answers<K['Order']>,
  chance: Chance,
): readonly K['Event'][] =>
  match.game.resolve(
    match.setting,
    state,
    { decision, given: given.map((answer) => judged(match, { state }, answer)) },
    chance,
  );
