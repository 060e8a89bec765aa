import { expect } from 'vitest';
import { view } from '../../knowledge/view.ts';
import type { OfficerPlan, Order } from '../../model/orders.ts';
import type { Scenario } from '../../model/scenario.ts';
import { check } from '../../play/check.ts';
import { proves } from '../proving.ts';
import { scene } from '../scene.ts';

proves('LA-S3.2-10', 'a general gives his own orders, whatever others of his army give', (saw) => {
  const general = (id: string, command: string, x: number): NonNullable<Scenario['officers']>[number] => ({
    ...{ id, side: 'french', rank: 'general', command, authority: 2, at: [x, -5] },
  });
  const given = scene(
    [
      { id: 'one', at: [-20, 0], command: 'left' },
      { id: 'two', at: [20, 0], command: 'right' },
    ],
    { officers: [general('left general', 'left', -20), general('right general', 'right', 20)] },
  );
  const orders = (officer: number, unit: number, count: number): OfficerPlan => ({
    ...{ officer, ride: [] },
    orders: Array.from({ length: count }, () => ({ unit, attitude: 'attack' }) as const),
  });
  const against = (...officers: readonly OfficerPlan[]) => {
    const order: Order = { kind: 'plan', parts: [], officers };
    const seat = { side: 'french' };
    return saw(check(given.setting, view(given.setting, given.state, seat), seat, order)).map(
      ({ code }) => code,
    );
  };
  expect(against(orders(0, 0, 2), orders(1, 1, 2))).toEqual([]);
  expect(against(orders(0, 0, 2), orders(1, 1, 3))).toEqual(['too-many-orders']);
});
