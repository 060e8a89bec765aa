/** LA-M1.1-7: nothing that was planned is dropped in silence. */
import type { Refusal } from '@grognard/engine';
import type { Aside } from '../../model/asides.ts';
import type { Event } from '../../model/events.ts';
import { isEngaged, partOf, standing } from '../../model/evolve.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Task } from '../../model/tasks.ts';

/** The rule by which a plan ends with its half period, whatever was left of it. */
const DROPPED = 'LA-M1.1-7';

/** Each of these tasks comes to nothing; to stand or to wait is done by doing nothing. */
export const setAside = (
  story: Story,
  part: number,
  tasks: readonly Task[],
  why: Aside,
  rules: readonly string[] = [],
): void => {
  for (const { do: task } of tasks)
    if (task !== 'stand' && task !== 'wait')
      happen(story, { kind: 'set-aside', part, task, why, rules: rules.length > 0 ? rules : [DROPPED] });
};

/** A task that is refused now that its time has come. */
export const setAsideRefused = (
  story: Story,
  part: number,
  { do: task }: Task,
  [refusal]: readonly Refusal[],
): void => {
  happen(story, {
    ...{ kind: 'set-aside', part, task, why: 'refused' },
    ...(refusal !== undefined && { code: refusal.code }),
    rules: [refusal?.rule ?? DROPPED],
  });
};

/** All that is left of a part's plan is dropped, and something else may take its place. */
export const dropPlan = (
  story: Story,
  part: number,
  why: Aside,
  rules: readonly string[],
  instead: readonly Task[] = [],
): void => {
  const plan = partOf(story.state, part).secret?.plan;
  if (plan !== undefined) setAside(story, part, plan, why, rules);
  if (plan !== undefined || instead.length > 0)
    happen(story, { kind: 'went-on', part, plan: instead, rules });
};

/** What stands behind an order to stand has no time left to it. */
export const setAsideBehindStand = (story: Story, part: number, plan: readonly Task[]): void => {
  const stands = plan.findIndex(({ do: task }) => task === 'stand');
  if (stands < 0 || stands === plan.length - 1) return;
  setAside(story, part, plan.slice(stands + 1), 'told-to-stand');
  happen(story, { kind: 'went-on', part, plan: plan.slice(0, stands + 1), rules: [DROPPED] });
};

const whyLeft = (story: Story, index: number): Aside => {
  const { state } = story;
  const { doing, charge, rally, follow, evade, routing, retreat, opened } = partOf(state, index);
  if (routing !== undefined || retreat !== undefined) return 'shaken';
  if (isEngaged(state, index)) return 'in-melee';
  const isCrossed = state.crossings.some(({ crossed }) => crossed === index);
  const taken = [doing, charge, rally, follow, evade, opened];
  return isCrossed || taken.some((each) => each !== undefined) ? 'busy' : 'half-over';
};

/** Whether some of a task has been done, as everybody could see. */
const isBegun = ({ state, events }: Story, index: number, { do: task }: Task): boolean => {
  const { came, doing } = partOf(state, index);
  const has = (kind: Event['kind']): boolean =>
    events.some((event) => event.kind === kind && 'part' in event && event.part === index);
  if (task === 'work') return has('worked');
  if (task === 'change') return doing?.what === 'change' || has('completed');
  return task === 'march' && came !== undefined;
};

/** The half period is over: what its plans still held is told to those who wrote them. */
export const setAsideWhatIsLeft = (story: Story): void => {
  for (const index of standing(story.state)) {
    const [first, ...rest] = partOf(story.state, index).secret?.plan ?? [];
    if (first === undefined) continue;
    const why = whyLeft(story, index);
    const begun = isBegun(story, index, first);
    // What sappers have done is kept, and told quarter by quarter.
    if (!(begun && first.do === 'work')) setAside(story, index, [first], begun ? 'unfinished' : why);
    setAside(story, index, rest, why);
  }
};
