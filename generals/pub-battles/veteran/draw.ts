import type { Order, OwnPiece } from '@grognard/pub-battles/for-generals';
import { turnOf } from '../../general.ts';
import { accepted, firstOf, isTroop } from '../desk.ts';
import { distance, nearest, reachOf } from '../distance.ts';
import { type Situation, situationOf } from '../situation.ts';
import { attacksIn, bestPlan } from './assault.ts';

/** What the best attack of a formation would be worth if it were its turn. */
const promiseOf = (situation: Situation, formation: string): number => {
  const { desk, effort } = situation;
  const { view } = desk;
  const { drawn: _drawn, ...rest } = view;
  const active = {
    ...rest,
    phase: 'activation' as const,
    activation: { side: view.us ?? '', formation, acted: [], struck: [] },
  };
  const decision = { ...desk.decision, orders: ['march'] };
  const supposed = situationOf(turnOf({ ...desk, view: active, decision }), {
    ...effort,
    trials: effort.trials / 2,
  });
  const idle = view.mine.filter((piece) => piece.formation === formation);
  return bestPlan(supposed, attacksIn(supposed, idle))?.gain ?? 0;
};

const troopsOf = ({ desk: { view } }: Situation, formation: string): readonly OwnPiece[] =>
  view.mine.filter((piece) => isTroop(piece) && piece.where === 'map' && piece.formation === formation);

/** Somebody of a formation is Spent and within reach of the enemy: he had better be off or rally first. */
const isInPeril = (situation: Situation, formation: string): boolean =>
  troopsOf(situation, formation).some((piece) => {
    const foe = nearest(piece, situation.foes);
    return piece.spent && foe !== undefined && distance(piece, foe) <= reachOf(situation.desk, foe);
  });

/** The enemy is near enough to be met this turn. */
const isClose = (situation: Situation, formation: string): boolean =>
  troopsOf(situation, formation).some((piece) =>
    situation.foes.some(
      (foe) => distance(piece, foe) <= reachOf(situation.desk, piece) + reachOf(situation.desk, foe) * 0.6,
    ),
  );

/** Worth striking before the enemy can help it. */
const STRIKE = 5;

/** Who rolls: the HQ of the formation, else the army commander. */
const rollers = ({ desk: { view } }: Situation, formation: string): readonly string[] => {
  const own = view.formations.find(({ id }) => id === formation)?.hq;
  return [
    ...(own === undefined ? [] : [own]),
    ...view.mine.filter(({ kind, ref }) => kind === 'commander' && ref !== own).map(({ ref }) => ref),
  ];
};

/** Whoever moves last chooses the ground; whoever is in peril, or can strike a blow, goes first. */
export const drawOrder = (situation: Situation): Order | undefined => {
  const { desk, toCome } = situation;
  const { view } = desk;
  const let_ = (): Order | undefined => accepted(desk, { kind: 'let' });
  const up = view.drawn?.side === view.us ? view.drawn?.formation : undefined;
  if (up !== undefined) {
    const waits =
      toCome > 0 && isClose(situation, up) && !isInPeril(situation, up) && promiseOf(situation, up) < STRIKE;
    if (!waits) return let_();
    return firstOf(rollers(situation, up), (by) => accepted(desk, { kind: 'delay', by })) ?? let_();
  }
  const ready = view.formations.filter(
    ({ id, chit, rating }) => (chit === 'cup' || chit === 'waiting') && rating >= 3 && isClose(situation, id),
  );
  const eager = firstOf(ready, ({ id }) =>
    isInPeril(situation, id) || promiseOf(situation, id) >= STRIKE
      ? firstOf(rollers(situation, id), (by) => accepted(desk, { kind: 'advance', formation: id, by }))
      : undefined,
  );
  return eager ?? let_();
};
