import type { GameTypes } from '../../contract/game.ts';
import { seatName } from '../../contract/seat.ts';
import { defaultsOf } from '../../contract/switch.ts';
import { canonical } from '../../json/canonical.ts';
import { diff } from '../../json/patch.ts';
import { tablesThrough } from '../../log/messages.ts';
import { readPositionFile } from '../../position/file.ts';
import { openedFromPosition } from '../../position/opened.ts';
import { printed } from '../../position/printed.ts';
import { decide } from '../../table/decide.ts';
import type { Match } from '../../table/match.ts';
import { openDecisions } from '../../table/outcome.ts';
import { isTableEvent, type Table } from '../../table/table.ts';
import { firstOf, lawOf } from '../law.ts';
import type { Ready } from '../trial.ts';
import type { Step, Walk } from '../walk.ts';
import { someSteps } from '../worlds.ts';

/** So many orders are given on both tables, one after the other. */
const ORDERS_ON = 4;

/** A table and what it is played by. */
interface Played<K extends GameTypes> {
  readonly match: Match<K>;
  readonly table: Table<K>;
}

/** The table printed as a file, and the file opened again; or why that cannot be. */
const setUpAgain = <K extends GameTypes>(
  { game, schemas, switches }: Ready<K>,
  { match }: Walk<K>,
  table: Table<K>,
): Played<K> | string => {
  const file = printed(match, schemas, table, switches ?? defaultsOf(game.switches));
  const read = readPositionFile(JSON.parse(JSON.stringify(file)));
  if (!read.ok) return `the file cannot be read: ${JSON.stringify(read.error[0])}`;
  const battle = openedFromPosition(game, schemas, read.value);
  if (!battle.ok) return `the file cannot be opened: ${JSON.stringify(battle.error[0])}`;
  return { match: battle.value.match, table: battle.value.table() };
};

const owedAt = <K extends GameTypes>({ match, table }: Played<K>): readonly unknown[] =>
  openDecisions(match, table).map(({ kind, owed, orders }) => ({ kind, owed: owed.map(seatName), orders }));

const different = (what: string, a: unknown, b: unknown): string | undefined => {
  if (canonical(a) === canonical(b)) return undefined;
  const [change] = diff(JSON.parse(canonical(a)), JSON.parse(canonical(b)));
  return `${what} on the table that was set up again: ${JSON.stringify(change)}`;
};

/** Whether the two tables owe and show the same. */
const lookAlike = <K extends GameTypes>(
  { printed: hooks }: Ready<K>,
  { seats }: Walk<K>,
  real: Played<K>,
  again: Played<K>,
): string | undefined =>
  different('other decisions are owed', owedAt(real), owedAt(again)) ??
  firstOf(seats, (seat) => {
    // The umpire's view may hold the state itself, with all its numbers.
    if (seat === 'umpire') return undefined;
    const seen = ({ match: { game, setting }, table }: Played<K>): unknown => {
      const view = game.view(setting, table.state, seat);
      return hooks?.view === undefined ? view : hooks.view(view, seat);
    };
    return different(`${seatName(seat)} sees something else`, seen(real), seen(again));
  });

/** The order as it is given on the other table: by way of names. */
const orderAgain = <K extends GameTypes>(
  { schemas }: Ready<K>,
  { before, submission }: Step<K>,
  { table }: Played<K>,
): unknown => {
  const named = schemas.inNames?.(before.state, submission.seat, submission.order) ?? submission.order;
  return schemas.written?.(table.state, submission.seat, named) ?? named;
};

const eventsOf = <K extends GameTypes>(
  { printed: hooks }: Ready<K>,
  match: Match<K>,
  before: Table<K>,
  events: Step<K>['entry']['events'],
): readonly unknown[] => {
  const through = tablesThrough(match, before, { events });
  return events.flatMap((event, place) => {
    if (isTableEvent<K>(event)) return [];
    return [hooks?.event?.(event, (through[place - 1] ?? before).state) ?? event];
  });
};

/** Gives the step's order on the other table, with the same dice; the table after it, or what came out otherwise. */
const playedOn = <K extends GameTypes>(
  trial: Ready<K>,
  { match, luck }: Walk<K>,
  step: Step<K>,
  again: Played<K>,
): Played<K> | string => {
  const place = openDecisions(match, step.before).findIndex(({ id }) => id === step.submission.decision);
  const decision = openDecisions(again.match, again.table)[place]?.id ?? '';
  const order = orderAgain(trial, step, again);
  const { seat } = step.submission;
  const decided = decide(again.match, again.table, { seat, decision, order }, luck(step.entry.seq));
  const shown = JSON.stringify(step.submission.order);
  if (!decided.ok)
    return `${shown} is refused on the table that was set up again: ${JSON.stringify(decided.error[0])}`;
  const { events, table } = decided.value;
  return (
    different(
      `${shown} leads to other events`,
      eventsOf(trial, match, step.before, step.entry.events),
      eventsOf(trial, again.match, again.table, events),
    ) ?? { match: again.match, table }
  );
};

const goesOn = <K extends GameTypes>(
  trial: Ready<K>,
  walk: Walk<K>,
  steps: readonly Step<K>[],
): string | undefined => {
  const [first] = steps;
  if (first === undefined) return undefined;
  let again = setUpAgain(trial, walk, first.before);
  return firstOf(steps, (step) => {
    if (typeof again === 'string') return again;
    const other = lookAlike(trial, walk, { match: walk.match, table: step.before }, again);
    if (other !== undefined) return other;
    again = playedOn(trial, walk, step, again);
    return typeof again === 'string' ? again : undefined;
  });
};

export const printedGoesOn = lawOf(
  'a printed position goes on',
  'A table that is printed as a position file and set up again owes the same decisions and shows every seat the same, and the same orders with the same dice lead to the same events: in the midst of a combat, of a reaction, with answers that lie sealed.',
  (trial, walk) =>
    trial.printed === undefined
      ? undefined
      : firstOf(someSteps(walk, trial.moments), (step) => {
          const place = walk.steps.indexOf(step);
          const found = goesOn(trial, walk, walk.steps.slice(place, place + ORDERS_ON));
          return found === undefined ? undefined : `before order ${step.entry.seq}: ${found}`;
        }),
);
