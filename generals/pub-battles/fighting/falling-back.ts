import { flat, randomFrom, recorded, resolved, seeded } from '@grognard/engine';
import type { Order, PubBattlesTypes } from '@grognard/pub-battles/for-generals';
import { accepted } from '../desk.ts';
import { distance, nearest } from '../distance.ts';
import type { Situation } from '../situation.ts';

type Event = PubBattlesTypes['Event'];

const COMPASS: readonly number[] = Array.from({ length: 16 }, (_, each) => each * 2_250);
/** What it costs to make a friend Spent on the way. */
const SPENT = 0.22;
const CM = 1_000;

/** What a retreat costs up to where it ends, by trying it in a world that fits what we know. */
const costIn = (situation: Situation, ref: string): ((order: Order) => number) => {
  const { match, view, seat, decision } = situation.desk;
  const state = match.game.imagine(match.setting, view, seat, randomFrom(1));
  const pieces = flat(state.pieces);
  const sideOf = (place: number): string | undefined =>
    state.formations[pieces[place]?.formation ?? -1]?.side;
  const own = pieces.findIndex(({ id }, place) => id === ref && sideOf(place) === seat.side);
  const worthOf = (place: number): number => {
    const kind = pieces[place]?.kind;
    return kind === undefined || sideOf(place) !== seat.side ? 0 : situation.worth({ side: seat.side, kind });
  };
  return (order) => {
    const given = { decision, given: [{ seat, order }] };
    let cost = 0;
    for (const event of resolved(match, state, given, recorded(seeded(1, 1)))) {
      const isOwn = 'piece' in event && event.piece === own;
      if (event.kind === 'lost') cost += worthOf(event.piece);
      if (event.kind === 'spent' && !isOwn) cost += worthOf(event.piece) * SPENT;
      if (isOwn && event.kind === 'lost') return cost;
      if (isOwn && event.kind === 'retreated') return cost - restAt(situation, event);
    }
    return cost;
  };
};

/** What it is worth to be clear of the enemy and near a train. */
const restAt = (
  { foes, trains }: Situation,
  { to }: Extract<Event, { readonly kind: 'retreated' }>,
): number => {
  const foe = nearest(to, foes);
  const train = nearest(to, trains);
  return (
    (foe === undefined ? 0 : Math.min(12, distance(foe, to) / CM) * 0.1) -
    (train === undefined ? 0 : Math.min(20, distance(train, to) / CM) * 0.05)
  );
};

/** The retreat that costs least. */
export const retreat = (situation: Situation, ref: string | undefined): Order | undefined => {
  const { desk } = situation;
  const straight = accepted(desk, { kind: 'retreat' });
  if (ref === undefined || desk.view.combat?.retreating?.piece !== ref) return straight;
  const ways = COMPASS.flatMap((heading) => accepted(desk, { kind: 'retreat', heading }) ?? []);
  const all = [...(straight === undefined ? [] : [straight]), ...ways];
  if (all.length < 2) return all[0];
  const costOf = costIn(situation, ref);
  return all.map((order) => ({ order, cost: costOf(order) })).toSorted((a, b) => a.cost - b.cost)[0]?.order;
};
