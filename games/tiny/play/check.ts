import { impossible, type Player, type Refusal } from '@grognard/engine';
import type { Order, Setting, View } from '../model/vocabulary.ts';
import { planRefusals } from '../rules/movement.ts';
import { postRefusals } from '../rules/posts.ts';

/** Every breach of an order, from what the seat knows. */
export const check = (setting: Setting, view: View, seat: Player, order: Order): readonly Refusal[] => {
  const { phase } = view;
  if ((order.kind === 'plan') !== (phase === 'plan')) return [impossible('TN-R01', 'wrong-phase', { phase })];
  switch (order.kind) {
    case 'plan':
      return planRefusals(setting, view, seat, order.steps);
    case 'post':
      return postRefusals(setting, view, seat, order);
    case 'pass':
      return [];
  }
};
