/** Orders as people would write them, from those that the referee keeps: the other way round of `written-order.ts`. */
import { flat, type Player } from '@grognard/engine';
import { cmOf } from '@grognard/field';
import type { FireOrder } from '../model/fire-order.ts';
import type { OfficerPlan, Order, OrderGiven, PartPlan } from '../model/orders.ts';
import type { Part } from '../model/part.ts';
import type { WrittenTask } from '../model/scenario.ts';
import type { State } from '../model/state.ts';
import type { Leg, Post, Reaction, Task } from '../model/tasks.ts';
import type { Unit } from '../model/unit.ts';
import { nameIn } from './part-name.ts';

/** Who is called what. */
export interface OrderNames {
  readonly part: (index: number) => string;
  readonly unit: (index: number) => string;
}

export const orderNamesIn = (parts: readonly Part[], units: readonly Unit[]): OrderNames => ({
  part: (index) => nameIn(index, parts, units),
  unit: (index) => units[index]?.id ?? '',
});

const companyName = (company: number): string => `#${company + 1}`;

const legInNames = (leg: Leg): WrittenTask => {
  switch (leg.go) {
    case 'wheel':
      return { go: leg.go, degrees: leg.turn / 100 };
    case 'oblique':
      return { go: leg.go, cm: cmOf(leg.length), degrees: leg.slant / 100 };
    default: {
      const { length, ...rest } = leg;
      return { ...rest, cm: cmOf(length) };
    }
  }
};

const postInNames = ({ wall, company, figures }: Post): WrittenTask => ({
  ...{ wall, company: companyName(company), figures },
});

/** A task or a reaction in names, centimetres and degrees. */
export const taskInNames = ({ part }: Pick<OrderNames, 'part'>, task: Task | Reaction): WrittenTask => {
  switch (task.do) {
    case 'march':
      return { ...task, legs: task.legs.map(legInNames) };
    case 'deploy':
      return { ...task, companies: task.companies.map(companyName) };
    case 'reform': {
      const { heading, ...rest } = task;
      return { ...rest, ...(heading !== undefined && { degrees: heading / 100 }) };
    }
    case 'drag':
      return { do: task.do, cm: cmOf(task.length) };
    case 'work': {
      const { length, ...rest } = task;
      return { ...rest, ...(length !== undefined && { cm: cmOf(length) }) };
    }
    case 'charge':
    case 'counter-charge':
      return { ...task, target: part(task.target) };
    case 'enter':
    case 'relieve':
    case 'post': {
      const { posts, ...rest } = task;
      return { ...rest, ...(posts !== undefined && { posts: posts.map(postInNames) }) };
    }
    default:
      return { ...task };
  }
};

const fireInNames = ({ part }: OrderNames, fire: FireOrder): unknown => {
  if (fire === 'hold') return fire;
  const { within, target, ...rest } = fire;
  return {
    ...rest,
    ...(within !== undefined && { cm: cmOf(within) }),
    ...(target !== undefined && { target: part(target) }),
  };
};

const planInNames = (names: OrderNames, { part, tasks, fire, ...rest }: PartPlan): unknown => ({
  ...{ ...rest, part: names.part(part), tasks: tasks.map((task) => taskInNames(names, task)) },
  ...(fire !== undefined && { fire: fireInNames(names, fire) }),
});

const givenInNames = ({ unit: name }: OrderNames, { unit, about, ...rest }: OrderGiven): unknown => ({
  ...{ ...rest, unit: name(unit) },
  ...(about !== undefined && { about: name(about) }),
});

const officerInNames = (
  names: OrderNames,
  { officers }: State,
  { officer, ride, brings, orders }: OfficerPlan,
): unknown => ({
  officer: officers[officer]?.id ?? officer,
  via: ride.map(([x, y]) => [cmOf(x), cmOf(y)]),
  ...(brings !== undefined && { brings: givenInNames(names, brings) }),
  ...(orders !== undefined && { orders: orders.map((each) => givenInNames(names, each)) }),
});

/** An order in names, centimetres and degrees, as it lies in an envelope of a position file. */
export const orderInNames = (state: State, _seat: Player, order: Order): unknown => {
  const names = orderNamesIn(flat(state.parts), flat(state.units));
  switch (order.kind) {
    case 'rally':
      return { ...order, parts: order.parts.map((each) => ({ ...each, part: names.part(each.part) })) };
    case 'follow':
      return { ...order, parts: order.parts.map(names.part) };
    case 'plan':
      return {
        kind: order.kind,
        parts: order.parts.map((each) => planInNames(names, each)),
        officers: order.officers.map((each) => officerInNames(names, state, each)),
      };
    case 'react':
      return {
        kind: order.kind,
        parts: order.parts.map(({ part, reaction }) => ({
          ...{ part: names.part(part), reaction: taskInNames(names, reaction) },
        })),
      };
  }
};
