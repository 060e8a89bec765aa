import type { Order } from '../../orders.ts';
import { happen, type Story } from '../../story.ts';

/** The plans are opened: each part keeps its own, known to its own side alone. */
export const takePlans = (story: Story, orders: readonly Order[]): void => {
  for (const order of orders) {
    if (order.kind !== 'plan') continue;
    const parts = order.parts.map(({ part, tasks, afterWin }) => ({
      ...{ part, plan: tasks },
      ...(afterWin !== undefined && { afterWin }),
    }));
    happen(story, { kind: 'planned', parts, rules: ['LA-M1.1-1'] });
    for (const { officer, ride, brings } of order.officers) {
      const secret = { ride, ...(brings !== undefined && { brings }) };
      happen(story, { kind: 'officer-told', officer, secret, rules: ['LA-M1-5'] });
    }
  }
};
