import { flat, randomFrom, recorded, seeded } from '@grognard/engine';
import type { Order, PubBattlesKinds } from '@grognard/pub-battles';
import { accepted } from '../desk.ts';
import { distance, nearest } from '../distance.ts';
import type { Situation } from './situation.ts';

type Event = PubBattlesKinds['Event'];

const COMPASS = Array.from({ length: 16 }, (_, each) => each * 2_250);
/** What it costs to make a friend Spent on the way. */
const SPENT = 0.22;
const CM = 1_000;

/** What a retreat costs up to where it ends, by trying it in a world that fits what we know. */
const costOf = (situation: Situation, ref: string, order: Order): number => {
  const { match, view, seat, decision } = situation.desk;
  const { game, setting } = match;
  const state = game.imagine(setting, view, seat, randomFrom(1));
  const pieces = flat(state.pieces);
  const own = pieces.findIndex(
    ({ id, formation }) => id === ref && state.formations[formation]?.side === seat.side,
  );
  const chance = recorded(seeded(1, 1));
  const events = game.resolve(setting, state, { decision, given: [{ seat, order }] }, chance);
  const worthOf = (place: number): number => {
    const piece = pieces[place];
    const side = state.formations[piece?.formation ?? -1]?.side;
    return piece === undefined || side !== seat.side ? 0 : situation.worth({ side, kind: piece.kind });
  };
  let cost = 0;
  for (const event of events) {
    const isOwn = 'piece' in event && event.piece === own;
    if (event.kind === 'lost') cost += worthOf(event.piece);
    if (event.kind === 'spent' && !isOwn) cost += worthOf(event.piece) * SPENT;
    if (isOwn && (event.kind === 'retreated' || event.kind === 'lost'))
      return cost - (event.kind === 'retreated' ? restAt(situation, event) : 0);
  }
  return cost;
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
  return [...(straight === undefined ? [] : [straight]), ...ways]
    .map((order) => ({ order, cost: costOf(situation, ref, order) }))
    .toSorted((a, b) => a.cost - b.cost)[0]?.order;
};
