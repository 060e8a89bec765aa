import type { GameTypes } from '../../contract/game.ts';
import { sameSeat, seatName } from '../../contract/seat.ts';
import { tablesThrough, toldOf } from '../../log/messages.ts';
import { outcomeOf } from '../../table/outcome.ts';
import { firstOf, lawOf } from '../law.ts';
import type { Ready, Task } from '../trial.ts';
import type { Step, Walk } from '../walk.ts';

/** A line, and the state just before what it tells of. */
interface Line<K extends GameTypes> {
  readonly told: K['Told'];
  readonly before: K['State'];
}

/** What was told to a seat in a stretch of the game. */
const toldIn = <K extends GameTypes>(
  { match }: Walk<K>,
  steps: readonly Step<K>[],
  { seat }: Step<K>['submission'],
): readonly Line<K>[] =>
  steps.flatMap(({ before, entry }) => {
    const through = tablesThrough(match, before, entry);
    return entry.events.flatMap((event, place) => {
      const [table, after] = [through[place - 1] ?? before, through[place] ?? before];
      return toldOf(match, table, { events: [event] }, seat, [after]).flatMap((told) =>
        'kind' in told ? [{ told, before: table.state }] : [],
      );
    });
  });

/** The first of tasks that are alike for which no line is left, however the lines are shared out among them. */
const leftWithoutLine = <K extends GameTypes>(
  tasks: readonly Task<K>[],
  lines: readonly Line<K>[],
): Task<K> | undefined => {
  const takenBy = new Map<Line<K>, Task<K>>();
  const finds = (task: Task<K>, seen: Set<Line<K>>): boolean =>
    lines.some((line) => {
      if (seen.has(line) || !task.isToldBy(line.told, line.before)) return false;
      seen.add(line);
      const other = takenBy.get(line);
      if (other !== undefined && !finds(other, seen)) return false;
      takenBy.set(line, task);
      return true;
    });
  return tasks.find((task) => !finds(task, new Set()));
};

/**
 * The stretch in which an order is carried out: up to the next order of the same kind by the same seat, since a plan may
 * take several decisions of others; up to the end, if it was the last.
 */
const stretchOf = <K extends GameTypes>({ steps }: Walk<K>, place: number): readonly Step<K>[] => {
  const given = steps[place]?.submission;
  const next = steps.findIndex(
    ({ submission }, later) =>
      later > place &&
      given !== undefined &&
      sameSeat(submission.seat, given.seat) &&
      submission.order.kind === given.order.kind,
  );
  return steps.slice(place, next < 0 ? undefined : next);
};

/** Tasks that are alike together, the others one by one. */
const groupsOf = <K extends GameTypes>(tasks: readonly Task<K>[]): readonly (readonly Task<K>[])[] => {
  const groups = new Map<unknown, Task<K>[]>();
  for (const task of tasks) {
    const key = task.alike ?? task;
    groups.set(key, [...(groups.get(key) ?? []), task]);
  }
  return [...groups.values()];
};

const leftUntold = <K extends GameTypes>(
  { tasks }: Ready<K>,
  walk: Walk<K>,
  place: number,
): Task<K> | undefined => {
  const step = walk.steps[place];
  if (step === undefined || tasks === undefined) return undefined;
  const { before, submission } = step;
  const asked = tasks(walk.match.setting, before.state, submission.seat, submission.order);
  if (asked.length === 0) return undefined;
  const stretch = stretchOf(walk, place);
  // A battle that is over carries out no more.
  const last = stretch.at(-1);
  if (last === undefined || (last === walk.steps.at(-1) && outcomeOf(walk.match, last.after) !== undefined)) {
    return undefined;
  }
  const told = toldIn(walk, stretch, submission);
  for (const tasks of groupsOf(asked)) {
    const left = leftWithoutLine(tasks, told);
    if (left !== undefined) return left;
  }
  return undefined;
};

export const nothingInSilence = lawOf(
  'nothing is done in silence',
  'Every step and task of an order that was accepted ends in a line of its own that is told to who gave it: that it was done, or that it was set aside, by which rule.',
  (trial, walk) =>
    trial.tasks === undefined
      ? undefined
      : firstOf(walk.steps.keys(), (place) => {
          const task = leftUntold(trial, walk, place);
          const { submission, entry } = walk.steps[place] ?? {};
          return task === undefined || submission === undefined
            ? undefined
            : `${seatName(submission.seat)} is told nothing of ${task.name} in ${JSON.stringify(submission.order)} (order ${entry?.seq})`;
        }),
);
