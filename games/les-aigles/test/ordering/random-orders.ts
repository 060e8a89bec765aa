/** Orders at random, past the offers: whole plans, and what is answered between two moves. */
import { at, type Player, pickFrom, type Random, shuffledBy } from '@grognard/engine';
import { standing, unitOfPart } from '../../model/evolve.ts';
import { exposures, type FireOrder, marks, shots } from '../../model/fire-order.ts';
import type { HouseOrders } from '../../model/house.ts';
import type { OfficerPlan, Order, OrderGiven, PartPlan, PlanOrder } from '../../model/orders.ts';
import type { Setting } from '../../model/setting.ts';
import { afterWins, type Reaction, type Task } from '../../model/tasks.ts';
import type { View } from '../../model/view.ts';
import { anchors, attitudes, flanks, formations, hands, unfoldings } from '../../model/vocabulary.ts';
import { afterStage, glanceAt, stageAt } from '../../options/foresee.ts';
import { check } from '../../play/check.ts';
import { oneIn, someTask, somewhereIn } from './random-tasks.ts';

/** Who gives orders, from what he sees. */
export interface Giver {
  readonly setting: Setting;
  readonly view: View;
  readonly seat: Player;
  readonly random: Random;
}

const ownOf = ({ view, seat }: Giver): readonly number[] =>
  standing(view).filter((index) => unitOfPart(view, index).side === seat.side);

const enemiesOf = ({ view, seat }: Giver): readonly number[] =>
  standing(view).filter((index) => unitOfPart(view, index).side !== seat.side);

const someFire = (giver: Giver): FireOrder => {
  const { random } = giver;
  if (oneIn(random, 4)) return 'hold';
  const target = oneIn(random, 2) ? pickFrom(random, enemiesOf(giver)) : undefined;
  return {
    ...(oneIn(random, 3) && { within: somewhereIn(random, 500, 60_000) }),
    ...(target !== undefined && { target }),
    ...(oneIn(random, 3) && { prefer: pickFrom(random, marks) ?? 'foot' }),
    ...(oneIn(random, 4) && { only: true as const }),
    ...(oneIn(random, 4) && { shot: pickFrom(random, shots) ?? 'canister' }),
    ...(oneIn(random, 4) && { at: pickFrom(random, exposures) ?? 'open' }),
  };
};

/** One to three tasks, each made where the one before it leads. */
const someTasks = ({ setting, view, random }: Giver, part: number): readonly Task[] => {
  let glance = glanceAt(setting, view, part);
  const tasks: Task[] = [];
  const count = pickFrom(random, [1, 1, 1, 2, 2, 3]) ?? 1;
  while (glance !== undefined && tasks.length < count) {
    const task = someTask(glance, random);
    tasks.push(task);
    glance = afterStage(glance, stageAt(glance, task));
  }
  return tasks;
};

const someMind = (random: Random): HouseOrders => {
  if (oneIn(random, 3)) return { surrenders: true };
  return { wall: random.below(4), ...(oneIn(random, 2) && { surrenders: true as const }) };
};

const someSheet = (giver: Giver, part: number): PartPlan => {
  const { random } = giver;
  return {
    part,
    tasks: oneIn(random, 30) ? [] : someTasks(giver, part),
    ...(oneIn(random, 5) && { fire: someFire(giver) }),
    ...(oneIn(random, 8) && { afterWin: pickFrom(random, afterWins) ?? 'stay' }),
    ...(oneIn(random, 10) && { inHouse: someMind(random) }),
  };
};

const someGiven = ({ view, seat, random }: Giver): OrderGiven => {
  const units = view.units.flat().flatMap(({ side }, index) => (side === seat.side ? [index] : []));
  return {
    ...{ unit: pickFrom(random, units) ?? 0, attitude: pickFrom(random, attitudes) ?? 'hold' },
    ...(oneIn(random, 3) && { about: pickFrom(random, units) ?? 0 }),
  };
};

const someRide = (giver: Giver, officer: number): OfficerPlan => {
  const { view, random } = giver;
  const { x, y } = view.officers[officer] ?? { x: 0, y: 0 };
  const ride = Array.from(
    { length: random.below(4) },
    () => [x + random.below(20_000) - 10_000, y + random.below(20_000) - 10_000] as const,
  );
  return {
    ...{ officer, ride },
    ...(oneIn(random, 3) && { brings: someGiven(giver) }),
    ...(oneIn(random, 3) && { orders: [someGiven(giver)] }),
  };
};

/** How often something lawful is looked for before it is left. */
const TRIES = 16;

/** The plan with something more in it that the referee grants; the last try as it is, for he may be wrong. */
const withMore = (giver: Giver, plan: PlanOrder, more: () => Partial<PlanOrder>): PlanOrder => {
  const { setting, view, seat } = giver;
  let last = plan;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { parts = [], officers = [] } = more();
    last = { ...plan, parts: [...plan.parts, ...parts], officers: [...plan.officers, ...officers] };
    if (check(setting, view, seat, last).length === 0) return last;
  }
  return plan;
};

const somePlan = (giver: Giver): Order => {
  const { view, seat, random } = giver;
  const parts = shuffledBy(random, ownOf(giver)).slice(0, pickFrom(random, [1, 1, 1, 2, 3]) ?? 1);
  let plan: PlanOrder = { kind: 'plan', parts: [], officers: [] };
  for (const part of parts) plan = withMore(giver, plan, () => ({ parts: [someSheet(giver, part)] }));
  const staff = [...view.officers.keys()].filter((index) => view.officers[index]?.side === seat.side);
  if (oneIn(random, 4))
    for (const officer of shuffledBy(random, staff).slice(0, 2))
      plan = withMore(giver, plan, () => ({ officers: [someRide(giver, officer)] }));
  return plan;
};

const someRally = ({ view, random }: Giver, part: number): Order => ({
  kind: 'rally',
  parts: [
    {
      part,
      ...(oneIn(random, 3) && { pass: pickFrom(random, hands) ?? 'left' }),
      ...(at(view.parts, part)?.formation === 'chequer' &&
        oneIn(random, 2) && { engagedOnly: true as const }),
    },
  ],
});

const someReaction = (giver: Giver): Reaction => {
  const { random } = giver;
  const figures = pickFrom(random, flanks) ?? 'rear';
  const choices: readonly Reaction[] = [
    { do: 'counter-charge', target: pickFrom(random, enemiesOf(giver)) ?? 0 },
    {
      ...{ do: 'change', to: pickFrom(random, formations) ?? 'square' },
      ...(oneIn(random, 3) && { anchor: pickFrom(random, anchors) ?? 'centre' }),
      ...(oneIn(random, 3) && { side: pickFrom(random, unfoldings) ?? 'both' }),
    },
    { do: 'turn', figures, by: figures === 'rear' ? 'about' : figures },
    {
      do: 'turn',
      figures: 'all',
      by: pickFrom(random, ['left', 'right', 'about', 'back'] as const) ?? 'left',
    },
    { do: 'turn', figures, by: 'back' },
    ...(['halt', 'stop', 'evade', 'stay'] as const).map((what): Reaction => ({ do: what })),
  ];
  return pickFrom(random, choices) ?? { do: 'halt' };
};

type Answer = Exclude<Order, PlanOrder>;

/** Something that one of our parts answers. */
const someAnswer = (giver: Giver, part: number): Order | undefined => {
  switch (giver.view.phase) {
    case 'rallies':
      return someRally(giver, part);
    case 'follows':
      return { kind: 'follow', parts: [part] };
    case 'reactions':
      return { kind: 'react', parts: [{ part, reaction: someReaction(giver) }] };
    default:
      return undefined;
  }
};

const both = (first: Answer | undefined, second: Order): Order => {
  if (first === undefined) return second;
  if (first.kind === 'rally' && second.kind === 'rally')
    return { ...first, parts: [...first.parts, ...second.parts] };
  if (first.kind === 'follow' && second.kind === 'follow')
    return { ...first, parts: [...first.parts, ...second.parts] };
  return first.kind === 'react' && second.kind === 'react'
    ? { ...first, parts: [...first.parts, ...second.parts] }
    : second;
};

/** What several of our parts answer, as far as the referee grants it. */
const someAnswers = (giver: Giver): Order | undefined => {
  const { setting, view, seat, random } = giver;
  let order: Answer | undefined;
  for (const part of shuffledBy(random, ownOf(giver))) {
    if (oneIn(random, 2)) continue;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = someAnswer(giver, part);
      if (answer === undefined) return undefined;
      const more = both(order, answer);
      if (more.kind === 'plan' || check(setting, view, seat, more).length > 0) continue;
      order = more;
      break;
    }
  }
  return order;
};

export const someOrder = (giver: Giver): Order | undefined =>
  giver.view.phase === 'plans' ? somePlan(giver) : someAnswers(giver);
