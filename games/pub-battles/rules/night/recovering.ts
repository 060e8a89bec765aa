import type { Player, Side } from '@grognard/engine';
import { blockOf, isPieceOnMap, trueBoard } from '../../ground/true-blocks.ts';
import type { Event } from '../../model/events.ts';
import { after } from '../../model/events.ts';
import { pieceOf } from '../../model/piece-change.ts';
import { indexOf } from '../../model/refs.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { NIGHT } from '../../model/vocabulary.ts';
import type { BeginTurn } from './begin-turn.ts';
import { placeNear } from './gathering.ts';
import { type Recover, standNamed } from './refusals.ts';

/** What a side ordered for its stragglers. */
export interface Gathering {
  readonly seat: Player;
  readonly order: Recover;
}

/**
 * PB-R223, PB-R224: the stragglers of both sides come in, then the night is played. They were placed without sight of
 * each other: where two come too near, those of the side that does not choose the combats go to the nearest place
 * that is free, and stay out if there is none.
 */
export const recoverEvents = (
  setting: Setting,
  state: State,
  gatherings: readonly Gathering[],
  beginTurn: BeginTurn,
): readonly Event[] => {
  const isFirst = (side: Side): boolean => side === setting.choosesCombats;
  const events: Event[] = [];
  const inOrder = gatherings.toSorted((a, b) => Number(isFirst(b.seat.side)) - Number(isFirst(a.seat.side)));
  for (const { seat, order } of inOrder) {
    for (const named of order.pieces) events.push(...cameIn(setting, after(state, events), seat.side, named));
  }
  return [...events, ...beginTurn(setting, after(state, events), { day: state.day, turn: NIGHT })];
};

const cameIn = (
  setting: Setting,
  state: State,
  side: Side,
  named: Recover['pieces'][number],
): readonly Event[] => {
  const index = indexOf(state, side, named.piece);
  const piece = pieceOf(state, index);
  const hq = state.formations[piece.formation]?.hq ?? index;
  const to = placeNear(setting, {
    ref: piece.id,
    kind: piece.kind,
    side,
    stand: standNamed(named),
    hq: isPieceOnMap(state, hq) ? blockOf(setting, state, hq) : undefined,
    blocks: trueBoard(setting, state, side).blocks,
  });
  if (to === undefined) return [];
  const rules = ['PB-R223', 'PB-R224', 'PB-R225'];
  return [{ kind: 'recovered', piece: index, to, rules }, ...freshened(setting, index, to.heading)];
};

/** PB-R224: they come back Spent, or Fresh where a club plays so and not all of them come. */
const freshened = ({ switches }: Setting, piece: number, heading: number): readonly Event[] =>
  switches.recoveredState === 'fresh' && switches.nightRecovery === 'half'
    ? [{ kind: 'rallied', piece, heading, rules: ['PB-R224'] }]
    : [];
