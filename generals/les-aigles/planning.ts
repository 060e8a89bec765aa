/** A whole plan: something for everybody, so that nobody is in anybody's way. */

import type { Order, PartPlan } from '@grognard/les-aigles';
import { foreseePlan, type Task } from '@grognard/les-aigles/for-generals';
import { alignIdeas } from './bending.ts';
import type { Ideas } from './choosing.ts';
import type { Desk } from './desk.ts';
import type { Doctrine } from './doctrine.ts';
import { fireOrderFor } from './firing.ts';
import { footIdeas } from './foot.ts';
import { gunIdeas } from './guns.ts';
import { horseIdeas } from './horse.ts';
import { extendIdeas } from './houses.ts';
import { mendingIdeas } from './mending.ts';
import { ridesOf } from './officers.ts';
import { glanceAt, type Man, placed, type Situation } from './situation.ts';
import { isOut, skirmishIdeas } from './skirmishers.ts';

/** A man with what he might do, the best first, and how many of these have been given up. */
interface Entry {
  readonly man: Man;
  readonly ideas: Ideas;
  given: number;
}

/** Nothing can be told to whoever is fighting, running or busy. */
export const isFree = ({ part, isEngaged }: Man): boolean =>
  !isEngaged &&
  part.inside === undefined &&
  [part.doing, part.charge, part.rally, part.follow, part.evade, part.routing, part.retreat].every(
    (each) => each === undefined,
  );

const IDEAS = { foot: footIdeas, horse: horseIdeas, guns: gunIdeas } as const;

export const ideasFor = (situation: Situation, man: Man, doctrine: Doctrine): Ideas => {
  if (!isFree(man)) return man.isEngaged ? extendIdeas(situation, man) : [];
  const mending = mendingIdeas(situation, man);
  if (mending.length > 0) return mending;
  const aligning = alignIdeas(situation, man);
  return aligning.length > 0 ? aligning : IDEAS[man.kind](situation, man, doctrine);
};

const tasksOf = ({ ideas, given }: Entry): readonly Task[] => ideas[given] ?? [];

const plansOf = (entries: readonly Entry[]): readonly PartPlan[] =>
  entries.flatMap((entry) => {
    const tasks = tasksOf(entry);
    return tasks.length === 0 ? [] : [{ part: entry.man.index, tasks }];
  });

const ROUNDS = 16;

/** Whoever is in somebody's way takes his next idea, and in the end stays where he is. */
const untangled = ({ match, reading, seat }: Desk, entries: readonly Entry[]): readonly PartPlan[] => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const order: Order = { kind: 'plan', parts: plansOf(entries), officers: [] };
    const named = new Set(match.game.judge(reading, seat, order).refusals.map(({ params }) => params?.unit));
    if (named.size === 0) return order.parts;
    for (const entry of entries)
      if (named.has(entry.man.unit.id)) entry.given += round < ROUNDS - 4 ? 1 : entry.ideas.length;
  }
  return [];
};

/** Where a man will be, as far as he can tell. */
const foreseen = (situation: Situation, entry: Entry): Man =>
  placed(situation.setting, entry.man, foreseePlan(glanceAt(situation, entry.man), tasksOf(entry)));

const entriesOf = (situation: Situation, doctrine: Doctrine): readonly Entry[] => {
  const bodies = situation.own.filter((man) => !isOut(situation, man));
  const entries = bodies.map((man): Entry => ({ man, ideas: ideasFor(situation, man, doctrine), given: 0 }));
  const out = situation.own.filter((man) => isOut(situation, man));
  const skirmishers = out.map((man): Entry => {
    const home = entries.find((entry) => entry.man.part.unit === man.part.unit);
    const ideas =
      home === undefined || !isFree(man) ? [] : skirmishIdeas(situation, man, foreseen(situation, home));
    return { man, ideas, given: 0 };
  });
  return [...entries, ...skirmishers];
};

/** The same plans, with how everybody is to fire. */
const withFire = (
  situation: Situation,
  plans: readonly PartPlan[],
  then: readonly Man[],
): readonly PartPlan[] => {
  const orders = then.flatMap((man) => {
    const fire = fireOrderFor(situation, man);
    return fire === undefined ? [] : [[man.index, fire] as const];
  });
  if (orders.length === 0) return plans;
  const planned = new Map(plans.map((plan) => [plan.part, plan] as const));
  for (const [part, fire] of orders) planned.set(part, { tasks: [], ...planned.get(part), part, fire });
  return [...planned.values()];
};

export const planOf = (desk: Desk, situation: Situation, doctrine: Doctrine): Order => {
  const entries = entriesOf(situation, doctrine);
  const parts = untangled(desk, entries);
  const then = entries.map((entry) => foreseen(situation, entry));
  const order: Order = {
    kind: 'plan',
    parts: withFire(situation, parts, then),
    officers: ridesOf(situation, then),
  };
  const { match, reading, seat } = desk;
  const { refusals } = match.game.judge(reading, seat, order);
  return refusals.length === 0 ? order : { ...order, officers: [] };
};
