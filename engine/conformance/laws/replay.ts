import { canonical } from '../../json/canonical.ts';
import { fold } from '../../log/ledger.ts';
import { logFlaws } from '../../log/verify.ts';
import { decide } from '../../table/decide.ts';
import { evolveAll } from '../../table/evolve.ts';
import { gameEvents } from '../../table/table.ts';
import { firstOf, lawOf } from '../law.ts';

export const deterministic = lawOf(
  'the same order has the same result',
  'Decided again on the same table with the same chance, an order leads to the same events, to the byte.',
  (_trial, { match, luck, steps }) =>
    firstOf(steps, ({ before, submission, entry }) => {
      const again = decide(match, before, submission, luck(entry.seq));
      if (!again.ok) return `${JSON.stringify(submission.order)} was accepted, then refused`;
      return canonical(again.value.events) === canonical(entry.events)
        ? undefined
        : `${JSON.stringify(submission.order)} led to other events the second time`;
    }),
);

export const evolvePure = lawOf(
  'evolve depends on state and event alone',
  'Evolving the same state by the same event twice gives the same state: no clock, no counter, no memory of its own.',
  (_trial, { match: { game, setting }, steps }) =>
    firstOf(steps, ({ before, entry }) => {
      let state = before.state;
      return firstOf(gameEvents(entry.events), (event) => {
        const once = game.evolve(setting, state, event);
        const twice = game.evolve(setting, state, event);
        state = once;
        return canonical(once) === canonical(twice)
          ? undefined
          : `evolving by ${JSON.stringify(event)} twice gave two different states`;
      });
    }),
);

export const replays = lawOf(
  'the log gives the state back',
  'Folding the log from its first entry, or from a snapshot in its middle, gives the state that was played; deciding it again gives the same log.',
  (_trial, { match, ledger, opening }) => {
    const log = JSON.parse(canonical({ opening, entries: ledger.entries }));
    if (canonical(fold(match, log)) !== canonical(ledger.table)) return 'the folded log is another state';
    const half = Math.floor(ledger.entries.length / 2);
    // A snapshot is kept as text, and what came after it is folded onto what was read.
    const snapshot = JSON.parse(canonical(fold(match, { opening, entries: ledger.entries.slice(0, half) })));
    const resumed = ledger.entries
      .slice(half)
      .reduce((table, { events }) => evolveAll(match, table, events), snapshot);
    if (canonical(resumed) !== canonical(ledger.table))
      return 'folding on from a snapshot gives another state';
    const [flaw] = logFlaws(match, log);
    return flaw === undefined ? undefined : `entry ${flaw.seq}: ${flaw.detail}`;
  },
);
