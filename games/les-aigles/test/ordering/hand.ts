/** How a hand comes to an order, gesture after gesture: each is asked for, and must be granted, on what is drafted so far. */

import { canonical, type Player } from '@grognard/engine';
import { eastOf, normalHeading, northOf, type Pose, roundUnit } from '@grognard/field';
import { partOf } from '../../model/evolve.ts';
import type { AimedFire, FireOrder } from '../../model/fire-order.ts';
import type { OfficerWish, PartWish, Stroke, Wish } from '../../model/game-types.ts';
import type { Manner } from '../../model/manner.ts';
import type { OfficerPlan, Order, PartPlan, PlanOrder } from '../../model/orders.ts';
import type { Setting } from '../../model/setting.ts';
import type { Leg, Task } from '../../model/tasks.ts';
import type { View } from '../../model/view.ts';
import { glanceAt, stagesOf } from '../../options/foresee.ts';
import { offersFor } from '../../options/offers.ts';
import { options } from '../../options/orders.ts';
import { propose } from '../../options/propose.ts';
import { read } from '../../play/judge.ts';

interface Table {
  readonly setting: Setting;
  readonly view: View;
  readonly seat: Player;
}

/** A gesture, made once it is known what is drafted: nothing, if no hand can make it. */
type Gesture = (drafted: PlanOrder) => Wish | undefined;

const draftOf = ({ parts: draft, officers }: PlanOrder) => ({ draft, officers });

const tasksIn = ({ parts }: PlanOrder, part: number): readonly Task[] =>
  parts.find((each) => each.part === part)?.tasks ?? [];

const endOf = ({ setting, view }: Table, part: number, tasks: readonly Task[]): Pose =>
  stagesOf(setting, view, part, tasks).at(-1)?.to ??
  glanceAt(setting, view, part)?.part ??
  partOf(view, part);

const SLANTS = { ahead: 0, back: 18_000, left: 27_000, right: 9_000 } as const;

const slantOf = (leg: Exclude<Leg, { go: 'wheel' }>): number => {
  if (leg.go === 'oblique') return leg.slant;
  return SLANTS[leg.go === 'sideways' ? leg.to : leg.go];
};

const pointedAt = ({ x, y, heading }: Pose, slant: number, length: number): readonly [number, number] => {
  const towards = normalHeading(heading + slant);
  return [roundUnit(x + eastOf(towards) * length), roundUnit(y + northOf(towards) * length)];
};

/** The strokes that draw a march, each from where the legs before it lead. */
const strokesOf = (
  table: Table,
  part: number,
  before: readonly Task[],
  march: Extract<Task, { do: 'march' }>,
): readonly Stroke[] =>
  march.legs.map((leg, place) => {
    if (leg.go === 'wheel') return { wheel: leg.turn };
    const gone = place === 0 ? before : [...before, { ...march, legs: march.legs.slice(0, place) }];
    const to = pointedAt(endOf(table, part, gone), slantOf(leg), leg.length);
    return { to, ...(leg.go === 'oblique' && { aslant: true as const }) };
  });

/** A march is drawn, with what is said of it. */
const marchGesture =
  (table: Table, part: number, march: Extract<Task, { do: 'march' }>): Gesture =>
  (drafted) => {
    const before = tasksIn(drafted, part);
    const { forced, road, onward } = march;
    return {
      ...{ ...draftOf(drafted), part, next: true, strokes: strokesOf(table, part, before, march) },
      ...(forced === true && { forced }),
      ...(before.at(-1)?.do === 'march' && { apart: true as const }),
      manner: said({ road, onward }),
    };
  };

/** The task without what a hand says besides, and what it says. */
const takenApart = (task: Task): { readonly base: Task; readonly manner: Manner } => {
  switch (task.do) {
    case 'change': {
      const { anchor, side: unfold, ...base } = task;
      return { base, manner: said({ anchor, unfold }) };
    }
    case 'reform': {
      const { side: unfold, heading, ...base } = task;
      return { base, manner: said({ unfold, heading }) };
    }
    case 'charge': {
      const { barred, onward, ...base } = task;
      return { base, manner: said({ barred, onward }) };
    }
    case 'deploy':
      return { base: { do: 'deploy', companies: [] }, manner: said({ companies: task.companies }) };
    case 'enter': {
      const { posts, fold, ...base } = task;
      return { base, manner: said({ posts, fold }) };
    }
    case 'relieve': {
      const { posts, ...base } = task;
      return { base, manner: said({ posts }) };
    }
    case 'post':
      return { base: { do: 'post', posts: [] }, manner: said({ posts: task.posts }) };
    case 'leave': {
      const { relieved, ...base } = task;
      return { base, manner: said({ relieved }) };
    }
    case 'widen':
    case 'extend':
      return { base: { ...task, figures: 0 }, manner: said({ figures: task.figures }) };
    case 'shell':
      return { base: { ...task, at: 0 }, manner: said({ at: task.at }) };
    case 'work': {
      const { at, length, way, width, ...base } = task;
      return { base, manner: said({ at, length, way, width }) };
    }
    default:
      return { base: task, manner: {} };
  }
};

const said = (manner: { readonly [Key in keyof Manner]: Manner[Key] | undefined }): Manner =>
  Object.fromEntries(Object.entries(manner).filter(([, value]) => value !== undefined));

/** Something that was offered after what is drafted, and how it is to be done. */
const taskGesture =
  ({ setting, view }: Table, part: number, task: Task): Gesture =>
  (drafted) => {
    const { base, manner } = takenApart(task);
    const isIt = (other: Task): boolean => canonical(takenApart(other).base) === canonical(base);
    const offers = offersFor(setting, view, part, tasksIn(drafted, part)).map((offer) => offer.task);
    const exact = offers.find((offer) => canonical(offer) === canonical(task));
    const offer = exact ?? offers.find(isIt);
    if (offer === undefined) return undefined;
    return { ...draftOf(drafted), part, task: offer, ...(exact === undefined && { manner }), next: true };
  };

/** A hand points at the wall of a house. */
const wallGesture =
  (part: number, task: Extract<Task, { do: 'enter' | 'relieve' }>): Gesture =>
  (drafted) => {
    const { house, wall } = task;
    const relieves = task.do === 'relieve' && { relieves: true as const };
    const { manner } = takenApart(task);
    return { ...draftOf(drafted), part, into: { house, wall, ...relieves }, manner, next: true };
  };

const dragGesture =
  (table: Table, part: number, length: number): Gesture =>
  (drafted) => ({
    ...draftOf(drafted),
    ...{ part, to: pointedAt(endOf(table, part, tasksIn(drafted, part)), 0, length), next: true },
  });

/** Each thing that is said of a fire must be offered by itself; how far, a hand writes. */
const canFireSo = ({ setting, view, seat }: Table, part: number, fire: FireOrder): boolean => {
  const offered = options(read(setting, view), seat, part).orders.flatMap((order) =>
    order.kind === 'plan' ? order.parts.flatMap((plan) => (plan.fire === undefined ? [] : [plan.fire])) : [],
  );
  const has = (wanted: FireOrder): boolean => offered.some((offer) => canonical(offer) === canonical(wanted));
  if (fire === 'hold') return has(fire);
  const { within: _within, only: _only, ...named } = fire;
  return Object.entries(named).every(([field, value]) => has({ [field]: value } as AimedFire));
};

const sheetGestures = (table: Table, plan: PartPlan): readonly Gesture[] => {
  const { part, tasks, fire, afterWin, inHouse } = plan;
  const told =
    (more: Partial<PartWish>): Gesture =>
    (drafted) => ({ ...draftOf(drafted), part, ...more });
  const done = tasks.map((task): Gesture => {
    if (task.do === 'march') return marchGesture(table, part, task);
    if (task.do === 'enter' || task.do === 'relieve') return wallGesture(part, task);
    return task.do === 'drag' ? dragGesture(table, part, task.length) : taskGesture(table, part, task);
  });
  return [
    ...done,
    ...(fire === undefined ? [] : canFireSo(table, part, fire) ? [told({ fire })] : [() => undefined]),
    ...(afterWin === undefined ? [] : [told({ afterWin })]),
    ...(inHouse === undefined ? [] : [told({ inHouse })]),
  ];
};

const staffGestures = ({ officer, ride, brings, orders = [] }: OfficerPlan): readonly Gesture[] => {
  const asked =
    (more: Partial<OfficerWish>): Gesture =>
    (drafted) => ({
      ...{ ...draftOf(drafted), officer, ...more },
    });
  return [
    ...ride.map((rides) => asked({ rides })),
    ...(brings === undefined ? [] : [asked({ brings })]),
    ...orders.map((says) => asked({ says })),
  ];
};

/**
 * The last gesture of those that write a plan. The sheets are written in any order that lets each gesture be granted:
 * who makes room goes before who comes.
 */
const lastOfPlan = (table: Table, order: PlanOrder): Wish | undefined => {
  const { setting, view, seat } = table;
  const queues = [
    ...order.parts.map((plan) => [...sheetGestures(table, plan)]),
    ...order.officers.map((plan) => [...staffGestures(plan)]),
  ];
  let drafted: PlanOrder = { kind: 'plan', parts: [], officers: [] };
  let last: Wish | undefined;
  const makesOne = (queue: Gesture[]): boolean => {
    const wish = queue[0]?.(drafted);
    const granted = wish === undefined ? undefined : propose(read(setting, view), seat, wish);
    if (granted?.ok !== true || granted.value.kind !== 'plan') return false;
    queue.shift();
    [drafted, last] = [granted.value, wish];
    return true;
  };
  while (queues.some((queue) => queue.length > 0)) if (!queues.some(makesOne)) return undefined;
  return last;
};

type Answer = Exclude<Order, PlanOrder>;

const oneByOne = (order: Answer): readonly Answer[] => {
  switch (order.kind) {
    case 'rally':
      return order.parts.map((each) => ({ ...order, parts: [each] }));
    case 'follow':
      return order.parts.map((each) => ({ ...order, parts: [each] }));
    case 'react':
      return order.parts.map((each) => ({ ...order, parts: [each] }));
  }
};

/** An answer without what a hand says besides, and what it says. */
const answerApart = (order: Answer): { readonly base: Answer; readonly manner: Manner } => {
  if (order.kind === 'rally') {
    const [first] = order.parts;
    const parts = order.parts.map(({ part }) => ({ part }));
    return {
      base: { ...order, parts },
      manner: said({ pass: first?.pass, engagedOnly: first?.engagedOnly }),
    };
  }
  const [first] = order.kind === 'react' ? order.parts : [];
  if (first?.reaction.do !== 'change') return { base: order, manner: {} };
  const { anchor, side: unfold, ...reaction } = first.reaction;
  const parts = [{ part: first.part, reaction }];
  return { base: { kind: 'react', parts }, manner: said({ anchor, unfold }) };
};

/** Answers are picked part by part, each as it is offered. */
const lastOfAnswers = ({ setting, view, seat }: Table, order: Answer): Wish | undefined => {
  const offered = new Set(options(read(setting, view), seat).orders.map((each) => canonical(each)));
  let picked: Order = { ...order, parts: [] };
  let last: Wish | undefined;
  for (const also of oneByOne(order)) {
    const { base, manner } = answerApart(also);
    if (!offered.has(canonical(base))) return undefined;
    last = { picked, also: base, manner };
    const granted = propose(read(setting, view), seat, last);
    if (!granted.ok) return undefined;
    picked = granted.value;
  }
  return last;
};

/** A single choice must be offered as it stands. */
const isSingle = ({ parts, officers }: PlanOrder): boolean => {
  const [plan, ...others] = parts;
  if (plan === undefined || others.length + officers.length > 0 || plan.tasks.length !== 1) return false;
  const {
    part: _part,
    tasks: [task = { do: 'stand' }],
    ...more
  } = plan;
  const isDrawn = ['march', 'drag', 'enter', 'relieve'].includes(task.do);
  return !isDrawn && Object.keys({ ...more, ...takenApart(task).manner }).length === 0;
};

export const wishFor = (setting: Setting, view: View, seat: Player, order: Order): Wish | undefined => {
  const table = { setting, view, seat };
  if (order.kind !== 'plan') return lastOfAnswers(table, order);
  return isSingle(order) ? undefined : lastOfPlan(table, order);
};
