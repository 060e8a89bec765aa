/** How often a charge succeeds. */
import type { Case } from './cases.ts';
import { type Event, lay, type Played, playPeriods } from './charge.ts';

export interface Counted {
  readonly played: number;
  readonly succeeded: number;
}

const CHARGER = 0;
const TARGET = 1;

const decidedIn = (events: readonly Event[]): Extract<Event, { kind: 'decided' }> | undefined =>
  events.find((event) => event.kind === 'decided');

/** It has won the first round of its melee, or its target has given way before it came to that. */
const hasSucceeded = ({ events }: Played): boolean => {
  const decided = decidedIn(events);
  if (decided !== undefined) return decided.drawn !== true && decided.winners.includes(CHARGER);
  return events.some(({ kind, ...more }) => {
    const isGoing = kind === 'retreats' || kind === 'routed';
    return isGoing && 'part' in more && more.part === TARGET;
  });
};

/** Where both have charged home: whether their first round is drawn. */
const drawnIn = ({ events }: Played): boolean | undefined => {
  const charges = events.filter((event) => event.kind === 'met' && event.contact.charged === true);
  return charges.length < 2 ? undefined : decidedIn(events)?.drawn === true;
};

/** So many charges, shared out among the tables of a case, each with dice of its own. */
export const count = ({ tables, counts }: Case, times: number, seed = 1): Counted => {
  const judge = counts === 'draws' ? drawnIn : hasSucceeded;
  const each = Math.ceil(times / tables.length);
  let [played, succeeded] = [0, 0];
  for (const [place, table] of tables.entries()) {
    const laid = lay(table);
    for (let time = 0; time < each; time += 1) {
      const is = judge(playPeriods(laid, seed + place * each + time));
      if (is === undefined) continue;
      played += 1;
      if (is) succeeded += 1;
    }
  }
  return { played, succeeded };
};
