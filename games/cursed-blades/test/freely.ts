import { canonical, flat, pickFrom, type Random } from '@grognard/engine';
import type { Freely } from '@grognard/engine/conformance';
import { facings, hasSide, hexSides, neighbourOf, turnBetweenFacings, zoneSides } from '@grognard/field/hex';
import { counterOf, unitOf } from '../model/evolve.ts';
import type { CursedBladesTypes, Wish } from '../model/game-types.ts';
import type { MoveStep, Order } from '../model/orders.ts';
import { readingOf } from '../model/reading.ts';
import type { Setting } from '../model/setting.ts';
import type { View } from '../model/view.ts';
import { formationModes, manipulations, paces } from '../model/vocabulary.ts';
import { move } from '../rules/movement/move.ts';

/** Orders at random, made without asking the game what could be meant, and the wish that means each. */

const one = <T>(random: Random, list: readonly [T, ...T[]] | readonly T[]): T => pickFrom(random, list) as T;

const coin = (random: Random): boolean => random.below(2) === 0;

const anybody = (view: View, random: Random): string => one(random, flat(view.units)).id;

const anything = (view: View, random: Random): number =>
  random.below(Math.max(1, flat(view.counters).length));

/** What lies where it stands, which is what can be laid hands on at all. */
const thingHere = (view: View, random: Random): number => {
  const { unit } = view.active ?? {};
  const hex = unit === undefined ? -1 : unitOf(view, unit).hex;
  const here = flat(view.counters).flatMap((counter, index) =>
    counter.gone === undefined && counter.hex === hex ? [index] : [],
  );
  return pickFrom(random, here) ?? anything(view, random);
};

const anyPart = (view: View, random: Random): MoveStep => {
  const choice = random.below(12);
  if (choice < 6) return { do: 'step', side: one(random, hexSides) };
  if (choice < 9) return { do: 'turn', to: one(random, facings) };
  if (choice === 9) return { do: 'take', counter: thingHere(view, random) };
  if (choice === 10)
    return { do: 'wheel', on: one(random, ['left', 'right'] as const), forward: coin(random) };
  return { do: 'bring', unit: anybody(view, random) };
};

const anyWay = (view: View, random: Random): readonly MoveStep[] =>
  Array.from({ length: 1 + random.below(4) }, () => anyPart(view, random));

const deeds: Readonly<Record<string, (view: View, random: Random) => Order>> = {
  move: (view, random) => ({ kind: 'move', pace: one(random, paces), steps: anyWay(view, random) }),
  withdraw: (view, random) => ({
    ...{ kind: 'withdraw', side: one(random, hexSides) },
    ...(coin(random) && { take: thingHere(view, random) }),
    ...(coin(random) && { minimal: true as const }),
  }),
  flee: (view, random) => ({ kind: 'flee', steps: random.below(6) === 0 ? [] : anyWay(view, random) }),
  face: (_view, random) => ({ kind: 'face', to: one(random, facings) }),
  shock: (view, random) => ({ kind: 'shock', target: anybody(view, random), supported: coin(random) }),
  fire: (view, random) => ({ kind: 'fire', target: anybody(view, random) }),
  manipulate: (view, random) => ({
    ...{ kind: 'manipulate', what: one(random, manipulations) },
    ...(random.below(4) > 0 && { counter: thingHere(view, random) }),
  }),
  rest: () => ({ kind: 'rest' }),
  reorganise: () => ({ kind: 'reorganise' }),
  rally: () => ({ kind: 'rally' }),
  reload: () => ({ kind: 'reload' }),
  form: (view, random) => ({
    ...{ kind: 'form', mode: one(random, formationModes) },
    with: [anybody(view, random), ...(coin(random) ? [anybody(view, random)] : [])],
  }),
  'change-mode': (_view, random) => ({ kind: 'change-mode', mode: one(random, formationModes) }),
  join: (view, random) => ({ kind: 'join', formation: anybody(view, random) }),
  leave: (view, random) => ({ kind: 'leave', unit: anybody(view, random) }),
  break: () => ({ kind: 'break' }),
  merge: (view, random) => ({ kind: 'merge', with: anybody(view, random) }),
  nothing: () => ({ kind: 'nothing' }),
};

const orderAtRandom = (view: View, random: Random): Order | undefined => {
  switch (view.phase) {
    case 'activation':
      return one(random, [
        { kind: 'activate', unit: anybody(view, random) },
        { kind: 'drive', counter: anything(view, random) },
        { kind: 'end' },
      ] as const);
    case 'losses':
      return coin(random) ? { kind: 'lose-step' } : { kind: 'recoil', side: one(random, hexSides) };
    case 'over':
      return undefined;
    case 'action': {
      const deed = coin(random) ? 'move' : one(random, Object.keys(deeds));
      return deeds[deed]?.(view, random);
    }
  }
};

interface End {
  readonly hex: number;
  readonly facing?: number;
}

/** Where whoever is active stands and looks in the end. */
const endOf = (
  setting: Setting,
  view: View,
  steps: readonly MoveStep[],
  pace: 'full' | 'minimal' | 'supplementary',
): End => {
  const { unit, counter = -1 } = view.active ?? {};
  if (unit !== undefined && unitOf(view, unit).formed !== undefined) {
    const { hex = -1, facing = -1 } = placeAfter(setting, view, unit, { kind: 'move', pace, steps }) ?? {};
    return { hex, facing };
  }
  let { hex, facing }: End = unit === undefined ? counterOf(view, counter) : unitOf(view, unit);
  for (const part of steps) {
    if (part.do === 'step') hex = neighbourOf(setting.terrain.board, hex, part.side);
    if (part.do === 'turn') facing = part.to;
  }
  return { hex, ...(facing !== undefined && { facing }) };
};

const placeAfter = (
  setting: Setting,
  view: View,
  unit: number,
  order: Extract<Order, { kind: 'move' }>,
): End | undefined => {
  const found = move.find?.(readingOf(setting, view), unit, order);
  return found?.kind === 'going' ? found.ghost().way.at(-1) : undefined;
};

/** What is taken along, or who: what is let lie where it was taken up is as if it had not been touched. */
const takenIn = (steps: readonly MoveStep[]): readonly (string | number)[] => {
  const last = steps.findLastIndex((part) => part.do === 'step');
  return steps
    .slice(0, last + 1)
    .flatMap((part): readonly (string | number)[] => {
      if (part.do === 'take') return [part.counter];
      return part.do === 'bring' ? [part.unit] : [];
    })
    .toSorted();
};

const paceOf = (order: Extract<Order, { readonly kind: 'move' | 'flee' }>) =>
  order.kind === 'move' ? order.pace : 'full';

const isWalk = (order: Order): order is Extract<Order, { readonly kind: 'move' | 'flee' }> =>
  order.kind === 'move' || order.kind === 'flee';

/** What an order does: of a walk its end, and who or what comes along; names in any order. */
const deedOf = (setting: Setting, view: View, order: Order): unknown => {
  if (isWalk(order)) {
    const pace = paceOf(order);
    const end = endOf(setting, view, order.steps, pace);
    // Which way the routed look in the end is nobody's concern.
    if (order.kind === 'flee') return { kind: order.kind, hex: end.hex };
    return { kind: order.kind, pace, end, taken: takenIn(order.steps) };
  }
  // What else lies in the hex has nothing to do with the stakes that are planted.
  if (order.kind === 'manipulate' && order.what === 'plant') return { kind: order.kind, what: order.what };
  if (order.kind === 'form') return { ...order, with: order.with.toSorted() };
  return order;
};

const wishOf = (setting: Setting, view: View, order: Order): Wish | undefined => {
  if (order.kind === 'move') {
    const { hex, facing } = endOf(setting, view, order.steps, order.pace);
    const [taken] = takenIn(order.steps);
    return {
      ...{ to: hex, pace: order.pace },
      ...(facing !== undefined && { facing }),
      ...(typeof taken === 'number' && { counter: taken }),
      ...(typeof taken === 'string' && { unit: taken }),
    };
  }
  if (order.kind === 'flee') return { do: 'flee', to: endOf(setting, view, order.steps, 'full').hex };
  return undefined;
};

const isIdle = (order: Order, view: View, setting: Setting): boolean => {
  if (order.kind !== 'move') return false;
  const { unit, counter = -1 } = view.active ?? {};
  const { hex, facing } = unit === undefined ? counterOf(view, counter) : unitOf(view, unit);
  const end = endOf(setting, view, order.steps, order.pace);
  return end.hex === hex && end.facing === facing;
};

/** Turning further than the next step asks for, or without one: points are spent that would have carried him on. */
const turnsForNothing = (steps: readonly MoveStep[], from: number): boolean => {
  let facing = from;
  return steps.some((part, place) => {
    if (part.do !== 'turn') return false;
    const before = facing;
    facing = part.to;
    const next = steps[place + 1];
    return next?.do !== 'step' || turnBetweenFacings(before, facing) > leastTurn(before, next.side);
  });
};

/** How far one must turn to have a side in front. */
const leastTurn = (facing: number, side: number): number =>
  Math.min(
    ...facings
      .filter((to) => hasSide(zoneSides(to, 'front'), side))
      .map((to) => turnBetweenFacings(facing, to)),
  );

const facingOf = (view: View): number =>
  view.active?.unit === undefined ? 0 : unitOf(view, view.active.unit).facing;

export const freely: Freely<CursedBladesTypes> = {
  order: (_setting, view, _seat, random) => orderAtRandom(view, random),
  wish: (setting, view, _seat, order) => wishOf(setting, view, order),
  alike: (a, b, setting, view) => canonical(deedOf(setting, view, a)) === canonical(deedOf(setting, view, b)),
  exceptions: [
    {
      reason: 'who ends where and as he began is told to do nothing',
      is: isIdle,
    },
    {
      reason: 'a hand carries one thing; with two at once nothing is done that two moves would not do',
      is: (order) => order.kind === 'move' && takenIn(order.steps).length > 1,
    },
    {
      reason:
        'who turns further than his next step asks for runs less far than he could; a hand lets him run',
      is: (order, view) => order.kind === 'flee' && turnsForNothing(order.steps, facingOf(view)),
    },
  ],
};
