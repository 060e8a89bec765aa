import { at, isPlayer, type Seat, type Side, sameSeat } from '@grognard/engine';
import { topic } from '../model/memory.ts';
import { pieceOf, sideOf } from '../model/piece-change.ts';
import { lately } from '../model/recent.ts';
import type { Setting } from '../model/setting.ts';
import type { Activation, Formation, State } from '../model/state.ts';
import type { ChitPlace, OwnFormation, View } from '../model/view.ts';
import { chitFor, combatFor, contactFor, supportsFor } from './named.ts';
import { isPrivy, namesFor } from './names.ts';
import { lossesOf, ownPieces, theirBlocks } from './view-pieces.ts';

/** Whoever looks at a battle looks at what it came to last; a few are looked at in turn while generals think. */
const looks = topic(() => lately<State, { readonly seat: Seat; readonly view: View }[]>(16));

/**
 * What a seat knows. A spectator knows of each side what its enemy knows; an umpire knows all. A state does not change,
 * so whoever looks at it twice sees the same.
 */
export const view = (setting: Setting, state: State, seat: Seat): View => {
  const last = setting.memory(looks);
  const known = last.of(state);
  const views = known ?? [];
  if (known === undefined) last.keep(state, views);
  for (const each of views) if (each.seat === seat || isSame(each.seat, seat)) return each.view;
  const seen = viewOf(setting, state, seat);
  views.push({ seat, view: seen });
  return seen;
};

const isSame = (a: Seat, b: Seat): boolean => isPlayer(a) && isPlayer(b) && sameSeat(a, b);

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
    formations: us === undefined ? [] : ownFormations(setting, state, us),
    mine: us === undefined ? [] : ownPieces(setting, state, us),
    theirs: theirBlocks(setting, state, as),
    cup: chitsIn(setting, state),
    stack: state.stack.map((each) => chitFor(state, as, each)),
    let: state.let,
    contacts: state.contacts.map((each) => contactFor(state, as, each)),
    supports: state.supports.length === 0 ? [] : supportsFor(state, as),
    deploying: state.deploying.length === 0 ? [] : namesFor(state, as, state.deploying),
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
  const written = state.written?.[us];
  const rallies = state.rallies === undefined ? undefined : ralliesFor(state, us);
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

interface Counted {
  readonly formations: State['formations'];
  readonly chits: View['cup'];
}

const cups = topic(() => lately<State['cup'], Counted>(4));

/** How many chits of each side are in the cup. */
const chitsIn = (setting: Setting, state: State): View['cup'] => {
  const last = setting.memory(cups);
  const known = last.of(state.cup);
  if (known?.formations === state.formations) return known.chits;
  const chits: Record<Side, number> = {};
  for (const { id } of setting.sides) chits[id] = chitsOf(state, id);
  last.keep(state.cup, { formations: state.formations, chits });
  return chits;
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
const ownFormations = ({ memory }: Setting, state: State, side: Side): readonly OwnFormation[] => {
  const { cup, stack, drawn, played } = state;
  const rosters = memory(rolls);
  const known = rosters.get(state.formations)?.get(side);
  const isSame =
    known?.cup === cup && known.stack === stack && known.drawn === drawn && known.played === played;
  if (isSame) return known.own;
  const order = known?.order ?? inOrder(state.formations, side);
  const own: OwnFormation[] = [];
  for (const index of order) own.push(ownFormation(state, state.formations[index] as Formation, index));
  const bySide = rosters.get(state.formations) ?? new Map<Side, Roll>();
  if (known === undefined) rosters.set(state.formations, bySide);
  bySide.set(side, { cup, stack, drawn, played, order, own });
  return own;
};

const inOrder = (formations: State['formations'], side: Side): readonly number[] => {
  const order: number[] = [];
  formations.forEach((formation, index) => {
    if (formation.side === side) order.push(index);
  });
  return order.sort((a, b) => byId(formations[a] as Formation, formations[b] as Formation));
};

/** The formations of a side, for as long as no chit moves. */
interface Roll extends Pick<State, 'cup' | 'stack' | 'played'> {
  readonly drawn: number | undefined;
  /** Their places among all. */
  readonly order: readonly number[];
  readonly own: readonly OwnFormation[];
}

const rolls = topic(() => new WeakMap<State['formations'], Map<Side, Roll>>());

const ownFormation = (
  state: State,
  { id, rating, hq, walked, orders, next }: Formation,
  index: number,
): OwnFormation => {
  const draft: { -readonly [Key in keyof OwnFormation]: OwnFormation[Key] } = {
    id,
    rating,
    hq: at(state.pieces, hq)?.id ?? '',
    chit: chitPlace(state, index),
  };
  if (walked !== undefined) draft.walked = walked;
  if (orders !== undefined) draft.orders = orders;
  if (next !== undefined) draft.next = next;
  return draft;
};

/** PB-R197g: what its trains have done is known to their own side. */
const ralliesFor = (state: State, us: Side): View['rallies'] => {
  const rallies = state.rallies?.flatMap(({ train, day, turn }) =>
    sideOf(state, train) === us ? [{ train: pieceOf(state, train).id, day, turn }] : [],
  );
  return rallies?.length === 0 ? undefined : rallies;
};

/** Who of the enemy has rallied out of sight is nobody's business; whom he struck felt it. */
const activationFor = (
  state: State,
  seat: Seat,
  { formation, acted, struck }: Activation,
): NonNullable<View['activation']> => {
  const { side, formation: id } = chitFor(state, seat, formation);
  const done = isPrivy(seat, side) ? namesFor(state, seat, acted) : [];
  const met = namesFor(state, seat, struck);
  return id === undefined
    ? { side, acted: done, struck: met }
    : { side, formation: id, acted: done, struck: met };
};
