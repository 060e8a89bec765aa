import type { BoardBlock, Order, OwnPiece, PubBattlesTypes, Wish } from '@grognard/pub-battles/for-generals';
import { deskAt, isAccepted } from '../desk.ts';
import type { Turn } from '../general.ts';

/** The turn of a general who knows that it is at a table of Pub Battles. */
export type Desk = Turn<PubBattlesTypes>;

export const deskOf = deskAt<PubBattlesTypes>('pub-battles');

/** The order, if the referee would take it as an answer to what is owed. */
export const accepted = (desk: Desk, order: Order): Order | undefined =>
  isAccepted(desk, order) ? order : undefined;

/** The order that a wish comes to, if the referee would take it. */
export const granted = ({ match, reading, seat, decision }: Desk, wish: Wish): Order | undefined => {
  const proposed = match.game.propose(reading, seat, wish, 1);
  return proposed.ok && decision.orders.includes(proposed.value.kind) ? proposed.value : undefined;
};

/** The first of several that comes to something; the others are not worked out. */
export const firstOf = <Each, Found>(
  all: readonly Each[],
  find: (each: Each) => Found | undefined,
): Found | undefined => {
  for (const each of all) {
    const found = find(each);
    if (found !== undefined) return found;
  }
  return undefined;
};

export const aliasOf = ({ ref }: BoardBlock): number => Number(ref.slice(1));

const fights = ({ arm }: BoardBlock): boolean => arm === 'foot' || arm === 'mounted';

/** Own foot and horse. */
export const isTroop = (piece: OwnPiece): boolean => fights(piece);

/** What can be marched against: all but staff, whom nobody attacks. */
export const foesIn = ({ view }: Desk): readonly BoardBlock[] =>
  view.theirs.filter(({ arm }) => arm !== 'staff');

/** The pieces of the active formation that have still to act. */
export const idleIn = ({ view: { activation, mine } }: Desk): readonly OwnPiece[] =>
  mine.filter(
    ({ ref, formation, where }) =>
      formation === activation?.formation &&
      (where === 'map' || where === 'reserve' || where === 'due') &&
      !activation.acted.includes(ref),
  );
