import type { Decision } from '../contract/decision.ts';
import type { GameTypes } from '../contract/game.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { Match } from './match.ts';
import type { Table } from './table.ts';

/** How the battle ended: by the game's own rules, or because a side gave up. */
export const outcomeOf = <K extends GameTypes>(
  { game, setting }: Match<K>,
  table: Table<K>,
): Outcome | undefined => {
  const [first] = table.resigned;
  if (first === undefined) return game.outcome(setting, table.state);
  const standing = game.sides(setting).filter((side) => !table.resigned.includes(side));
  const [winner] = standing;
  const ended = { code: 'resigned', rule: 'GR-13', params: { side: first } };
  return winner !== undefined && standing.length === 1 ? { ...ended, winner } : ended;
};

/** The decisions somebody owes now; none once the battle has ended. */
export const openDecisions = <K extends GameTypes>(
  { game, setting }: Match<K>,
  table: Table<K>,
): readonly Decision[] => (table.resigned.length > 0 ? [] : game.decisions(setting, table.state));
