import type { Kinds } from '@grognard/engine';
import type { BoardBlock, Order, OwnPiece, PubBattlesKinds, Wish } from '@grognard/pub-battles';
import type { Turn } from '../general.ts';

/** The turn of a general who knows that it is at a table of Pub Battles. */
export type Desk = Turn<PubBattlesKinds>;

/** A game that goes by the name has the kinds of that name: there is one registry of games. */
const isDesk = (turn: Turn<Kinds>): turn is Desk => turn.match.game.id === 'pub-battles';

/** The turn as one of Pub Battles; a general of this game refuses every other. */
export const deskOf = <K extends Kinds>(turn: Turn<K>): Desk => {
  const { id } = turn.match.game;
  if (isDesk(turn)) return turn;
  throw new Error(`it plays pub-battles only, not ${id}`);
};

const answers = ({ decision }: Desk, { kind }: Order): boolean => decision.orders.includes(kind);

/** The order, if the referee would take it as an answer to what is owed. */
export const accepted = (desk: Desk, order: Order): Order | undefined => {
  const { match, view, seat } = desk;
  return answers(desk, order) && match.game.check(match.setting, view, seat, order).length === 0
    ? order
    : undefined;
};

/** The order that a wish comes to, if the referee would take it. */
export const granted = (desk: Desk, wish: Wish): Order | undefined => {
  const { match, view, seat } = desk;
  const proposed = match.game.propose(match.setting, view, seat, wish, 1);
  return proposed.ok && answers(desk, proposed.value) ? proposed.value : undefined;
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
