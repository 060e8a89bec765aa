import { shuffledBy } from '../../chance/random.ts';
import type { GameTypes } from '../../contract/game.ts';
import { decide } from '../../table/decide.ts';
import { openDecisions } from '../../table/outcome.ts';
import { firstOf, lawOf } from '../law.ts';
import type { Freely, Ready } from '../trial.ts';
import type { Step, Walk } from '../walk.ts';
import { someSteps } from '../worlds.ts';

/** So many random orders are tried at a moment; most are refused. */
const TRIES = 40;
const MOST_EXCEPTIONS = 10;
/** The reach of so many is looked at in a moment. */
const FOCI = 3;

const isAccepted = <K extends GameTypes>(
  { match, luck }: Walk<K>,
  { before, submission, entry }: Step<K>,
  order: K['Order'],
): boolean =>
  openDecisions(match, before).some(
    ({ id, orders }) =>
      orders.includes(order.kind) &&
      decide(match, before, { ...submission, decision: id, order }, luck(entry.seq)).ok,
  );

/** Whether a hand can have it: it is offered as it stands, or a wish gives one that does the same. */
const canBeAsked = <K extends GameTypes>(
  { match: { game, setting } }: Walk<K>,
  freely: Freely<K>,
  view: K['View'],
  { seat }: Step<K>['submission'],
  order: K['Order'],
): boolean => {
  const alike = (other: K['Order']): boolean => freely.alike(order, other, setting, view);
  const wished = freely.wish(setting, view, seat, order);
  const proposed = wished === undefined ? undefined : game.propose(game.read(setting, view), seat, wished);
  if (proposed?.ok === true && alike(proposed.value)) return true;
  const foci = [undefined, ...(freely.focus?.(order) ?? [])];
  return foci.some((focus) =>
    game.options(game.read(setting, view), seat, focus).orders.some((offered) => alike(offered)),
  );
};

const outOfReach = <K extends GameTypes>(
  walk: Walk<K>,
  freely: Freely<K>,
  step: Step<K>,
): string | undefined => {
  const { match, random } = walk;
  const { game, setting } = match;
  const { seat } = step.submission;
  const view = game.view(setting, step.before.state, seat);
  return firstOf(Array.from({ length: TRIES }).keys(), () => {
    const order = freely.order(setting, view, seat, random);
    if (order === undefined || !isAccepted(walk, step, order)) return undefined;
    if (freely.exceptions?.some(({ is }) => is(order, view, setting)) === true) return undefined;
    return canBeAsked(walk, freely, view, step.submission, order)
      ? undefined
      : `${JSON.stringify(order)} is accepted (before order ${step.entry.seq}), but no hand can ask for it`;
  });
};

export const lawfulCanBeOrdered = lawOf(
  'what may be ordered can be ordered',
  'For every order that the referee would accept there is an offer, or a wish, that does the same: what the rules allow is within reach of a hand.',
  <K extends GameTypes>({ freely, moments }: Ready<K>, walk: Walk<K>) => {
    if (freely === undefined) return undefined;
    const count = freely.exceptions?.length ?? 0;
    return count > MOST_EXCEPTIONS
      ? `${count} kinds of order are excepted; at most ${MOST_EXCEPTIONS} may be`
      : firstOf(someSteps(walk, moments), (step) => outOfReach(walk, freely, step));
  },
);

export const washIsHonest = lawOf(
  'the wash is honest',
  'A point inside a region that is offered as reach is granted, for some heading and some way: a region is exact or drawn on the safe side.',
  ({ game, wash, moments }, walk) => {
    if (wash === undefined) return undefined;
    const { setting } = walk.match;
    return firstOf(someSteps(walk, moments), ({ before, submission: { seat }, entry }) => {
      const view = game.view(setting, before.state, seat);
      const foci = [
        undefined,
        ...shuffledBy(walk.random, game.able?.(game.read(setting, view), seat) ?? []).slice(0, FOCI),
      ];
      const regions = foci.flatMap((focus) => game.options(game.read(setting, view), seat, focus).regions);
      return firstOf(regions, (region) => {
        const wishes = wash(setting, view, seat, region, walk.random);
        return wishes.length === 0 ||
          wishes.some((wish) => game.propose(game.read(setting, view), seat, wish, 1).ok)
          ? undefined
          : `before order ${entry.seq} nothing is granted at a point of an offered reach: ${JSON.stringify(wishes[0])}`;
      });
    });
  },
);
