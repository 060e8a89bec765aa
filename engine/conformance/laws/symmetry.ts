import type { GameTypes } from '../../contract/game.ts';
import { canonical } from '../../json/canonical.ts';
import { isRecord } from '../../json/json.ts';
import { diff } from '../../json/patch.ts';
import { decide } from '../../table/decide.ts';
import { openTable, type Table } from '../../table/table.ts';
import { lawOf } from '../law.ts';
import type { Ready } from '../trial.ts';
import { beginTrial, type Walk } from '../walk.ts';

/** A value without the order of its lists. */
const unordered = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    return value.map(unordered).sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, unordered(part)]));
};

/** Plays the same orders on a changed scenario; tells the first step at which the position is not the changed one. */
const playedAlike = <K extends GameTypes>(
  trial: Ready<K>,
  { seed, steps, luck, match }: Walk<K>,
  scenario: (scenario: K['Scenario']) => K['Scenario'],
  order: (order: K['Order'], state: K['State'], changed: K['State']) => K['Order'],
): string | undefined => {
  const changed = beginTrial({ ...trial, scenario: scenario(trial.scenario) }, seed);
  const textOf = (position: object): string => canonical(unordered(position));
  let table: Table<K> = openTable<K>(changed.opening.state);
  for (const { submission, entry, before, after } of steps) {
    const given = order(submission.order, before.state, table.state);
    const decided = decide(changed.match, table, { ...submission, order: given }, luck(entry.seq));
    if (!decided.ok) return `${JSON.stringify(given)} was refused: ${JSON.stringify(decided.error)}`;
    table = decided.value.table;
    const expected = scenario(match.game.position(match.setting, after.state));
    const found = match.game.position(changed.match.setting, table.state);
    if (textOf(expected) !== textOf(found)) {
      const [other] = diff(unordered(expected), unordered(found));
      return `after ${JSON.stringify(submission.order)} (order ${entry.seq}) the positions differ: ${JSON.stringify(other)}`;
    }
  }
  return undefined;
};

export const unitOrder = lawOf(
  'it does not matter who is listed first',
  'The same units in another order in the list, given the same orders and dice, come to the same result.',
  (trial, walk) =>
    trial.relisted === undefined
      ? undefined
      : playedAlike(
          trial,
          walk,
          (scenario) => trial.relisted?.(scenario, (count) => walk.random.below(count)) ?? scenario,
          trial.relistedOrder ?? ((order) => order),
        ),
);

export const mirrored = lawOf(
  'a mirrored battle plays out mirrored',
  'On a mirrored table, mirrored orders with the same dice lead to the mirrored position.',
  (trial, walk) =>
    trial.mirror === undefined
      ? undefined
      : playedAlike(trial, walk, trial.mirror.scenario, trial.mirror.order),
);
