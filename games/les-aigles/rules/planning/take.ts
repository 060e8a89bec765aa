import type { Order } from '../../orders.ts';
import { happen, type Story } from '../../story.ts';
import { givenBy } from '../command/check.ts';
import { giveOrders } from '../command/level.ts';

/** The plans are opened: each part keeps its own, known to its own side alone. */
export const takePlans = (story: Story, orders: readonly Order[]): void => {
  for (const order of orders) {
    if (order.kind !== 'plan') continue;
    const parts = order.parts.map(({ part, tasks }) => ({ part, plan: tasks }));
    happen(story, { kind: 'planned', parts, rules: ['LA-M1.1-1'] });
    for (const { officer, ride, brings, orders = [] } of order.officers) {
      const count = orders.length + (brings === undefined ? 0 : 1);
      const given = { period: story.state.period, orders: givenBy(story.state, officer) + count };
      const secret = {
        ride,
        ...(brings !== undefined && { brings }),
        ...(given.orders > 0 && { given }),
      };
      happen(story, { kind: 'officer-told', officer, secret, rules: ['LA-M1-5', 'LA-S3.2-10'] });
      giveOrders(story, officer, orders);
    }
  }
};
