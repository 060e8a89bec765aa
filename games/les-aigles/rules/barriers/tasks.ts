/** What stands against orders about hedges, walls, works and guns, from the view alone. */
import { type Refusal, refuse } from '@grognard/engine';
import { terrainOf } from '../../ground/terrain/terrain.ts';
import type { Task, WidenTask, WorkTask } from '../../model/tasks.ts';
import { canWiden, isAgainst, isFirstHalf, mayWidenNow, widenedAs } from '../changes/widening.ts';
import { noGround } from '../ground/judge.ts';
import { newBarAt } from '../ground/queries.ts';
import { isOfGuns } from '../losses/left-guns.ts';
import type { Glance, TaskRule } from '../planning/glance.ts';
import { firstOf, isBusy, isInMelee } from '../planning/hindrance.ts';
import type { BarrierCode } from './codes.ts';
import { aimedAt, isBattered, isInArc, isUnderHalf } from './shelling.ts';
import { hasMaterials, inReach, isBuilt, sappersIn, sitesOf, type Works } from './sites.ts';

const no = (rule: string, code: BarrierCode, { unit }: Glance): readonly Refusal[] => [
  refuse(rule, code, { unit: unit.id }),
];

const worksOf = ({ setting, view, unit, part }: Glance): Works => ({ setting, state: view, unit, part });

/** LA-O8.7-12: nobody has said how the bridges of the country come down. */
const isOldBridge = ({ setting, view }: Glance, { job, feature, crossing }: WorkTask): boolean => {
  const found = terrainOf(setting, view).byId.get(feature ?? '');
  return job === 'demolish' && found?.kind === 'water' && !isBuilt(crossing ?? '');
};

/** LA-O9.3-2: guns that were left are never cleared away. */
const isWreck = ({ setting, view }: Glance, { job, feature }: WorkTask): boolean =>
  job === 'demolish' && terrainOf(setting, view).byId.get(feature ?? '')?.kind === 'wreck';

/** What it is to raise stands there already. */
const isRaised = (works: Works, task: WorkTask): boolean => {
  const mayRaise =
    task.job === 'shelter' ||
    (task.job === 'bridge' &&
      terrainOf(works.setting, works.state).byId.get(task.feature ?? '')?.kind === 'water');
  return mayRaise && sitesOf(works, task).length === 0;
};

const work: TaskRule<'work'> = {
  judge: (glance, task) => {
    const works = worksOf(glance);
    return firstOf(
      () => isBusy(glance),
      () => isInMelee(glance, 'LA-O8.7-10'),
      () => (sappersIn(glance.unit, glance.part) === 0 ? no('LA-O8.7-1', 'work-no-sappers', glance) : []),
      () => (isWreck(glance, task) ? no('LA-O9.3-2', 'work-wreck', glance) : []),
      () => (isOldBridge(glance, task) ? no('LA-O8.7-12', 'work-bridge', glance) : []),
      () => (task.job === 'shelter' && !hasMaterials(works) ? no('LA-O8.7-5', 'work-materials', glance) : []),
      () =>
        task.job === 'spike' && sitesOf(works, task).length === 0
          ? no('LA-O8.7-9', 'work-guns-manned', glance)
          : [],
      () => (isRaised(works, task) ? no('LA-O8.7-10', 'work-built', glance) : []),
      () =>
        inReach(works, sitesOf(works, task)).length === 0
          ? no('LA-O8.7-10', 'work-out-of-reach', glance)
          : [],
    );
  },
  foresee: ({ part, quarters }, { job }) => ({ part, takes: job === 'spike' ? 1 : Math.max(1, quarters) }),
};

const shell: TaskRule<'shell'> = {
  judge: (glance, task) => {
    const { setting, view, index, part } = glance;
    const aimed = aimedAt(setting, view, task);
    return firstOf(
      () => isBusy(glance),
      () => isInMelee(glance, 'LA-O8.5-15'),
      () => (part.formation === 'in battery' ? [] : no('LA-O8.5-15', 'shell-guns', glance)),
      () => (aimed === undefined ? no('LA-O8.5-14', 'shell-target', glance) : []),
      () =>
        aimed !== undefined && isBattered(view, task, aimed)
          ? no('LA-O8.5-17', 'shell-battered', glance)
          : [],
      () =>
        aimed !== undefined && !isUnderHalf(setting, view, index, aimed, part)
          ? no('LA-O8.5-15', 'shell-range', glance)
          : [],
      () =>
        aimed !== undefined && !isInArc(setting, view, index, aimed, part)
          ? no('LA-S3.4-18', 'shell-arc', glance)
          : [],
    );
  },
  foresee: ({ part }) => ({ part, takes: 2 }),
};

/** It comes up onto no ground that it may not enter. */
const noRoomToWiden = ({ setting, view, part, unit }: Glance, task: WidenTask): readonly Refusal[] => {
  const bar = newBarAt(setting, view, part, unit, widenedAs(setting, unit, part, task));
  return bar === undefined ? [] : noGround(bar.rule, 'ground-no-room', unit.id, bar.feature);
};

const widen: TaskRule<'widen'> = {
  judge: (glance, task) => {
    const { setting, view, index, part, unit } = glance;
    return firstOf(
      () => isBusy(glance),
      () => (mayWidenNow(view, index) ? [] : no('LA-O8.6-22', 'barrier-widen-melee', glance)),
      () =>
        isAgainst(setting, view, index, part, unit) ? [] : no('LA-O8.3-5', 'barrier-not-touched', glance),
      () => (isFirstHalf(view) && canWiden(part, task) ? [] : no('LA-O8.3-8', 'barrier-widen', glance)),
      () => noRoomToWiden(glance, task),
    );
  },
  foresee: ({ setting, part, unit }, task) => ({
    part: { ...part, ...widenedAs(setting, unit, part, task) },
    takes: 1,
  }),
};

const reman: TaskRule<'reman'> = {
  judge: (glance, { feature }) => {
    const { setting, view, index } = glance;
    return firstOf(
      () => isBusy(glance),
      () =>
        isOfGuns(setting, view, index, feature, glance.part) === undefined
          ? []
          : no('LA-O9.3-10', 'reman-guns', glance),
    );
  },
  foresee: ({ part }) => ({ part, takes: 1 }),
};

const STIRS: ReadonlySet<Task['do']> = new Set(['march', 'charge', 'turn', 'deploy'] as const);

/** LA-O8.3-7: whoever stands bent round an obstacle changes his formation before he goes. */
export const boundByBend = (glance: Glance, task: Task): readonly Refusal[] =>
  glance.part.bent !== undefined && glance.part.follows === undefined && STIRS.has(task.do)
    ? no('LA-O8.3-7', 'barrier-bent', glance)
    : [];

export const barrierTasks = { work, shell, widen, reman };
