import { flat, isPlayer, type Seat, type Side } from '@grognard/engine';
import type { Piece, Sighting, State } from '../model/state.ts';
import type { Seen, View } from '../model/view.ts';

const sighted = ({ at, turn, strength, posture, lost }: Sighting): Seen => ({
  at,
  turn,
  ...(strength !== undefined && { strength }),
  ...(posture !== undefined && { posture }),
  ...(lost !== undefined && { lost }),
});

/** What `watcher` knows, filed under the side it is about. */
const aboutEnemyOf = (state: State, watcher: Side): readonly (readonly [Side, readonly Seen[]])[] =>
  Object.keys(state.known)
    .sort()
    .filter((side) => side !== watcher)
    .map((side) => [side, flat(state.known[watcher] ?? []).map(sighted)] as const);

/** By name, so that the order tells nothing of how the pieces are listed. */
const ownOf = (state: State, side: Side): readonly Piece[] =>
  flat(state.pieces)
    .filter((piece) => piece.side === side)
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** What a seat knows. A spectator knows of each side what its enemy knows; an umpire knows all. */
export const view = (state: State, seat: Seat): View => {
  const { turn, phase, poster, seats } = state;
  const open = { turn, phase, poster, seats };
  if (isPlayer(seat)) {
    const seen = Object.fromEntries(aboutEnemyOf(state, seat.side));
    return { ...open, mine: ownOf(state, seat.side), seen };
  }
  const seen = Object.fromEntries(
    Object.keys(state.known)
      .sort()
      .flatMap((side) => aboutEnemyOf(state, side)),
  );
  return seat === 'umpire' ? { ...open, mine: [], seen, whole: state } : { ...open, mine: [], seen };
};
