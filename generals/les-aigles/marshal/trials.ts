/** A plan tried in the mind, and mended man by man where somebody would be better off with something else. */
import type { Order, PartPlan } from '@grognard/les-aigles';
import type { Task } from '@grognard/les-aigles/for-generals';
import type { Ideas } from '../choosing.ts';
import { type Desk, isAccepted } from '../desk.ts';
import { halvesLeft } from '../missions.ts';
import { cmApart, isInHand, type Man, nearestOf, type Situation } from '../situation.ts';
import { foreseen, halvesOf, type Vision } from './foresight.ts';
import { optionsFor } from './options.ts';
import { awayOf, type Errands, fortuneOf } from './prospects.ts';
import type { Scheme } from './schemes.ts';
import { pointsOf, pointsOn } from './worth.ts';

export type Plan = Extract<Order, { kind: 'plan' }>;

/** A few throws of the dice prove little: something else must be better by this share of all that stands on the table. */
const DOUBT = 0.002;
/** And no single throw counts for more than this. */
const MOST = 0.02;
/** Far from the enemy no dice are thrown. */
const AFAR = 0.0003;

const tasksOf = ({ parts }: Plan, index: number): readonly Task[] =>
  parts.find(({ part }) => part === index)?.tasks ?? [];

const withTasks = (plan: Plan, index: number, tasks: readonly Task[]): Plan => {
  const others = plan.parts.filter(({ part }) => part !== index);
  const { fire } = plan.parts.find(({ part }) => part === index) ?? {};
  const told = fire === undefined ? {} : { fire };
  const own: readonly PartPlan[] =
    tasks.length === 0 && fire === undefined ? [] : [{ part: index, tasks, ...told }];
  return { ...plan, parts: [...others, ...own].sort((a, b) => a.part - b.part) };
};

interface Trial {
  readonly desk: Desk;
  readonly situation: Situation;
  readonly scheme: Scheme;
  readonly errands: Errands;
  readonly visions: readonly Vision[];
  readonly whole: number;
}

/** When no more half periods than this are left, one looks to the end of all. */
const LAST = 4;

/** How things stand at the end of the period when a plan has been carried out, or at the end of the battle. */
const after = ({ desk, situation, scheme }: Trial, first: Plan, vision: Vision): Situation => {
  const left = halvesLeft(situation);
  return foreseen(desk, { first, scheme, halves: left <= LAST ? left : halvesOf(desk) }, vision);
};

const worthOf = ({ errands, whole }: Trial, then: Situation): number => fortuneOf(then, errands, whole);

/** What one man does otherwise changes nothing farther off than this, in cm: there only the dice fell otherwise. */
const ABOUT = 30;

/** How things stand about a man, and elsewhere as they stood without his doing otherwise. */
const about = ({ situation }: Trial, man: Man, before: Situation, then: Situation): Situation => {
  const near = new Set(
    [...situation.own, ...situation.foes]
      .filter((other) => other.part.unit === man.part.unit || cmApart(other, man) < ABOUT)
      .map(({ part }) => part.unit),
  );
  const merged = (was: readonly Man[], is: readonly Man[]): readonly Man[] => [
    ...was.filter(({ part }) => !near.has(part.unit)),
    ...is.filter(({ part }) => near.has(part.unit)),
  ];
  return { ...then, own: merged(before.own, then.own), foes: merged(before.foes, then.foes) };
};

const NEAR = 30;

const isNearTo = ({ foes }: Situation, man: Man): boolean =>
  (nearestOf(man, foes.filter(isInHand))?.cm ?? Infinity) < NEAR;

/** How much somebody seems to need another idea: he does not get on, or the enemy is near. */
const needOf = ({ situation, errands }: Trial, then: Situation, man: Man): number => {
  const later = then.own.find(({ index }) => index === man.index);
  const away = awayOf(situation, man, errands);
  const gained = later === undefined ? 0 : away - awayOf(then, later, errands);
  const isNear = isNearTo(situation, man);
  return Math.max(0, away > 0.3 ? 1 - gained : -gained) + (isNear ? 0.6 : 0) + man.part.degradation / 4;
};

interface Wish {
  readonly man: Man;
  readonly options: Ideas;
}

/** Everybody's first option, then everybody's second. */
const inTurns = (wishes: readonly Wish[]): readonly { man: Man; tasks: readonly Task[] }[] => {
  const longest = Math.max(0, ...wishes.map(({ options }) => options.length));
  return Array.from({ length: longest }, (_, turn) =>
    wishes.flatMap(({ man, options }) => {
      const tasks = options[turn];
      return tasks === undefined ? [] : [{ man, tasks }];
    }),
  ).flat();
};

/** Of himself a man must gain this share at least, where dice are thrown. */
const OF_HIMSELF = 0.04;

const doubtOf = ({ whole }: Trial, { unit, part }: Man): number =>
  Math.max(DOUBT * whole, OF_HIMSELF * pointsOf(unit, part.companies));

interface Change {
  readonly man: Man;
  readonly plan: Plan;
  readonly other: Plan;
}

/** What is gained by a change of plan, and how things would stand then. */
const gainOf = (
  trial: Trial,
  { man, other }: Change,
  before: Situation,
  vision: Vision,
): { readonly gain: number; readonly then: Situation } => {
  const then = about(trial, man, before, after(trial, other, vision));
  return { then, gain: worthOf(trial, then) - worthOf(trial, before) };
};

/** Whether other throws of the dice say the same. */
const isBorneOut = (trial: Trial, change: Change, gain: number): boolean => {
  const { visions, whole } = trial;
  const limited = (each: number): number => Math.max(-MOST * whole, Math.min(MOST * whole, each));
  const others = visions.slice(1).map((vision) => {
    const before = after(trial, change.plan, vision);
    return limited(gainOf(trial, change, before, vision).gain);
  });
  const sum = others.reduce((all, each) => all + each, limited(gain));
  const doubt = doubtOf(trial, change.man);
  return sum > doubt * visions.length && others.every((each) => each > -doubt);
};

/** The plan, mended as far as a number of trials goes. */
export const mended = (trial: Trial, book: Plan, trials: number): Plan => {
  const { desk, situation, visions, whole } = trial;
  const [first] = visions;
  if (first === undefined) return book;
  let plan = book;
  let best = after(trial, plan, first);
  const wishes = situation.own
    .map((man) => ({ man, need: needOf(trial, best, man) }))
    .filter(({ need }) => need > 0.3)
    .sort((a, b) => b.need - a.need)
    .map(({ man }): Wish => ({ man, options: optionsFor(situation, man) }));
  let left = trials;
  for (const { man, tasks } of inTurns(wishes)) {
    if (left <= 0) break;
    if (JSON.stringify(tasksOf(plan, man.index)) === JSON.stringify(tasks)) continue;
    const other = withTasks(plan, man.index, tasks);
    if (!isAccepted(desk, other)) continue;
    left -= 1;
    const { gain, then } = gainOf(trial, { man, plan, other }, best, first);
    const isAfar = !isNearTo(situation, man);
    if (gain <= (isAfar ? AFAR * whole : doubtOf(trial, man))) continue;
    if (!isAfar) left -= 2 * (visions.length - 1);
    if (isAfar || isBorneOut(trial, { man, plan, other }, gain)) {
      [plan, best] = [other, then];
    }
  }
  return plan;
};

/** A trial of plans that a scheme goes on from. */
export const trialOf = (
  desk: Desk,
  situation: Situation,
  scheme: Scheme,
  visions: readonly Vision[],
): Trial => ({
  ...{ desk, situation, scheme, visions },
  errands: { missions: situation.missions, table: situation },
  whole: pointsOn(situation),
});
