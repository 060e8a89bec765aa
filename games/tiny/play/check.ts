import { impossible, type Judgement, type Player, sameSeat } from '@grognard/engine';
import type { Finding } from '../model/finding.ts';
import type { Order } from '../model/orders.ts';
import type { Reading } from '../model/reading.ts';
import { marchesOf, planRefusals } from '../rules/movement/plan.ts';
import { postRefusals } from '../rules/posts/posts.ts';

/** Every breach of an order, from what the seat knows, and what was found in it; the same order is judged once. */
export const judge = (reading: Reading, seat: Player, order: Order): Judgement<Finding> => {
  const known = reading.judged.get(order);
  if (known !== undefined && sameSeat(known.seat, seat)) return known.judgement;
  const judgement = judgementOf(reading, seat, order);
  reading.judged.set(order, { seat, judgement });
  return judgement;
};

const judgementOf = (reading: Reading, seat: Player, order: Order): Judgement<Finding> => {
  const { phase } = reading.view;
  if ((order.kind === 'plan') !== (phase === 'plan'))
    return { refusals: [impossible('TN-R01', 'wrong-phase', { phase })] };
  switch (order.kind) {
    case 'plan':
      return { refusals: planRefusals(reading, seat, order.steps), finding: marchesOf(order.steps) };
    case 'post': {
      const { piece, posture } = order;
      return {
        refusals: postRefusals(reading, seat, order),
        finding: { kind: 'posture', piece, posture },
      };
    }
    case 'pass':
      return { refusals: [] };
  }
};
