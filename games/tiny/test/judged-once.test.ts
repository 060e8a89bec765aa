import { decide, type Game, type Match, openTable, type Player, seeded } from '@grognard/engine';
import { expect, test } from 'vitest';
import { tiny } from '../game.ts';
import type { TinyTypes } from '../model/game-types.ts';
import { fordTrial } from './trial.ts';

/** A finding is never stored: a sealed order is judged when it is given, and once more when all are opened. */

const [red, blue]: readonly [Player, Player] = [{ side: 'red' }, { side: 'blue' }];

const opened = () => {
  const asked: string[] = [];
  const game: Game<TinyTypes> = {
    ...tiny,
    judge: (reading, seat, order) => {
      asked.push(seat.side);
      return tiny.judge(reading, seat, order);
    },
  };
  const { scenario } = fordTrial;
  const setting = tiny.prepare(tiny.publicScenario(scenario), {});
  if (!setting.ok) throw new Error(JSON.stringify(setting.error));
  const state = tiny.open(setting.value, scenario, [blue, red], { roll: () => 1 });
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  const match: Match<TinyTypes> = { game, setting: setting.value, seats: [blue, red] };
  return { asked, match, table: openTable<TinyTypes>(state.value) };
};

test('a sealed plan is judged once when it is given, and once when it is opened', () => {
  const { asked, match, table } = opened();
  const order = { kind: 'plan', steps: [] } as const;
  const first = decide(match, table, { seat: red, decision: '1.plan', order }, seeded(1, 1));
  if (!first.ok) throw new Error(JSON.stringify(first.error));
  expect(asked).toEqual(['red']);
  const last = decide(match, first.value.table, { seat: blue, decision: '1.plan', order }, seeded(1, 2));
  expect(last.ok).toBe(true);
  expect(asked).toEqual(['red', 'blue', 'red']);
});

test('on one reading an order is judged once, whoever asks', () => {
  const { match, table } = opened();
  const reading = tiny.read(match.setting, tiny.view(match.setting, table.state, red));
  const proposed = tiny.propose(reading, red, {});
  if (!proposed.ok) throw new Error(JSON.stringify(proposed.error));
  const judgement = tiny.judge(reading, red, proposed.value);
  expect(tiny.judge(reading, red, proposed.value)).toBe(judgement);
  expect(judgement.finding).toEqual({ kind: 'marches', goals: new Map() });
});
