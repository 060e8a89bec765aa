import { decide, openTable, type Submission, seeded } from '@grognard/engine';
import type { Work } from '../measure.ts';
import { marchesOf, sides } from './march-cases.ts';
import { type MarchTypes, march } from './march-game.ts';

/** Orders one after the other through the engine's `decide`, which evolves the table. */
export const oursMarch = (units: number): Work => {
  const seat = { side: sides[0] };
  const setting = march.prepare({ units }, {});
  if (!setting.ok) throw new Error('the march cannot be prepared');
  const match = { game: march, setting: setting.value, seats: [seat] };
  const source = seeded(1, 1);
  const state = march.open(setting.value, { units }, [seat], { roll: () => 1 });
  if (!state.ok) throw new Error('the march cannot be opened');
  const orders = marchesOf(units).map((order) => ({ kind: 'march' as const, ...order }));
  let table = openTable<MarchTypes>(state.value);
  let next = 0;
  return (times) => {
    let total = 0;
    for (let i = 0; i < times; i += 1) {
      const submission: Submission = { seat, decision: `march ${table.state.given}`, order: orders[next] };
      const decided = decide(match, table, submission, source);
      if (!decided.ok) throw new Error(`refused: ${JSON.stringify(decided.error)}`);
      table = decided.value.table;
      const { unit } = decided.value.order;
      total += table.state.units[unit >> 6][unit & 63].x;
      next = (next + 1) % orders.length;
    }
    return total;
  };
};
