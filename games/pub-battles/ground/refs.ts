import { at, flat, type Player, type Side } from '@grognard/engine';
import { evolve, sideOf } from '../model/evolve.ts';
import { lately } from '../model/recent.ts';
import type { Event, State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import type { Board, BoardBlock } from './board.ts';
import { standsHere } from './kept.ts';

/** The piece that a side calls so; -1 if it knows none. */
export const indexOf = (state: State, side: Side, ref: string): number => {
  if (ref.startsWith('#')) return at(state.known[side] ?? [], Number(ref.slice(1)))?.piece ?? -1;
  return flat(state.pieces).findIndex((piece, index) => piece.id === ref && sideOf(state, index) === side);
};

const boards = lately<View, Board>(16);

/** The map as a player sees it: what movement, sight and contact are judged on. */
export const boardOf = (view: View): Board => {
  const known = boards.of(view);
  if (known !== undefined) return known;
  const { us = '', mine, theirs, contacts, supports } = view;
  const board = { us, blocks: blocksOf(us, mine, theirs), contacts, supports };
  boards.keep(view, board);
  return board;
};

interface Laid {
  readonly theirs: View['theirs'];
  readonly blocks: Board['blocks'];
}

/** The blocks of the last views: from one to the next the map often stays as it is. */
const laid = lately<View['mine'], Laid>(8);

const lastOf = new Map<Side, Board['blocks']>();

const blocksOf = (us: Side, mine: View['mine'], theirs: View['theirs']): Board['blocks'] => {
  const known = laid.of(mine);
  if (known?.theirs === theirs) return known.blocks;
  const blocks: BoardBlock[] = [];
  for (const piece of mine) if (piece.where === 'map') blocks.push(piece);
  for (const block of theirs) blocks.push(block);
  // A view that came as text is looked at as long as one of our own making.
  const before = lastOf.get(us);
  for (let place = 0; place < blocks.length; place += 1)
    if (blocks[place] !== before?.[place]) standsHere(blocks[place] as BoardBlock);
  lastOf.set(us, blocks);
  laid.keep(mine, { theirs, blocks });
  return blocks;
};

/** The same formations of the same sides, whatever they have done since. */
export const areSame = (before: State['formations'], now: State['formations']): boolean =>
  before === now ||
  (before.length === now.length &&
    now.every(({ id, side }, place) => before[place]?.id === id && before[place].side === side));

/** The state after several events. */
export const after = (state: State, events: readonly Event[]): State => events.reduce(evolve, state);

/** Who gives orders to a formation: whoever commands it, else whoever commands the side. */
export const ownerOf = (
  state: Pick<State, 'seats' | 'formations'>,
  formation: number,
): Player | undefined => {
  const { id, side } = state.formations[formation] ?? {};
  return side === undefined ? undefined : ownerAmong(state.seats, side, id);
};

/** The same, of a formation that is only named. */
export const ownerAmong = (
  seats: readonly Player[],
  side: Side,
  formation: string | undefined,
): Player | undefined => {
  let first: Player | undefined;
  let whole: Player | undefined;
  for (const seat of seats) {
    if (seat.side !== side) continue;
    if (seat.command === formation) return seat;
    if (seat.command === undefined) whole ??= seat;
    first ??= seat;
  }
  return whole ?? first;
};

/** Who decides for a whole side. */
export const chiefOf = (state: Pick<State, 'seats'>, side: Side): Player | undefined => {
  const seats = state.seats.filter((seat) => seat.side === side);
  return seats.find(({ command }) => command === undefined) ?? seats[0];
};
