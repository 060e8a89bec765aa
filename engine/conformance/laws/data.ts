import { canonical, notJson } from '../../json/canonical.ts';
import { showPath } from '../../json/json.ts';
import { diff, patched } from '../../json/patch.ts';
import { toldOf } from '../../log/messages.ts';
import { outlook } from '../../table/outlook.ts';
import { gameEvents } from '../../table/table.ts';
import { firstOf, lawOf } from '../law.ts';

export const plainJson = lawOf(
  'everything is plain JSON',
  'State, orders, events, views and what is told are plain JSON: no undefined, no NaN, no -0, nothing that a text would lose.',
  (_trial, { match, steps, seats }) =>
    firstOf(steps, ({ before, entry, after }) => {
      const parts: [string, unknown][] = [
        ['the state', after.state],
        ['the order', entry.order],
        ['the events', entry.events],
        ...seats.flatMap((seat): [string, unknown][] => [
          ['a view', outlook(match, after, seat)],
          ['what is told', toldOf(match, before, entry, seat)],
        ]),
      ];
      return firstOf(parts, ([name, value]) => {
        const fault = notJson(value);
        return fault === undefined ? undefined : `${name}: ${fault}`;
      });
    }),
);

export const survivesText = lawOf(
  'a stored state plays on',
  'A state that was written down as text and read again evolves as the one that was not.',
  (_trial, { match: { game, setting }, steps }) =>
    firstOf(steps, ({ before, entry }) => {
      const read = JSON.parse(canonical(before.state));
      const events = gameEvents(entry.events);
      const evolved = (state: typeof before.state) =>
        canonical(events.reduce((now, event) => game.evolve(setting, now, event), state));
      return evolved(read) === evolved(before.state)
        ? undefined
        : `after ${entry.events.map((event) => JSON.stringify(event)).join(', ')} the two differ`;
    }),
);

export const fitsSchemas = lawOf(
  'the schemas fit',
  'What the rules make passes the schemas that guard the store: every state, order and event.',
  ({ schemas }, { steps }) =>
    firstOf(steps, ({ entry, after }) => {
      const reads = [
        ['state', schemas.state(after.state)] as const,
        ['order', schemas.order(entry.order)] as const,
        ...gameEvents(entry.events).map((event) => ['event', schemas.event(event)] as const),
      ];
      return firstOf(reads, ([name, read]) => {
        if (read.ok) return undefined;
        const [problem] = read.error;
        return `the ${name} schema refuses it at ${showPath(problem?.path ?? [])}: ${problem?.message ?? ''}`;
      });
    }),
);

export const patchesFit = lawOf(
  'patches lead from view to view',
  'A client that starts from its first view and applies every patch sees what the server sees.',
  (_trial, { match, steps, seats }) =>
    firstOf(seats, (seat) => {
      const [first] = steps;
      let seen: unknown = first === undefined ? undefined : outlook(match, first.before, seat);
      return firstOf(steps, ({ after }) => {
        const now = outlook(match, after, seat);
        const patch = JSON.parse(JSON.stringify(diff(seen, now)));
        seen = patched(seen, patch);
        return canonical(seen) === canonical(now) ? undefined : 'the patched view is another than the view';
      });
    }),
);
