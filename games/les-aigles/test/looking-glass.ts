import { at, flat } from '@grognard/engine';
import { type Event, evolve } from '../model/events.ts';
import type { FireOrder } from '../model/fire-order.ts';
import type { OfficerPlan, Order, OrderGiven } from '../model/orders.ts';
import type { Part } from '../model/part.ts';
import type { Scenario, UnitEntry } from '../model/scenario.ts';
import type { State } from '../model/state.ts';
import type { Leg, Post, Reaction, Task } from '../model/tasks.ts';
import type { FeatureEntry, Point } from '../model/terrain-entries.ts';

/** The same units in another order in the list. */
export const relisted = (scenario: Scenario, pick: (count: number) => number): Scenario => {
  const units = scenario.units.slice();
  for (let last = units.length - 1; last > 0; last -= 1) {
    const other = pick(last + 1);
    const held = units[last] as UnitEntry;
    units[last] = units[other] as UnitEntry;
    units[other] = held;
  }
  return { ...scenario, units };
};

/** The same order, where parts have other numbers. */
export const relistedOrder = (order: Order, state: State, listed: State): Order => {
  const nameOf = (from: State, index: number): string => {
    const part = at(from.parts, index);
    const unit = part === undefined ? undefined : at(from.units, part.unit);
    return `${unit?.id} ${part?.companies.join(' ')} ${part?.gone ?? ''}`;
  };
  const numbers = new Map(flat(listed.parts).map((_part, index) => [nameOf(listed, index), index]));
  const part = (index: number): number => numbers.get(nameOf(state, index)) ?? index;
  const names = flat(listed.units).map(({ id }) => id);
  const unit = (index: number): number => names.indexOf(at(state.units, index)?.id ?? '');
  return renumbered(order, part, unit);
};

type Place = Pick<Part, 'x' | 'y'>;

const isShownAt = (one: Place, other: Place): boolean =>
  Math.abs(one.x + other.x) <= 1 && Math.abs(one.y - other.y) <= 1;

/**
 * The same order in the mirror: squadrons that part from both flanks are numbered from the left, and so they are there.
 * Whoever is meant stands where the mirror shows him.
 */
export const reflectedOrder = (order: Order, here: State, there: State): Order => {
  const found = flat(there.parts);
  const shownAt = (one: Part, other: Part): boolean =>
    one.unit === other.unit && one.gone === other.gone && isShownAt(one, other);
  const part = (index: number): number => {
    const one = at(here.parts, index);
    const same = found[index];
    if (one === undefined || (same !== undefined && shownAt(one, same))) return index;
    const other = found.findIndex((each) => shownAt(one, each));
    return other < 0 ? index : other;
  };
  return renumbered(mirrorOrder(order), part, (unit) => unit);
};

const rebriefed = (plan: OfficerPlan, unit: (index: number) => number): OfficerPlan => {
  const given = (order: OrderGiven): OrderGiven => ({
    ...order,
    unit: unit(order.unit),
    ...(order.about !== undefined && { about: unit(order.about) }),
  });
  return {
    ...plan,
    ...(plan.brings !== undefined && { brings: given(plan.brings) }),
    ...(plan.orders !== undefined && { orders: plan.orders.map(given) }),
  };
};

const reaimed = (fire: FireOrder, number: (part: number) => number): FireOrder =>
  fire === 'hold' || fire.target === undefined ? fire : { ...fire, target: number(fire.target) };

const renumbered = (
  order: Order,
  number: (part: number) => number,
  unit: (index: number) => number,
): Order => {
  switch (order.kind) {
    case 'follow':
      return { ...order, parts: order.parts.map(number) };
    case 'rally':
      return { ...order, parts: order.parts.map((each) => ({ ...each, part: number(each.part) })) };
    case 'plan':
      return {
        ...order,
        parts: order.parts.map(({ part, tasks, fire, ...more }) => ({
          ...more,
          part: number(part),
          ...(fire !== undefined && { fire: reaimed(fire, number) }),
          tasks: tasks.map((task) =>
            task.do === 'charge' ? { ...task, target: number(task.target) } : task,
          ),
        })),
        officers: order.officers.map((plan) => rebriefed(plan, unit)),
      };
    case 'react':
      return {
        ...order,
        parts: order.parts.map(({ part, reaction }) => ({
          part: number(part),
          reaction:
            reaction.do === 'counter-charge' ? { ...reaction, target: number(reaction.target) } : reaction,
        })),
      };
  }
};

const otherHand = { left: 'right', right: 'left' } as const;
type Handed = keyof typeof otherHand;
const swapped = <T extends string>(hand: T): T =>
  hand in otherHand ? (otherHand[hand as Handed] as T) : hand;

const mirrorPoint = ([x, y]: Point): Point => [-x || 0, y];
const mirrorPoints = <T extends readonly Point[]>(points: T): T => points.map(mirrorPoint) as unknown as T;

/** What lies on the table, each thing seen in the mirror: what is on its left is on its right. */
const mirrorFeature = (feature: FeatureEntry): FeatureEntry => {
  switch (feature.kind) {
    case 'hill':
    case 'plateau':
      return {
        ...feature,
        outline: mirrorPoints(feature.outline),
        ...(feature.crest !== undefined && { crest: mirrorPoints(feature.crest) }),
        ...(feature.slopes !== undefined && {
          slopes: feature.slopes.map((slope) => ({ ...slope, area: mirrorPoints(slope.area) })),
        }),
      };
    case 'wood':
      return {
        ...{ ...feature, outline: mirrorPoints(feature.outline) },
        ...(feature.clearings !== undefined && { clearings: feature.clearings.map(mirrorPoints) }),
        ...(feature.paths !== undefined && {
          paths: feature.paths.map((path) => ({ ...path, way: mirrorPoints(path.way) })),
        }),
      };
    case 'house':
      return { ...feature, corners: mirrorPoints(feature.corners) };
    case 'water':
      return {
        ...{ ...feature, way: mirrorPoints(feature.way) },
        ...(feature.crossings !== undefined && {
          crossings: feature.crossings.map((each) => ({ ...each, way: mirrorPoints(each.way) })),
        }),
      };
    case 'road':
      return {
        ...{ ...feature, way: mirrorPoints(feature.way) },
        ...(feature.lining !== undefined && {
          lining: feature.lining.map((each) => ({ ...each, hand: otherHand[each.hand] })),
        }),
      };
    case 'line':
      return { ...feature, way: mirrorPoints(feature.way) };
    case 'redoubt':
      return { ...feature, outline: mirrorPoints(feature.outline), gorge: mirrorPoints(feature.gorge) };
    case 'village':
      return feature;
    default:
      return { ...feature, outline: mirrorPoints(feature.outline) };
  }
};

/** The table seen in a mirror that stands along its middle. */
export const mirrorScenario = (scenario: Scenario): Scenario => ({
  ...scenario,
  ...(scenario.features !== undefined && { features: scenario.features.map(mirrorFeature) }),
  units: scenario.units.map((unit) => ({
    ...unit,
    ...mirrorPlace(unit),
    ...(unit.post !== undefined && { post: mirrorPoint(unit.post) }),
    ...(unit.leads !== undefined && { leads: otherHand[unit.leads] }),
    ...(unit.turned !== undefined && { turned: swapped(unit.turned) }),
    ...(unit.bent !== undefined && { bent: mirrorBent(unit.bent) }),
    ...(unit.inside !== undefined && {
      inside: {
        ...unit.inside,
        ...(unit.inside.by !== undefined && { by: otherWall(unit.inside.by) }),
        ...(unit.inside.posts !== undefined && { posts: unit.inside.posts.map(mirrorPost) }),
      },
    }),
    ...(unit.skirmishers !== undefined && {
      skirmishers: unit.skirmishers.map((each) => ({
        ...each,
        ...mirrorPlace({ facing: 0, ...each }),
        ...(each.bent !== undefined && { bent: mirrorBent(each.bent) }),
      })),
    }),
  })),
  ...(scenario.officers !== undefined && {
    officers: scenario.officers.map((officer) => ({
      ...officer,
      at: [-officer.at[0] || 0, officer.at[1]] as const,
    })),
  }),
  ...(scenario.contacts !== undefined && {
    contacts: scenario.contacts.map((contact) => ({
      ...contact,
      side: swapped(contact.side),
      ...(contact.wall !== undefined && { wall: otherWall(contact.wall) }),
    })),
  }),
});

/** From the left in the mirror is from the right. */
const mirrorBent = (bent: NonNullable<UnitEntry['bent']>): NonNullable<UnitEntry['bent']> =>
  bent.map((piece) => ({ ...piece, ...mirrorPlace(piece) })).reverse();

const mirrorPlace = ({
  at: [x, y],
  facing,
}: Pick<UnitEntry, 'at' | 'facing'>): Pick<UnitEntry, 'at' | 'facing'> => ({
  at: [-x || 0, y],
  facing: facing === 0 ? 0 : Math.round((360 - facing) * 100) / 100,
});

const mirrorLeg = (leg: Leg): Leg => {
  switch (leg.go) {
    case 'wheel':
      return { ...leg, turn: -leg.turn };
    case 'oblique':
      return { ...leg, slant: -leg.slant };
    case 'sideways':
      return { ...leg, to: otherHand[leg.to] };
    default:
      return leg;
  }
};

/** Walls are counted clockwise from the first corner, wherever that is. */
export const otherWall = (wall: number): number => (6 - wall) % 4;

export const mirrorPost = <P extends Post>(post: P): P => ({ ...post, wall: otherWall(post.wall) });

const mirrorTask = <T extends Task | Reaction>(task: T): T => {
  switch (task.do) {
    case 'march':
      return { ...task, legs: task.legs.map(mirrorLeg) };
    case 'turn':
      return { ...task, figures: swapped(task.figures), by: swapped(task.by) };
    case 'change':
      return {
        ...task,
        ...(task.anchor !== undefined && { anchor: swapped(task.anchor) }),
        ...(task.side !== undefined && { side: swapped(task.side) }),
      };
    case 'reform':
      return {
        ...task,
        ...(task.side !== undefined && { side: swapped(task.side) }),
        ...(task.heading !== undefined && { heading: (36_000 - task.heading) % 36_000 }),
      };
    case 'enter':
      return {
        ...task,
        wall: otherWall(task.wall),
        ...(task.posts !== undefined && { posts: task.posts.map(mirrorPost) }),
        ...(task.fold !== undefined && { fold: { ...task.fold, wall: otherWall(task.fold.wall) } }),
      };
    case 'relieve':
      return {
        ...task,
        wall: otherWall(task.wall),
        ...(task.posts !== undefined && { posts: task.posts.map(mirrorPost) }),
      };
    case 'post':
      return { ...task, posts: task.posts.map(mirrorPost) };
    case 'widen':
      return { ...task, hand: otherHand[task.hand] };
    case 'leave':
    case 'extend':
      return { ...task, wall: otherWall(task.wall) };
    default:
      return task;
  }
};

export const mirrorOrder = (order: Order): Order => {
  switch (order.kind) {
    case 'rally':
      return {
        ...order,
        parts: order.parts.map((each) => ({
          ...each,
          ...(each.pass !== undefined && { pass: otherHand[each.pass] }),
        })),
      };
    case 'plan':
      return {
        ...order,
        parts: order.parts.map((plan) => ({ ...plan, tasks: plan.tasks.map(mirrorTask) })),
        officers: order.officers.map((officer) => ({
          ...officer,
          ride: officer.ride.map(([x, y]) => [-x || 0, y] as const),
        })),
      };
    case 'react':
      return {
        ...order,
        parts: order.parts.map(({ part, reaction }) => ({ part, reaction: mirrorTask(reaction) })),
      };
    default:
      return order;
  }
};

/**
 * A column whose retreat is over forms line unasked, to the hand that its drill says: from there on no mirror shows the
 * same. Orders with a hand can be left out of a plan; this cannot. It is to be asked of both tables: where something
 * stands on that hand, only the mirror leaves the column room.
 */
export const fallsInByHand = (before: State, events: readonly Event[]): boolean => {
  let state = before;
  for (const event of events) {
    const isReform = event.kind === 'began' && event.doing.what === 'reform';
    if (isReform && at(state.parts, event.part)?.formation !== event.doing.to) return true;
    state = evolve(state, event);
  }
  return false;
};

/**
 * Squadrons parted from one flank are others in the mirror, and dice fall for whom they are named for: from there on
 * the same luck meets another. So it is, too, where those parted from both flanks have changed places.
 */
export const partsByHand = (here: readonly Event[], there: readonly Event[]): boolean => {
  const parted = (events: readonly Event[]) =>
    events.flatMap((event) => (event.kind === 'detached' ? [event] : []));
  const named = (events: readonly Event[]): string =>
    parted(events)
      .map(({ detached }) => detached.companies.join(' '))
      .join();
  if (named(here) !== named(there)) return true;
  const others = parted(there);
  return parted(here).some(({ body, detached }, place) => {
    const other = others[place];
    return (
      other !== undefined &&
      !isShownAt(body, other.body) &&
      isShownAt(body, other.detached) &&
      isShownAt(detached, other.body)
    );
  });
};
