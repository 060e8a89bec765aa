import { begin, decide, defaultsOf, openDecisions, openTable, type Player, seeded } from '@grognard/engine';
import { expect, test } from 'vitest';
import { lesAigles } from '../game.ts';
import type { LesAiglesTypes } from '../model/game-types.ts';
import type { Order } from '../model/orders.ts';
import { battalion } from './changes/help.ts';

const FRENCH: Player = { side: 'french' };
const ALLIED: Player = { side: 'allied' };

const scenario: LesAiglesTypes['Scenario'] = {
  table: { width: 200, depth: 120 },
  sides: [
    { id: 'french', edge: 'south' },
    { id: 'allied', edge: 'north' },
  ],
  units: [
    {
      id: 'us',
      side: 'french',
      nation: 'france',
      companies: battalion,
      formation: 'line',
      at: [0, -30],
      facing: 0,
    },
    {
      id: 'them',
      side: 'allied',
      nation: 'france',
      companies: battalion,
      formation: 'line',
      at: [0, 30],
      facing: 180,
    },
  ],
};

/** Les Aigles, and how often it has judged: a judgement that is new is written down in its reading. */
const counting = () => {
  const count = { judged: 0 };
  const read: typeof lesAigles.read = (setting, view) => {
    const reading = lesAigles.read(setting, view);
    const judged: typeof reading.judged = new WeakMap();
    const set = judged.set.bind(judged);
    judged.set = (order, found) => {
      count.judged += 1;
      return set(order, found);
    };
    return { ...reading, judged };
  };
  return { game: { ...lesAigles, read }, count };
};

const opened = () => {
  const { game, count } = counting();
  const sheet = {
    ...{ at: '1970-01-01T00:00:00.000Z', scenario, seats: [FRENCH, ALLIED] },
    switches: defaultsOf(game.switches),
  };
  const begun = begin(game, sheet, (seq) => seeded(1, seq));
  if (!begun.ok) throw new Error('The table cannot be laid');
  const { match, opening } = begun.value;
  return { game, count, match, table: openTable<LesAiglesTypes>(opening.state) };
};

const march = (part: number): Order => ({
  ...{ kind: 'plan', officers: [] },
  parts: [{ part, tasks: [{ do: 'march', legs: [{ go: 'ahead', length: 6_000 }] }] }],
});

test('in the page a plan is judged once, whoever asks about it', () => {
  const { game, count, match, table } = opened();
  const reading = game.read(match.setting, game.view(match.setting, table.state, FRENCH));
  const proposed = game.propose(reading, FRENCH, {
    ...{ part: 0, task: { do: 'march', legs: [{ go: 'ahead', length: 6_000 }] } },
  });
  if (!proposed.ok) throw new Error('The march is refused');
  expect(game.judge(reading, FRENCH, proposed.value).refusals).toEqual([]);
  expect(game.propose(reading, FRENCH, { order: proposed.value }).ok).toBe(true);
  expect(count.judged).toBe(1);
});

test('what one seat may order is not what another may', () => {
  const { game, match, table } = opened();
  const reading = game.read(match.setting, game.view(match.setting, table.state, FRENCH));
  const order = march(0);
  expect(game.judge(reading, FRENCH, order).refusals).toEqual([]);
  expect(game.judge(reading, ALLIED, order).refusals).not.toEqual([]);
});

test('by the referee a plan is judged once when it is sealed and once when it is opened', () => {
  const { count, match, table } = opened();
  const [decision] = openDecisions(match, table);
  if (decision === undefined) throw new Error('Nobody owes anything');
  const give = (now: typeof table, seat: Player, part: number) => {
    const decided = decide(match, now, { seat, decision: decision.id, order: march(part) }, seeded(1, 1));
    if (!decided.ok) throw new Error('The plan is refused');
    return decided.value.table;
  };
  const sealed = give(table, FRENCH, 0);
  expect(count.judged).toBe(1);
  // The last is judged as it comes in, the other as it is opened; the half period that is played judges neither.
  const played = give(sealed, ALLIED, 1);
  expect(count.judged).toBe(3);
  expect(played.state.parts.flat()[0]?.y).toBeGreaterThan(-30_000);
});
