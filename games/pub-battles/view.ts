import { at, flat, isPlayer, type Seat, type Side, seatName } from '@grognard/engine';
import type { BoardBlock } from './board.ts';
import { standsHere } from './kept.ts';
import { isStaff, kindFacts } from './kinds.ts';
import { chitFor, combatFor, contactFor, supportsFor } from './rules/spotting/named.ts';
import { aliasName, isPrivy, namesFor, watcherOf } from './rules/spotting/names.ts';
import type { Setting } from './setting.ts';
import { pieceOf, sideOf } from './state.ts';
import type { Activation, Formation, Piece, Sighting, State } from './state-types.ts';
import type { ChitPlace, OwnFormation, OwnPiece, View } from './view-types.ts';
import { type PieceKind, pieceKinds } from './vocabulary.ts';

interface Looked {
  readonly setting: Setting;
  readonly views: Map<string, View>;
}

const looks = new WeakMap<State, Looked>();

/**
 * What a seat knows. A spectator knows of each side what its enemy knows; an umpire knows all. A state does not change,
 * so whoever looks at it twice sees the same.
 */
export const view = (setting: Setting, state: State, seat: Seat): View => {
  const known = looks.get(state);
  const looked = known?.setting === setting ? known : { setting, views: new Map<string, View>() };
  if (looked !== known) looks.set(state, looked);
  const name = seatName(seat);
  const seen = looked.views.get(name) ?? viewOf(setting, state, seat);
  looked.views.set(name, seen);
  return seen;
};

type Draft = { -readonly [Key in keyof View]: View[Key] };

/** Laid down field by field: a view is made after every order, for every seat. */
const viewOf = (setting: Setting, state: State, seat: Seat): View => {
  // On the umpire's table, too, blocks have the names that both sides use.
  const as = seat === 'umpire' ? 'spectator' : seat;
  const us = isPlayer(as) ? as.side : undefined;
  const draft: Draft = {
    day: state.day,
    turn: state.turn,
    phase: state.phase,
    seats: state.seats,
    fought: state.fought,
    packed: state.packed,
    sacked: state.sacked,
    withdrawn: state.withdrawn,
    count: state.count,
    formations: us === undefined ? [] : ownFormations(state, us),
    mine: us === undefined ? [] : ownPieces(state, us),
    theirs: theirBlocks(setting, state, as),
    cup: bySide(setting, (side) => chitsOf(state, side)),
    stack: state.stack.map((each) => chitFor(state, as, each)),
    let: state.let,
    contacts: state.contacts.map((each) => contactFor(state, as, each)),
    supports: supportsFor(state, as),
    deploying: namesFor(state, as, state.deploying),
    losses: lossesOf(setting, state),
  };
  addOwn(draft, state, us);
  addTurn(draft, state, as);
  if (seat === 'umpire') draft.whole = state;
  return draft;
};

const addOwn = (draft: Draft, state: State, us: Side | undefined): void => {
  if (us === undefined) return;
  draft.us = us;
  const [written, rallies] = [state.written?.[us], ralliesFor(state, us)];
  if (written !== undefined) draft.written = written;
  if (rallies !== undefined) draft.rallies = rallies;
};

/** What is not always there. */
const addTurn = (draft: Draft, state: State, as: Seat): void => {
  const { drawn, came, activation, combat, immediate, inAction, struck } = state;
  if (drawn !== undefined) draft.drawn = chitFor(state, as, drawn);
  if (came !== undefined) draft.came = came;
  if (activation !== undefined) draft.activation = activationFor(state, as, activation);
  if (combat !== undefined) draft.combat = combatFor(state, as, combat);
  if (immediate !== undefined) draft.immediate = immediate;
  if (inAction !== undefined) draft.inAction = namesFor(state, as, inAction);
  if (struck !== undefined) draft.struck = namesFor(state, as, struck);
};

const bySide = <T>({ sides }: Setting, of: (side: Side) => T): Readonly<Record<Side, T>> => {
  const all: Record<Side, T> = {};
  for (const { id } of sides) all[id] = of(id);
  return all;
};

const chitsOf = ({ cup, formations }: State, side: Side): number => {
  let chits = 0;
  for (const each of cup) if (formations[each]?.side === side) chits += 1;
  return chits;
};

const byId = <T extends { readonly id: string }>(a: T, b: T): number => (a.id < b.id ? -1 : 1);

const chitPlace = ({ cup, stack, drawn, played }: State, formation: number): ChitPlace => {
  if (drawn === formation) return 'up';
  if (stack.includes(formation)) return 'waiting';
  if (cup.includes(formation)) return 'cup';
  return played.includes(formation) ? 'played' : 'none';
};

/** By id, so that the order tells nothing of how the scenario lists them. */
const ownFormations = (state: State, side: Side): readonly OwnFormation[] => {
  const { cup, stack, drawn, played } = state;
  const known = rosters.get(state.formations)?.get(side);
  const isSame =
    known?.cup === cup && known.stack === stack && known.drawn === drawn && known.played === played;
  if (isSame) return known.own;
  const own: OwnFormation[] = [];
  state.formations.forEach((formation, index) => {
    if (formation.side === side) own.push(ownFormation(state, formation, index));
  });
  own.sort(byId);
  const bySide = rosters.get(state.formations) ?? new Map<Side, Roll>();
  rosters.set(state.formations, bySide.set(side, { cup, stack, drawn, played, own }));
  return own;
};

/** The formations of a side, for as long as no chit moves. */
interface Roll extends Pick<State, 'cup' | 'stack' | 'played'> {
  readonly drawn: number | undefined;
  readonly own: readonly OwnFormation[];
}

const rosters = new WeakMap<State['formations'], Map<Side, Roll>>();

const ownFormation = (
  state: State,
  { id, rating, hq, walked, orders, next }: Formation,
  index: number,
): OwnFormation => ({
  id,
  rating,
  hq: at(state.pieces, hq)?.id ?? '',
  chit: chitPlace(state, index),
  ...(walked !== undefined && { walked }),
  ...(orders !== undefined && { orders }),
  ...(next !== undefined && { next }),
});

/** PB-R197g: what its trains have done is known to their own side. */
const ralliesFor = (state: State, us: Side): View['rallies'] => {
  const rallies = state.rallies?.flatMap(({ train, day, turn }) =>
    sideOf(state, train) === us ? [{ train: pieceOf(state, train).id, day, turn }] : [],
  );
  return rallies?.length === 0 ? undefined : rallies;
};

/** What can be told from the pieces alone, for as long as none of them changes. */
interface Listed {
  readonly of: State['formations'];
  readonly mine: Map<Side, readonly OwnPiece[]>;
  readonly theirs: Map<string, Seen>;
  losses?: { readonly setting: Setting; readonly bySide: View['losses'] };
}

/** The blocks of the enemy, for as long as no more is known of them. */
interface Seen {
  readonly known: State['known'];
  readonly setting: Setting;
  readonly list: readonly BoardBlock[];
}

const lists = new WeakMap<State['pieces'], Listed>();

const listed = ({ pieces, formations }: State): Listed => {
  const known = lists.get(pieces);
  if (known?.of === formations) return known;
  const fresh = {
    of: formations,
    mine: new Map<Side, readonly OwnPiece[]>(),
    theirs: new Map<string, Seen>(),
  };
  lists.set(pieces, fresh);
  return fresh;
};

const ownPieces = (state: State, side: Side): readonly OwnPiece[] => {
  const { mine } = listed(state);
  const known = mine.get(side);
  if (known !== undefined) return known;
  const own: OwnPiece[] = [];
  for (const piece of flat(state.pieces)) {
    if (state.formations[piece.formation]?.side === side) own.push(ownPiece(state, side, piece));
  }
  own.sort((a, b) => (a.ref < b.ref ? -1 : 1));
  mine.set(side, own);
  return own;
};

const owned = new WeakMap<Piece, OwnPiece>();

/** Most pieces stand as they did in the last view. */
const ownPiece = (state: State, side: Side, piece: Piece): OwnPiece => {
  const formation = state.formations[piece.formation]?.id ?? '';
  const known = owned.get(piece);
  if (known?.formation === formation && known.side === side) return known;
  const own = standsHere(ownPieceOf(formation, side, piece));
  owned.set(piece, own);
  return own;
};

const ownPieceOf = (formation: string, side: Side, piece: Piece): OwnPiece => {
  const { id, kind, where, x, y, heading, spent, column, unpacked, enters, lostOn, recovered, mustered } =
    piece;
  const { ground, horse, from } = piece;
  return {
    ref: id,
    side,
    ...{ kind, where, x, y, heading, spent },
    arm: kindFacts[kind].arm,
    formation,
    ...(ground !== undefined && { ground }),
    ...(horse !== undefined && { horse }),
    ...(from !== undefined && { from }),
    ...(column !== undefined && { column }),
    ...(unpacked !== undefined && { unpacked }),
    ...(lostOn !== undefined && { lostOn }),
    ...(recovered !== undefined && { recovered }),
    ...(mustered !== undefined && { mustered }),
    ...(enters !== undefined && { enters }),
  };
};

/** The blocks of a side as its enemy knows them, in the order of their aliases. */
const addBlocks = (setting: Setting, state: State, seat: Seat, side: Side, list: BoardBlock[]): void => {
  flat(state.known[watcherOf(state, side)] ?? []).forEach((sighting, alias) => {
    if (sighting.off !== undefined) return;
    const block = blockOf(state, side, sighting, aliasName(seat, side, alias));
    const holds = answerOf(setting, state, sighting.piece);
    list.push(holds === undefined ? block : { ...block, holds });
  });
};

const theirBlocks = (setting: Setting, state: State, seat: Seat): readonly BoardBlock[] => {
  const { theirs } = listed(state);
  const name = seatName(seat);
  const before = theirs.get(name);
  if (before?.known === state.known && before.setting === setting) return before.list;
  const list: BoardBlock[] = [];
  for (const { id } of setting.sides) if (!isPrivy(seat, id)) addBlocks(setting, state, seat, id, list);
  theirs.set(name, { known: state.known, setting, list });
  return list;
};

const blocks = new WeakMap<Sighting, { readonly of: Piece; readonly block: BoardBlock }>();

/** PB-R104: nobody is told whether a Reserve is empty; a club may have it that one answers to that. */
const answerOf = ({ switches }: Setting, state: State, piece: number): boolean | undefined => {
  if (switches.reserveAsked === 'no') return undefined;
  const { kind, formation } = pieceOf(state, piece);
  return isStaff(kind)
    ? flat(state.pieces).some((each) => each.formation === formation && each.where === 'reserve')
    : undefined;
};

const blockOf = (state: State, side: Side, sighting: Sighting, ref: string): BoardBlock => {
  const piece = pieceOf(state, sighting.piece);
  const known = blocks.get(sighting);
  if (known?.of === piece && known.block.ref === ref && known.block.side === side) return known.block;
  const block = standsHere(blockSeen(piece, side, sighting, ref));
  blocks.set(sighting, { of: piece, block });
  return block;
};

const blockSeen = (piece: Piece, side: Side, sighting: Sighting, ref: string): BoardBlock => {
  const { x, y, heading, column, ground } = piece;
  const { kind, spent, unpacked } = sighting;
  const arm = kind === undefined ? sighting.arm : kindFacts[kind].arm;
  return {
    ...{ ref, side, x, y, heading },
    ...(ground !== undefined && { ground }),
    ...(column !== undefined && { column }),
    ...(arm !== undefined && { arm }),
    ...(kind !== undefined && { kind }),
    ...(spent !== undefined && { spent }),
    ...(unpacked !== undefined && { unpacked }),
  };
};

/** Who of the enemy has rallied out of sight is nobody's business; whom he struck felt it. */
const activationFor = (
  state: State,
  seat: Seat,
  { formation, acted, struck }: Activation,
): NonNullable<View['activation']> => {
  const chit = chitFor(state, seat, formation);
  return {
    ...chit,
    acted: isPrivy(seat, chit.side) ? namesFor(state, seat, acted) : [],
    struck: namesFor(state, seat, struck),
  };
};

/** What falls on the field is seen; in the order of the kinds, so that it does not tell who fell first. */
const lossesOf = (setting: Setting, state: State): View['losses'] => {
  const list = listed(state);
  if (list.losses?.setting === setting) return list.losses.bySide;
  const losses = bySide(setting, (side) => lossesIn(state, side));
  list.losses = { setting, bySide: losses };
  return losses;
};

const lossesIn = (state: State, side: Side): readonly PieceKind[] =>
  flat(state.pieces)
    .filter(({ where, formation }) => where === 'lost' && state.formations[formation]?.side === side)
    .map(({ kind }) => kind)
    .sort((a, b) => pieceKinds.indexOf(a) - pieceKinds.indexOf(b));
