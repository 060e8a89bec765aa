/** The best few of several plans, by where each would leave a man. */
import {
  costOf,
  type Drawer,
  foreseePlan,
  type Glance,
  judgePlan,
  marchedTo,
  type Part,
  type Task,
  throughFriends,
} from '@grognard/les-aigles/for-generals';
import { cmBetween, glanceAt, type Man, placed, type Situation } from './situation.ts';

/** What a man might do, the best first. */
export type Ideas = readonly (readonly Task[])[];

/** How many ideas a man has at most, and how many are looked at closely at a time. */
const CARE = { most: 8, closely: 8 } as const;
const HASTE = { most: 1, closely: 3 } as const;

interface Option {
  readonly plan: readonly Task[];
  readonly value: number;
}

/** Staying as one is, is always looked at closely. */
const stays = ({ plan }: Option): number => (plan.length === 0 ? 0 : 1);

const inOrder = (a: Option, b: Option): number => b.value - a.value;

/** Where a march would lead over open ground; other plans are looked at closely at once. */
const roughly = (glance: Glance, plan: readonly Task[]): Part => {
  const [task, ...more] = plan;
  if (task?.do !== 'march' || more.length > 0) return foreseePlan(glance, plan);
  return marchedTo(glance.part, costOf(glance.setting, glance.unit, glance.part, task.legs).to);
};

/** What has been thought of a plan already: a staff that weighs several doctrines thinks of the same ones. */
interface Thought {
  readonly situation: Situation;
  readonly man: Man;
  rough?: Man;
  close?: Man;
  isBlocked?: boolean;
}

const THOUGHTS: Drawer<WeakMap<readonly Task[], Thought>> = { empty: () => new WeakMap() };

const thoughtOf = (situation: Situation, man: Man, plan: readonly Task[]): Thought => {
  const thoughts = situation.setting.memory(THOUGHTS);
  const before = thoughts.get(plan);
  if (before?.situation.view === situation.view && before.man === man) return before;
  const thought: Thought = { situation, man };
  thoughts.set(plan, thought);
  return thought;
};

/** What is lawful of several plans, ordered by what the man would be worth afterwards. */
export const bestPlansFor = (
  situation: Situation,
  man: Man,
  plans: Ideas,
  worth: (then: Man) => number,
): Ideas => {
  const glance = glanceAt(situation, man);
  const { most, closely } = situation.isImagined === true ? HASTE : CARE;
  const options = plans
    .map((plan) => {
      const thought = thoughtOf(situation, man, plan);
      thought.rough ??= placed(situation.setting, man, roughly(glance, plan));
      return { plan, value: worth(thought.rough) };
    })
    .sort(inOrder)
    .sort((a, b) => stays(a) - stays(b));
  const found: Option[] = [];
  for (let at = 0; at < options.length && found.length < most; at += closely) {
    const close = options
      .slice(at, at + closely)
      .map(({ plan }) => {
        const thought = thoughtOf(situation, man, plan);
        thought.close ??= placed(situation.setting, man, foreseePlan(glance, plan));
        return { plan, value: worth(thought.close) };
      })
      .sort(inOrder);
    for (const { plan, value } of close)
      if (found.length < most && judgePlan(glance, plan).length === 0)
        found.push({ plan, value: value - (isBlocked(situation, man, plan) ? BLOCKED : 0) });
  }
  return found.sort(inOrder).map(({ plan }) => plan);
};

/** Friends beyond this are no hindrance in half a period, in cm. */
const AT_HAND = 14;
/** What it counts against a march that it leads into a friend, if he stays where he is. */
const BLOCKED = 16;

const isBlocked = (situation: Situation, man: Man, plan: readonly Task[]): boolean => {
  const thought = thoughtOf(situation, man, plan);
  thought.isBlocked ??= leadsIntoFriend(situation, man, plan);
  return thought.isBlocked;
};

const leadsIntoFriend = ({ setting, view, own }: Situation, man: Man, plan: readonly Task[]): boolean =>
  plan[0]?.do === 'march' &&
  own.some((other) => other.index !== man.index && cmBetween(man, other) < AT_HAND) &&
  throughFriends(setting, view, [{ part: man.index, tasks: plan }]).length > 0;

export const isLawful = (situation: Situation, man: Man, plan: readonly Task[]): boolean =>
  judgePlan(glanceAt(situation, man), plan).length === 0;
