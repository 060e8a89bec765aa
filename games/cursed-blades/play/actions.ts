import type { Refusal } from '@grognard/engine';
import type { Order } from '../model/orders.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import type { Story } from '../model/story.ts';
import { shock } from '../rules/combat/shock.ts';
import { fire } from '../rules/combat/shooting.ts';
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
  fire,
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

export const checkAction = (
  setting: Setting,
  view: State,
  unit: number,
  order: ActionOrder,
): readonly Refusal[] => actionOf(order.kind).check(setting, view, unit, order as never);

export const resolveAction = (story: Story, unit: number, order: ActionOrder): void =>
  actionOf(order.kind).resolve(story, unit, order as never);

/** The orders worth asking about, lawful or not. */
export const offeredTo = (
  setting: Setting,
  view: State,
  unit: number,
  kinds: readonly ActionKind[] = actionKinds,
): readonly ActionOrder[] =>
  kinds.flatMap((kind) => actionOf(kind).offers(setting, view, unit) as readonly ActionOrder[]);

/** Whether a unit has a lawful way to do a thing of this kind. */
export const isPossible = (setting: Setting, view: State, unit: number, kind: ActionKind): boolean => {
  const action = actionOf(kind);
  return action.isPossible === undefined
    ? action
        .offers(setting, view, unit)
        .some((order) => action.check(setting, view, unit, order).length === 0)
    : action.isPossible(setting, view, unit);
};
