import { isPlayer, type Seat } from '@grognard/engine';
import { knownAlias } from '../../model/aliases.ts';
import type { Event } from '../../model/events.ts';
import { pieceOf, sideOf } from '../../model/piece-change.ts';
import type { State } from '../../model/state.ts';
import { standOf } from '../../model/state.ts';
import type { Learnt, Told } from '../../model/told.ts';
import { aliasName } from '../names.ts';

type Sighted = Extract<Event, { readonly kind: 'sighted' }>;

/** Whether the seat hears what a side learns. */
const hears = (seat: Seat, { side }: Sighted): boolean =>
  isPlayer(seat) ? seat.side === side : seat === 'spectator';

/** What a side is told when it learns something of a block: that it came, that it went, or what it is. */
export const toldSighting = (event: Sighted, before: State, after: State, seat: Seat): Told | undefined => {
  if (seat === 'umpire') return toldUmpire(event, after);
  if (!hears(seat, event)) return undefined;
  const { piece, rules } = event;
  const side = sideOf(after, piece);
  const old = knownAlias(before.known[event.side] ?? [], piece);
  if (event.learnt.off === true) return old === undefined ? undefined : vanished(event, after, seat, old);
  const alias = old ?? knownAlias(after.known[event.side] ?? [], piece);
  if (alias === undefined) return undefined;
  const told = { side, piece: aliasName(seat, side, alias), ...lessonOf(event), rules };
  if (old !== undefined) return { kind: 'sighted', ...told };
  const stands = pieceOf(after, piece);
  return { kind: 'appeared', ...told, to: standOf(stands), column: stands.column === true };
};

const lessonOf = ({ learnt: { off: _, kind, ...rest } }: Sighted): Learnt => ({
  ...rest,
  ...(kind !== undefined && { quality: kind }),
});

/** The umpire saw the block come or go; what its enemy makes out of it is news to him too. */
const toldUmpire = (event: Sighted, state: State): Told | undefined => {
  const lesson = lessonOf(event);
  const { piece, rules } = event;
  return Object.keys(lesson).length === 0
    ? undefined
    : { kind: 'sighted', side: sideOf(state, piece), piece: pieceOf(state, piece).id, ...lesson, rules };
};

/** What has fallen has been told of already. PB-R104: whether the others went into a reserve is not asked. */
const vanished = ({ piece, rules }: Sighted, state: State, seat: Seat, alias: number): Told | undefined => {
  const side = sideOf(state, piece);
  return pieceOf(state, piece).where === 'lost'
    ? undefined
    : { kind: 'vanished', side, piece: aliasName(seat, side, alias), rules };
};
