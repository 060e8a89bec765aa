/** The start of a quarter in the houses: who must leave, who makes good his losses, and what the plans say. */
import type { Refusal } from '@grognard/engine';
import { byName } from '../../model/by-name.ts';
import { hourOf, isEngaged, partOf, standing, unitOf, unitOfPart } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import type { LeaveTask, Task } from '../../model/tasks.ts';
import type { Doing } from '../../model/under-way.ts';
import { WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { HOUSE_REACTION, IN_AND_OUT } from '../../tables/terrain.ts';
import { worsen } from '../degradation/worsen.ts';
import { setAsideRefused } from '../planning/aside.ts';
import type { Glance } from '../planning/glance.ts';
import { postedAt } from '../walls/posts.ts';
import { houseNamed } from '../walls/walls.ts';
import { evacuateHouses } from './evacuate.ts';
import { assault, garrisonAgainst } from './reach.ts';
import { makeGood } from './reserve.ts';
import { giveAway, showLeaving } from './shown.ts';
import { meetInStreets } from './streets.ts';
import { houseTasks, notAtWall } from './tasks.ts';

type Enters = Extract<Task, { do: 'enter' | 'relieve' }>;

/** LA-O0-2, -3: half a period is two quarters in a row, and what was ordered holds from the first of them on. */
const SEALED: readonly string[] = ['LA-O0-2', 'LA-O0-3'];

const glanceAt = ({ setting, state }: Story, view: State, index: number): Glance => {
  const part = partOf(state, index);
  return { setting, view, index, part, unit: unitOf(state, part.unit), quarters: 1 };
};

const giveUp = (story: Story, index: number, task: Task, refusals: readonly Refusal[]): void => {
  const rest = (partOf(story.state, index).secret?.plan ?? []).slice(1);
  setAsideRefused(story, index, task, refusals);
  happen(story, { kind: 'went-on', part: index, plan: rest, rules: [] });
};

const goOn = (story: Story, index: number): void => {
  const rest = (partOf(story.state, index).secret?.plan ?? []).slice(1);
  happen(story, { kind: 'went-on', part: index, plan: rest, rules: [] });
};

/** LA-O5.2-6, -8, -12: it is without formation from the moment it begins. */
const beginEntry = (story: Story, index: number, task: Enters, rules: readonly string[]): void => {
  const doing: Doing = {
    ...{ what: 'enter', house: task.house, wall: task.wall, left: IN_AND_OUT, since: hourOf(story.state) },
    ...(task.do === 'relieve' && { relief: true as const }),
  };
  happen(story, {
    ...{ kind: 'set-about', part: index, house: task.house, doing },
    ...(task.posts !== undefined && { secret: { posts: task.posts } }),
    rules: [
      ...SEALED,
      'LA-O5.2-4',
      'LA-O5.2-5',
      'LA-O5.2-6',
      'LA-O5.2-12',
      'LA-O5.2-13',
      'LA-O5.2-21',
      ...rules,
    ],
  });
  worsen(story, index, WITHOUT_FORMATION, ['LA-O5.2-8']);
  goOn(story, index);
};

/** What stands against an entry now that everybody has moved. */
const hindrance = (story: Story, view: State, index: number, task: Enters): readonly Refusal[] => {
  const glance = glanceAt(story, view, index);
  const house = houseNamed(story.setting, view, task.house);
  const wall = house?.walls[task.wall];
  // The posts were judged with the plan, and are filled with whoever is left.
  const { house: id, wall: by } = task;
  const judged =
    task.do === 'enter'
      ? houseTasks.enter.judge(glance, { do: 'enter', house: id, wall: by })
      : houseTasks.relieve.judge(glance, { do: 'relieve', house: id, wall: by });
  if (judged.length > 0 || wall === undefined) return judged;
  const garrison = garrisonAgainst(view, index, task.house);
  const isHeld =
    garrison !== undefined && postedAt(partOf(view, garrison).inside ?? { posts: [] }, task.wall) > 0;
  return notAtWall(glance, wall, isHeld);
};

const beginEnter = (story: Story, view: State, index: number, task: Extract<Task, { do: 'enter' }>): void => {
  const refusals = hindrance(story, view, index, task);
  if (refusals.length > 0) {
    giveUp(story, index, task, refusals);
    return;
  }
  const garrison = garrisonAgainst(view, index, task.house);
  if (garrison === undefined) {
    beginEntry(story, index, task, ['LA-O5.2-3', 'LA-O5.1-5']);
    return;
  }
  if (postedAt(partOf(view, garrison).inside ?? { posts: [] }, task.wall) > 0) {
    goOn(story, index);
    assault(story, index, garrison, task);
    return;
  }
  beginEntry(story, index, task, ['LA-O5.5-1', 'LA-O5.5-48', 'LA-O5.5-10']);
  giveAway(story, garrison, ['LA-O5.4-9']);
};

const beginLeave = (
  story: Story,
  index: number,
  task: LeaveTask,
  left: number,
  rules: readonly string[],
): void => {
  const { inside } = partOf(story.state, index);
  if (inside === undefined) return;
  const doing: Doing = {
    ...{ what: 'leave', by: task.by, wall: task.wall, left, since: hourOf(story.state) },
    ...(task.relieved === true && { relief: true as const }),
  };
  happen(story, {
    kind: 'set-about',
    part: index,
    house: inside.house,
    doing,
    rules: [...SEALED, 'LA-O5.2-45', ...rules],
  });
  showLeaving(story, index);
  goOn(story, index);
};

/** LA-O5.2-41, -43, -44: one comes in while the other goes out; whoever has nobody to relieve him waits. */
const relieveAll = (story: Story, view: State, newcomers: readonly number[]): void => {
  for (const index of newcomers) {
    const [task] = partOf(story.state, index).secret?.plan ?? [];
    if (task?.do !== 'relieve') continue;
    const { side } = unitOfPart(view, index);
    const holder = standing(view).find((other) => {
      const part = partOf(story.state, other);
      const [wish] = part.secret?.plan ?? [];
      return (
        part.inside?.house === task.house &&
        part.doing === undefined &&
        unitOfPart(view, other).side === side &&
        wish?.do === 'leave' &&
        wish.relieved === true
      );
    });
    const refusals = hindrance(story, view, index, task);
    const wish = holder === undefined ? undefined : partOf(story.state, holder).secret?.plan?.[0];
    if (refusals.length > 0 || holder === undefined || wish?.do !== 'leave') {
      giveUp(story, index, task, refusals);
      continue;
    }
    beginEntry(story, index, task, ['LA-O5.2-41', 'LA-O5.2-43', 'LA-O5.2-44']);
    beginLeave(story, holder, wish, IN_AND_OUT, ['LA-O5.2-41', 'LA-O5.2-43', 'LA-O5.2-44']);
  }
};

const beginPost = (story: Story, view: State, index: number, task: Extract<Task, { do: 'post' }>): void => {
  const glance = glanceAt(story, view, index);
  const refusals = houseTasks.post.judge(glance, task);
  const { inside } = glance.part;
  if (refusals.length > 0 || inside === undefined) {
    giveUp(story, index, task, refusals);
    return;
  }
  const doing: Doing = { what: 'post', left: HOUSE_REACTION + IN_AND_OUT, since: hourOf(story.state) };
  happen(story, {
    ...{ kind: 'set-about', part: index, house: inside.house, doing, secret: { posts: task.posts } },
    rules: [...SEALED, 'LA-O5.2-31', 'LA-O5.2-32', 'LA-O5.2-37'],
  });
  goOn(story, index);
};

const begin = (story: Story, view: State, index: number, task: Task): void => {
  if (task.do === 'enter') beginEnter(story, view, index, task);
  else if (task.do === 'post') beginPost(story, view, index, task);
  else if (task.do === 'leave' && task.relieved !== true) {
    const refusals = houseTasks.leave.judge(glanceAt(story, view, index), task);
    if (refusals.length > 0) giveUp(story, index, task, refusals);
    else beginLeave(story, index, task, HOUSE_REACTION + IN_AND_OUT, ['LA-O5.2-32']);
  }
};

const isFree = (
  state: State,
  index: number,
  { doing, charge, rally, follow, evade, routing, retreat, inside }: Part,
): boolean =>
  [doing, charge, rally, follow, evade, routing, retreat].every((each) => each === undefined) &&
  (inside !== undefined || !isEngaged(state, index));

/** All are judged on the situation in which the quarter begins. */
export const beginHouses = (story: Story): void => {
  if (story.setting.terrain.laid.length === 0 && story.state.terrain.hidden.length === 0) return;
  evacuateHouses(story);
  makeGood(story);
  const { state: view } = story;
  const ready = byName(
    view,
    standing(view).filter((index) => {
      const part = partOf(view, index);
      const [task] = part.secret?.plan ?? [];
      return task !== undefined && task.do in houseTasks && isFree(view, index, part);
    }),
  );
  relieveAll(story, view, ready);
  for (const index of ready) {
    const { doing, secret } = partOf(story.state, index);
    const task = secret?.plan?.[0];
    if (task !== undefined && doing === undefined) begin(story, view, index, task);
  }
  meetInStreets(story);
};
