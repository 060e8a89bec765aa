import { isPlayer, type Seat, type Side } from '@grognard/engine';
import type { Event } from '../model/events.ts';
import { aliasOf, pieceOf } from '../model/evolve.ts';
import type { State } from '../model/state.ts';
import type { Told, ToldFighter } from '../model/told.ts';

/** What a seat is told of an event. */
export const witness = (event: Event, before: State, after: State, seat: Seat): Told | undefined => {
  switch (event.kind) {
    case 'moved':
      return ownName(before, event.piece, seat, (piece) => ({ kind: 'moved', piece, to: event.to }));
    case 'posted': {
      const { posture, rules } = event;
      return ownName(before, event.piece, seat, (piece) => ({ kind: 'posted', piece, posture, rules }));
    }
    case 'stayed':
      return ownName(before, event.piece, seat, (piece) => ({ kind: 'stayed', piece, rules: event.rules }));
    case 'sighted': {
      if (!isPlayer(seat) || seat.side !== event.side) return undefined;
      const alias = aliasOf(after.known[event.side] ?? [], event.piece);
      return { kind: 'seen', alias, at: event.at, rules: event.rules };
    }
    case 'fought': {
      const [a, b] = event.blows.map((blow) => fighter(event, blow, after, seat)) as [
        ToldFighter,
        ToldFighter,
      ];
      // By side: the order of the blows is by name, and the enemy's name is a secret.
      return { kind: 'fought', fighters: a.side < b.side ? [a, b] : [b, a], rules: event.rules };
    }
    case 'shot': {
      const { piece, target, die, lost, rules } = event;
      const [who, whom] = [called(after, piece, seat), called(after, target, seat)];
      return { kind: 'shot', who, target: whom, die, ...(lost !== undefined && { lost }), rules };
    }
    case 'turned':
      return { kind: 'turned', turn: event.turn, phase: event.phase, rules: event.rules };
    case 'passed':
      return undefined;
  }
};

const knowsAll = (seat: Seat, side: Side): boolean =>
  isPlayer(seat) ? seat.side === side : seat === 'umpire';

const ownName = (state: State, index: number, seat: Seat, tell: (name: string) => Told): Told | undefined => {
  const { name, side } = pieceOf(state, index);
  return knowsAll(seat, side) ? tell(name) : undefined;
};

const fighter = (
  { lost }: Extract<Event, { kind: 'fought' }>,
  { piece, die, modifiers }: Extract<Event, { kind: 'fought' }>['blows'][0],
  state: State,
  seat: Seat,
): ToldFighter => {
  const { side } = pieceOf(state, piece);
  return { side, who: called(state, piece, seat), die, modifiers, ...(piece === lost && { lost: true }) };
};

/** A piece by its name, or by the alias that its enemy has for it. */
const called = (state: State, piece: number, seat: Seat): string => {
  const { name, side } = pieceOf(state, piece);
  const enemy = Object.keys(state.known).find((each) => each !== side) ?? '';
  return knowsAll(seat, side) ? name : `#${aliasOf(state.known[enemy] ?? [], piece) + 1}`;
};
