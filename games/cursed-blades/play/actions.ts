import type { Judgement } from '@grognard/engine';
import type { Finding } from '../model/finding.ts';
import type { Order } from '../model/orders.ts';
import type { Reading } from '../model/reading.ts';
import type { Story } from '../model/story.ts';
import { shock } from '../rules/combat/shock.ts';
import { shooting } from '../rules/combat/shooting.ts';
import { breaking, changeMode, join, leave, merge } from '../rules/formations/changing.ts';
import { form } from '../rules/formations/forming.ts';
import { manipulate } from '../rules/manipulation/manipulate.ts';
import { face } from '../rules/movement/face.ts';
import { flee } from '../rules/movement/flee.ts';
import { move } from '../rules/movement/move.ts';
import { withdraw } from '../rules/movement/withdraw.ts';
import { rally, reorganise } from '../rules/recovery/rally.ts';
import { reload } from '../rules/recovery/reload.ts';
import { rest } from '../rules/recovery/rest.ts';
import { nothing } from '../rules/turn/nothing.ts';
import type { Action, ActionKind } from '../rules/units/action.ts';

/** Everything that an activated unit can do, by the kind of its order. */
const actions: { readonly [K in ActionKind]: Action<K> } = {
  move,
  withdraw,
  flee,
  face,
  shock,
  fire: shooting,
  manipulate,
  rest,
  reorganise,
  rally,
  reload,
  form,
  'change-mode': changeMode,
  join,
  leave,
  break: breaking,
  merge,
  nothing,
};

export type ActionOrder = Extract<Order, { readonly kind: ActionKind }>;

/** The action of an order, as one that takes any order: each is only ever handed its own. */
const actionOf = (kind: ActionKind): Action<ActionKind> => actions[kind] as Action<ActionKind>;

export const actionKinds = Object.keys(actions) as readonly ActionKind[];

/** What is found in an order, and every breach of its chapter's rules. */
export const judgeAction = (reading: Reading, unit: number, order: ActionOrder): Judgement<Finding> => {
  const action = actionOf(order.kind);
  const finding = action.find?.(reading, unit, order as never);
  const refusals = action.check(reading, unit, order as never, finding);
  return finding === undefined ? { refusals } : { refusals, finding };
};

export const resolveAction = (
  story: Story,
  unit: number,
  order: ActionOrder,
  found: Finding | undefined,
): void => actionOf(order.kind).resolve(story, unit, order as never, found);

/** The orders worth asking about, lawful or not. */
export const offeredTo = (
  reading: Reading,
  unit: number,
  kinds: readonly ActionKind[] = actionKinds,
): readonly ActionOrder[] =>
  kinds.flatMap((kind) => actionOf(kind).offers(reading, unit) as readonly ActionOrder[]);

/** Whether a unit has a lawful way to do a thing of this kind. */
export const isPossible = (reading: Reading, unit: number, kind: ActionKind): boolean => {
  const action = actionOf(kind);
  return action.isPossible === undefined
    ? (action.offers(reading, unit) as readonly ActionOrder[]).some(
        (order) => judgeAction(reading, unit, order).refusals.length === 0,
      )
    : action.isPossible(reading, unit);
};
