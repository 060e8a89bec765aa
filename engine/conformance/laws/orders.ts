import type { GameTypes } from '../../contract/game.ts';
import type { Refusal } from '../../contract/refusal.ts';
import { canonical } from '../../json/canonical.ts';
import { decide } from '../../table/decide.ts';
import type { Match } from '../../table/match.ts';
import { openDecisions } from '../../table/outcome.ts';
import { damagedOrders, damagedSubmissions } from '../damage.ts';
import { firstOf, lawOf } from '../law.ts';
import type { Ready } from '../trial.ts';
import type { Step, Walk } from '../walk.ts';

const refusedBecause = (refusals: readonly Refusal[]): string =>
  refusals.map(({ rule, code }) => `${rule} ${code}`).join(', ');

const isAsked = <K extends GameTypes>(
  match: Match<K>,
  { before, submission }: Step<K>,
  order: K['Order'],
): boolean =>
  openDecisions(match, before).some(
    ({ id, orders }) => id === submission.decision && orders.includes(order.kind),
  );

export const offeredIsAccepted = lawOf(
  'what is offered is accepted',
  'Every order that `options` offers, that `propose` makes of a wish, or that a notice names, is accepted by the referee.',
  (_trial, { match, steps, luck, random }) => {
    const { game, setting } = match;
    return firstOf(steps, (step) => {
      const { before, submission, entry } = step;
      const { seat } = submission;
      const view = game.view(setting, before.state, seat);
      const proposed = Array.from({ length: 4 }, () =>
        game.propose(game.read(setting, view), seat, game.whim(game.read(setting, view), seat, random)),
      ).flatMap((result) => (result.ok ? [['proposed', result.value] as const] : []));
      const meant = proposed.flatMap(([, order]) =>
        (game.notices?.(game.read(setting, view), seat, order) ?? []).flatMap(({ instead }) =>
          instead === undefined ? [] : [['named in a notice', instead] as const],
        ),
      );
      const offered = game
        .options(game.read(setting, view), seat)
        .orders.map((order) => ['offered', order] as const);
      return firstOf([...offered, ...proposed, ...meant], ([how, order]) => {
        if (!isAsked(match, step, order)) return undefined;
        const decided = decide(match, before, { ...submission, order }, luck(entry.seq));
        return decided.ok
          ? undefined
          : `${JSON.stringify(order)} was ${how}, and refused: ${refusedBecause(decided.error)}`;
      });
    });
  },
);

export const damagedIsRefused = lawOf(
  'a bad order changes nothing',
  'A damaged order is refused with a known rule, without an exception, and the table is as it was before.',
  (trial, walk) =>
    firstOf(walk.steps, (step) => {
      const before = canonical(step.before);
      const found = firstOf(
        [
          ...damagedOrders(step.submission.order, walk.random).map((order) => ({
            ...step.submission,
            order,
          })),
          ...damagedSubmissions(step.submission),
        ],
        (submission) => judge(trial, walk, step, submission),
      );
      return (
        found ?? (canonical(step.before) === before ? undefined : 'a refused order has changed the table')
      );
    }),
);

const judge = <K extends GameTypes>(
  { knownRules }: Ready<K>,
  { match, luck }: Walk<K>,
  { before, entry }: Step<K>,
  submission:
    | Step<K>['submission']
    | { order: unknown; decision: string; seat: Step<K>['submission']['seat'] },
): string | undefined => {
  const shown = JSON.stringify(submission.order);
  try {
    const decided = decide(match, before, submission, luck(entry.seq));
    if (decided.ok) return undefined;
    if (decided.error.length === 0) return `${shown} was refused without a reason`;
    const unknown = decided.error.find(({ rule }) => !knownRules.has(rule));
    return unknown === undefined
      ? undefined
      : `${shown} was refused by ${unknown.rule}, which no rulebook knows`;
  } catch (error) {
    return `${shown} made the referee throw: ${error instanceof Error ? error.message : String(error)}`;
  }
};
