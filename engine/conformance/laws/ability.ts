import type { GameTypes } from '../../contract/game.ts';
import { canonical } from '../../json/canonical.ts';
import { decide } from '../../table/decide.ts';
import { openDecisions } from '../../table/outcome.ts';
import { firstOf, lawOf } from '../law.ts';
import type { Ready } from '../trial.ts';
import type { Step, Walk } from '../walk.ts';
import { someSteps } from '../worlds.ts';

/** So many whims are tried for one who is offered no order outright. */
const WHIMS = 60;

/** Orders that may have somebody act: those he is offered, those the trial knows of, then whims. */
function* ordersFor<K extends GameTypes>(
  { tries }: Ready<K>,
  { match: { game, setting }, random }: Walk<K>,
  view: K['View'],
  seat: Step<K>['submission']['seat'],
  focus: K['Focus'],
): Generator<K['Order']> {
  yield* game.options(game.read(setting, view), seat, focus).orders;
  yield* tries?.(setting, view, seat, focus) ?? [];
  for (let left = WHIMS; left > 0; left -= 1) {
    const proposed = game.propose(
      game.read(setting, view),
      seat,
      game.whim(game.read(setting, view), seat, random),
      1,
    );
    if (proposed.ok) yield proposed.value;
  }
}

/** Who is marked, and has no order that the referee accepts. */
const markedInVain = <K extends GameTypes>(
  trial: Ready<K>,
  walk: Walk<K>,
  { before, submission, entry }: Step<K>,
): string | undefined => {
  const { game, acting } = trial;
  const { match, luck } = walk;
  const { setting } = match;
  const { seat } = submission;
  const view = game.view(setting, before.state, seat);
  const open = openDecisions(match, before);
  const isAccepted = (order: K['Order']): boolean =>
    open.some(
      ({ id, orders }) =>
        orders.includes(order.kind) &&
        decide(match, before, { seat, decision: id, order }, luck(entry.seq)).ok,
    );
  return firstOf(game.able?.(game.read(setting, view), seat) ?? [], (focus) => {
    const name = canonical(focus);
    for (const order of ordersFor(trial, walk, view, seat, focus)) {
      const acts = acting?.(setting, view, order).some((each) => canonical(each) === name) ?? false;
      if (acts && isAccepted(order)) return undefined;
    }
    return `before order ${entry.seq} ${name} is marked as able to act, but no order for it is accepted`;
  });
};

/** Who acted, and was not marked. */
const unmarked = <K extends GameTypes>(
  { game, acting }: Ready<K>,
  { match: { setting } }: Walk<K>,
  { before, submission, entry }: Step<K>,
): string | undefined => {
  const view = game.view(setting, before.state, submission.seat);
  const marked = new Set(
    (game.able?.(game.read(setting, view), submission.seat) ?? []).map((focus) => canonical(focus)),
  );
  return firstOf(acting?.(setting, view, submission.order) ?? [], (focus) =>
    marked.has(canonical(focus))
      ? undefined
      : `${canonical(focus)} was not marked as able to act, but did in ${JSON.stringify(submission.order)} (order ${entry.seq})`,
  );
};

export const markedIsAble = lawOf(
  'who is marked as able is able',
  'Whoever `able` names has an order that the referee accepts, and whoever acts was named: no page works that out for itself.',
  (trial, walk) =>
    trial.game.able === undefined || trial.acting === undefined
      ? undefined
      : (firstOf(someSteps(walk, trial.moments), (step) => markedInVain(trial, walk, step)) ??
        firstOf(walk.steps, (step) => unmarked(trial, walk, step))),
);
