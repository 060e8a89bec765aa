import type { Kinds } from '../../contract/game.ts';
import { sameSeat, seatName } from '../../contract/seat.ts';
import { toldOf } from '../../log/messages.ts';
import { outcomeOf } from '../../table/outcome.ts';
import { firstOf, lawOf } from '../law.ts';
import type { Ready, Task } from '../trial.ts';
import type { Step, Walk } from '../walk.ts';

/** What was told to a seat in a stretch of the game. */
const toldIn = <K extends Kinds>(
  { match }: Walk<K>,
  steps: readonly Step<K>[],
  { seat }: Step<K>['submission'],
): readonly K['Told'][] =>
  steps.flatMap(({ before, entry }) =>
    toldOf(match, before, entry, seat).filter((told): told is K['Told'] => 'kind' in told),
  );

/**
 * The stretch in which an order is carried out: up to the next order of the same kind by the same seat, since a plan may
 * take several decisions of others; up to the end, if it was the last.
 */
const stretchOf = <K extends Kinds>({ steps }: Walk<K>, place: number): readonly Step<K>[] => {
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

const leftUntold = <K extends Kinds>(
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
  return asked.find(({ isToldBy }) => !told.some((line) => isToldBy(line)));
};

export const nothingInSilence = lawOf(
  'nothing is done in silence',
  'Every step and task of an order that was accepted ends in something that is told to who gave it: that it was done, or that it was set aside, by which rule.',
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
