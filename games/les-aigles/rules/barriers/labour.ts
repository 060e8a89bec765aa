/** A quarter of sappers' work, of guns on walls, and of gunners who come back to their guns. */
import { hourOf, isEngaged, nameOf, partOf, standing, unitOfPart } from '../../model/evolve.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Task, WidenTask, WorkTask } from '../../model/tasks.ts';
import { WIDENED_BY } from '../../tables/terrain.ts';
import { mayWidenNow, widenedBy } from '../changes/widening.ts';
import { isOfGuns, remanned } from '../losses/left-guns.ts';
import { setAside } from '../planning/aside.ts';
import { fallBack } from '../walls/breaches.ts';
import { shellCells } from './shelling.ts';
import { inReach, type Site, sappersIn, shareOut, sitesOf } from './sites.ts';

/** Whether nothing keeps a part from what its plan says; whoever fights may at most extend his front. */
const isFree = (state: State, index: number, task: Task): boolean => {
  const { doing, charge, rally, follow, evade, routing, retreat, opened, came } = partOf(state, index);
  const busy = [doing, charge, rally, follow, evade, routing, retreat, opened];
  const hasMoved = came?.some(({ hour }) => hour === hourOf(state)) === true;
  const isHeld = task.do === 'widen' ? !mayWidenNow(state, index) : isEngaged(state, index);
  return busy.every((each) => each === undefined) && !hasMoved && !isHeld;
};

const planOf = (state: State, index: number): readonly Task[] => partOf(state, index).secret?.plan ?? [];

/** Nothing came of what its plan says next. */
const leave = (story: Story, part: number, rule: string): void => {
  setAside(story, part, planOf(story.state, part).slice(0, 1), 'nothing-there', [rule]);
  goOn(story, part);
};

const goOn = (story: Story, part: number): void =>
  happen(story, { kind: 'went-on', part, plan: planOf(story.state, part).slice(1), rules: [] });

const yielded = (story: Story, part: number, { yields, rules }: Site): void => {
  if (yields.what === 'made') happen(story, { kind: 'made', part, entry: yields.entry, rules });
  else {
    const { feature, side, cells } = yields;
    happen(story, {
      ...{ kind: 'breached', part, feature, ...(side !== undefined && { side }) },
      ...{ cells: Object.fromEntries(cells.map((cell) => [cell, 'gone' as const])), rules },
    });
    fallBack(story, feature);
  }
};

/** LA-O8.7-10: every sapper adds a quarter; what was done before is kept. */
const work = (story: Story, index: number, task: WorkTask): void => {
  const { setting, state } = story;
  const [unit, part] = [unitOfPart(state, index), partOf(state, index)];
  const works = { setting, state, unit, part };
  const sites = inReach(works, sitesOf(works, task));
  if (sites.length === 0) {
    leave(story, index, 'LA-O8.7-1');
    return;
  }
  const shares = shareOut(sappersIn(unit, part), sites);
  for (const [place, site] of sites.entries()) {
    const sappers = shares[place] ?? 0;
    if (sappers === 0) continue;
    const done = (story.state.terrain.works?.[site.key] ?? 0) + sappers;
    const isDone = done >= site.takes;
    happen(story, {
      ...{ kind: 'worked', part: index, job: task.job, site: site.key, done, of: site.takes },
      rules: ['LA-O8.7-1', 'LA-O8.7-10', ...site.rules],
    });
    if (isDone) yielded(story, index, site);
  }
  const then = { ...works, state: story.state };
  if (inReach(then, sitesOf(then, task)).length === 0 || task.job === 'spike') goOn(story, index);
};

/** LA-O8.5-15, -17: both quarters of a half period on the same wall. */
const shell = (story: Story, index: number, task: Extract<Task, { do: 'shell' }>): void => {
  const { state } = story;
  const hour = hourOf(state);
  if (state.quarter % 2 === 1) {
    happen(story, { kind: 'laid-on', part: index, feature: task.feature, rules: ['LA-O8.5-15'] });
    return;
  }
  if (partOf(state, index).laid === hour - 1) {
    const found = shellCells(story.setting, state, index, task);
    if (found !== undefined) {
      happen(story, { kind: 'breached', part: index, ...found });
      goOn(story, index);
      return;
    }
  }
  leave(story, index, 'LA-O8.5-15');
};

const reman = (story: Story, index: number, feature: string): void => {
  const { setting, state } = story;
  if (isOfGuns(setting, state, index, feature) === undefined) {
    const stands = remanned(setting, state, index, feature);
    if (stands !== undefined) {
      happen(story, { kind: 'remanned', part: index, feature, stands, rules: ['LA-O9.3-10'] });
      goOn(story, index);
      return;
    }
  }
  leave(story, index, 'LA-O9.3-10');
};

const widen = (story: Story, index: number, task: WidenTask): void => {
  const stands = widenedBy(story.setting, story.state, index, task);
  if (stands === undefined) {
    leave(story, index, 'LA-O8.3-8');
    return;
  }
  happen(story, {
    ...{ kind: 'widened', part: index, stands, added: Math.min(WIDENED_BY, task.figures) },
    rules: ['LA-O8.3-3', 'LA-O8.3-8', ...(isEngaged(story.state, index) ? ['LA-O8.6-22'] : [])],
  });
  goOn(story, index);
};

/** The end of a quarter: all of them on the same situation, by name. */
export const labour = (story: Story): void => {
  const { state } = story;
  if (state.parts.flat().every(({ secret }) => !isLabour(secret?.plan?.[0]))) return;
  const order = [...standing(state)].sort((a, b) => (nameOf(state, a) < nameOf(state, b) ? -1 : 1));
  for (const index of order) {
    const [task] = planOf(story.state, index);
    if (task === undefined || !isFree(story.state, index, task)) continue;
    if (task.do === 'work') work(story, index, task);
    else if (task.do === 'shell') shell(story, index, task);
    else if (task.do === 'reman') reman(story, index, task.feature);
    else if (task.do === 'widen') widen(story, index, task);
  }
};

const LABOURS: ReadonlySet<Task['do']> = new Set(['work', 'shell', 'reman', 'widen'] as const);

const isLabour = (task: Task | undefined): boolean => task !== undefined && LABOURS.has(task.do);
