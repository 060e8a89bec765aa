import type { Player, Random } from '@grognard/engine';
import type { Task } from '@grognard/engine/conformance';
import { facings, neighbourOf } from '@grognard/field/hex';
import { counterOf, unitOf } from '../model/evolve.ts';
import type { CursedBladesTypes, Region, Wish } from '../model/game-types.ts';
import type { MoveStep, Order } from '../model/orders.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import type { Told } from '../model/told.ts';

/** What the laws must be told of this game. */

const activeIn = (state: State): readonly string[] => {
  const { unit, counter } = state.active ?? {};
  if (unit !== undefined) return [unitOf(state, unit).id];
  return counter === undefined ? [] : [`counter-${counter}`];
};

/** Whom an order has act. */
export const acting = (_setting: Setting, view: State, order: Order): readonly string[] => {
  switch (order.kind) {
    case 'activate':
      return [order.unit];
    case 'drive':
      return [`counter-${order.counter}`];
    case 'end':
      return [];
    case 'lose-step':
    case 'recoil':
      return view.blow === undefined ? [] : [unitOf(view, view.blow.defender).id];
    default:
      return activeIn(view);
  }
};

/** The steps and turns of an order; what is taken up or left costs nothing and is seen where it is borne along. */
const partsOf = (order: Order): readonly MoveStep[] => {
  switch (order.kind) {
    case 'move':
    case 'flee':
      return order.steps;
    case 'withdraw':
      return [{ do: 'step', side: order.side }];
    default:
      return [];
  }
};

type Part = Extract<MoveStep, { readonly do: 'step' | 'turn' | 'wheel' }>;

const isStirring = (part: MoveStep): part is Part =>
  part.do === 'step' || part.do === 'turn' || part.do === 'wheel';

/** Every step leads to a hex and every turn to a facing that is told; or the rest is told to be set aside. */
export const tasks = (
  { terrain }: Setting,
  before: State,
  _seat: Player,
  order: Order,
): readonly Task<CursedBladesTypes>[] => {
  const { unit, counter } = before.active ?? {};
  if (unit === undefined && counter === undefined) return [];
  const mover = unit === undefined ? counterOf(before, counter ?? -1) : unitOf(before, unit);
  let { hex } = mover;
  const parts = partsOf(order).filter(isStirring);
  // Where a wheel takes a formation is the game's own business: that it went on is enough.
  const wheels = parts.some((part) => part.do === 'wheel');
  const isOwn = (told: Told): boolean =>
    (told.kind === 'stepped' || told.kind === 'set-aside') && told.unit === unit && told.counter === counter;
  return parts.map((part, place) => {
    if (part.do === 'step') hex = neighbourOf(terrain.board, hex, part.side);
    const to = hex;
    const leads = (told: Extract<Told, { kind: 'stepped' }>): boolean =>
      wheels || (part.do === 'turn' ? told.facing === part.to : told.hex === to);
    return {
      name: `part ${place + 1}`,
      isToldBy: (told) =>
        isOwn(told) && (told.kind === 'set-aside' || (told.kind === 'stepped' && leads(told))),
    };
  });
};

/** A hex that is offered to whoever acts, with every facing; to the others it says how far they could be sent. */
export const wash = (
  _setting: Setting,
  view: State,
  _seat: Player,
  { kind, hexes }: Region,
  random: Random,
): readonly Wish[] => {
  const to = hexes[random.below(hexes.length)];
  if (kind !== 'reach' || to === undefined || view.phase !== 'action') return [];
  return [{ to }, ...facings.map((facing) => ({ to, facing }))];
};
