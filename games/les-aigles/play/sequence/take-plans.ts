import { standing, unitOfPart } from '../../model/evolve.ts';
import type { Order, PlanOrder } from '../../model/orders.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import { givenBy } from '../../rules/command/check.ts';
import { giveOrders } from '../../rules/command/level.ts';
import { setAsideBehindStand } from '../../rules/planning/aside.ts';

/** The plans are opened: each part keeps its own, known to its own side alone. */
export const takePlans = (story: Story, orders: readonly Order[]): void => {
  for (const order of orders) {
    if (order.kind !== 'plan') continue;
    const parts = order.parts.map(({ part, tasks, afterWin, inHouse, fire }) => ({
      part,
      plan: tasks,
      ...(afterWin !== undefined && { afterWin }),
      ...(inHouse !== undefined && { inHouse }),
      ...(fire !== undefined && { fire }),
    }));
    const forgets = forgetsSomebody(story.state, order) ? ['LA-M1.1-3', 'LA-M1.1-4'] : [];
    happen(story, { kind: 'planned', parts, rules: ['LA-M1.1-1', ...forgets] });
    for (const { part, plan } of parts) setAsideBehindStand(story, part, plan);
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

/** LA-M1.1-3: whoever has no order stands until the next half period. */
const forgetsSomebody = (state: State, { parts }: PlanOrder): boolean => {
  const [first] = parts;
  if (first === undefined) return true;
  const { side } = unitOfPart(state, first.part);
  const named = new Set(parts.map(({ part }) => part));
  return standing(state).some((part) => unitOfPart(state, part).side === side && !named.has(part));
};
