import { seatName } from '../../contract/seat.ts';
import { openDecisions, outcomeOf } from '../../table/outcome.ts';
import { firstOf, lawOf } from '../law.ts';

export const ends = lawOf(
  'a game ends',
  'Played at random, every game comes to an outcome within the number of orders that its trial allows.',
  ({ maxOrders }, { match, ledger, steps, stopped }) => {
    if (stopped !== undefined) return stopped;
    if (outcomeOf(match, ledger.table) !== undefined) return undefined;
    const waiting = openDecisions(match, ledger.table).flatMap(({ kind, owed }) =>
      owed.map((seat) => `${seatName(seat)} (${kind})`),
    );
    return `after ${steps.length} of at most ${maxOrders} orders the game still waits for ${waiting.join(', ')}`;
  },
);

export const decidesOrEnds = lawOf(
  'somebody must decide, or it is over',
  'Decisions are open exactly as long as there is no outcome: else the game hangs, or goes on after its end.',
  (_trial, { match: { game, setting }, steps, opening }) =>
    firstOf([opening.state, ...steps.map(({ after }) => after.state)], (state) => {
      const open = game.decisions(setting, state).length;
      const over = game.outcome(setting, state) !== undefined;
      if (open === 0 && !over) return 'nobody owes a decision, and there is no outcome';
      return open > 0 && over ? `there is an outcome, and ${open} decisions are still open` : undefined;
    }),
);

export const faultless = lawOf(
  'the state keeps its invariants',
  'The game finds no fault with any state that its own rules lead to.',
  (_trial, { match: { game, setting }, steps, opening }) =>
    firstOf([opening.state, ...steps.map(({ after }) => after.state)], (state) => {
      const [fault] = game.faults(setting, state);
      return fault === undefined ? undefined : `fault: ${JSON.stringify(fault)}`;
    }),
);
