import { at, type Chunks, type Side, sizeOf, withAt } from '@grognard/engine';
import { isStaff } from './kinds.ts';
import { atRest, type Change, packedUp, pieceAfter } from './piece-change.ts';
import { recent } from './recent.ts';
import { stateAfter } from './state-change.ts';
import type { Event, Piece, Sighting, Stand, State } from './state-types.ts';
import { acted, inAction, inPhase, newTurn, obeying, struck, walked } from './turn-memory.ts';

interface Step {
  readonly from: State;
  readonly to: State;
}

const steps = recent<Event, Step>();

/**
 * The state after an event; no rule is applied here. Rules look ahead, one after the other, along the same events that
 * happen in the end: a step that has just been taken is not taken anew.
 */
export const evolve = (state: State, event: Event): State => {
  const known = steps.of(event);
  if (known?.from === state) return known.to;
  const to = evolved(state, event);
  steps.keep(event, { from: state, to });
  return to;
};

const evolved = (state: State, event: Event): State => {
  switch (event.kind) {
    case 'turn':
      return newTurn(settled(state), event);
    case 'drawn':
      return stateAfter(state, {
        activation: undefined,
        cup: cupAfter(state, event),
        drawn: event.formation,
        came: event.back === undefined ? 'drawn' : 'replacing',
        let: [],
        phase: 'alter',
        count: state.count + 1,
      });
    case 'jumped':
      return stateAfter(state, {
        cup: state.cup.filter((each) => each !== event.formation),
        stack: [
          ...state.stack.filter((each) => each !== event.formation),
          ...(state.drawn === undefined ? [] : [state.drawn]),
        ],
        drawn: event.formation,
        came: 'jumped',
        let: [],
        count: state.count + 1,
      });
    case 'resumed':
      return stateAfter(state, {
        stack: state.stack.filter((each) => each !== event.formation),
        drawn: event.formation,
        came: 'resumed',
        let: [],
        phase: 'alter',
        count: state.count + 1,
      });
    case 'attempted':
      return stateAfter(state, {
        pieces: piecesAfter(state, event.hq, { spent: true }),
        let: [],
        count: state.count + 1,
      });
    case 'let':
      return stateAfter(state, { let: [...state.let, event.seat] });
    case 'activated':
      return stateAfter(state, {
        formations: obeying(state.formations, event.formation),
        phase: 'activation',
        activation: { formation: event.formation, acted: [], struck: [] },
        count: state.count + 1,
      });
    case 'done':
      return stateAfter(state, {
        activation: undefined,
        drawn: undefined,
        came: undefined,
        played: [...state.played, event.formation],
      });
    case 'marched':
      return acted(
        walked(
          withPiece(state, event.piece, {
            x: event.to.x,
            y: event.to.y,
            heading: event.to.heading,
            where: 'map',
            column: event.column,
            ground: event.ground,
            from: setOut(state, event),
          }),
          event,
        ),
        event.piece,
      );
    case 'left':
      return acted(withPiece(state, event.piece, { where: 'gone' }), event.piece);
    case 'hid':
      return acted(withPiece(state, event.piece, { where: 'reserve', column: false }), event.piece);
    case 'deployed':
      return withPiece(state, event.piece, standingAt(event.to, event.column, 'map'));
    case 'pushed':
    case 'retreated':
      return withPiece(state, event.piece, standingAt(event.to, false));
    case 'recovered':
      return withPiece(state, event.piece, {
        x: event.to.x,
        y: event.to.y,
        heading: event.to.heading,
        where: 'map',
        spent: true,
        recovered: true,
        column: false,
      });
    case 'contacted':
      return struck(
        stateAfter(state, { contacts: [...state.contacts, event.contact], count: state.count + 1 }),
        event.contact.defender,
      );
    case 'parted':
      return stateAfter(state, {
        contacts: state.contacts.filter(({ arrival }) => arrival !== event.arrival),
      });
    case 'supported':
      return stateAfter(state, {
        supports: [
          ...(event.and === true ? state.supports : unsupportedBy(state, event.support)),
          { lead: event.lead, support: event.support },
        ],
      });
    case 'unsupported':
      return stateAfter(state, { supports: unsupportedBy(state, event.support, event.lead) });
    case 'fired':
      return event.bombardment ? struck(acted(state, event.volley.shooter), event.volley.target) : state;
    case 'spent':
      return withPiece(state, event.piece, { spent: true });
    case 'refreshed':
      return state.formations.reduce((now, { hq }) => withPiece(now, hq, { spent: false }), state);
    case 'rallied':
      return acted(rallied(state, event), event.piece);
    case 'unpacked':
      return stateAfter(state, {
        pieces: piecesAfter(state, event.piece, { unpacked: true }),
        count: state.count + 1,
      });
    case 'packed': {
      return stateAfter(state, {
        pieces: withAt(state.pieces, event.piece, packedUp(pieceOf(state, event.piece))),
        packed: [...state.packed, sideOf(state, event.piece)],
        count: state.count + 1,
      });
    }
    case 'lost':
      return lost(state, event.piece);
    case 'phase':
      return inPhase(state, event);
    case 'planned':
      return planned(state, event);
    case 'wrote':
      return wrote(state, event);
    case 'mustered': {
      const { spent } = pieceOf(state, event.piece);
      return withPiece(state, event.piece, { mustered: true, spent: spent || !event.full });
    }
    case 'combat':
      return event.combat === null
        ? stateAfter(state, {
            combat: undefined,
            inAction: inAction(state, state.combat?.bloodied ?? []),
            fought: [...state.fought, ...(state.combat?.contacts.slice(0, 1) ?? [])],
            count: state.count + 1,
          })
        : stateAfter(state, { combat: event.combat, count: state.count + 1 });
    case 'deploying':
      return stateAfter(state, { deploying: event.hqs, count: state.count + 1 });
    case 'sighted':
      return sighted(state, event.side, event.piece, event.learnt);
    case 'nightfell':
      return stateAfter(state, { withdrawn: event.withdrawn, count: state.count + 1 });
  }
};

/** Where staff set out from. */
const setOut = (
  state: State,
  { piece, path: [start], entered }: Extract<Event, { kind: 'marched' }>,
): Piece['from'] => (isStaff(pieceOf(state, piece).kind) && entered === undefined ? start : undefined);

/** At the beginning of a turn all staff stands where it stands. */
const settled = (state: State): State =>
  state.formations.reduce((now, { hq }) => {
    const staff = at(now.pieces, hq);
    return staff?.from === undefined ? now : withWhole(now, hq, atRest(staff));
  }, state);

const wrote = (state: State, { formation, errand, atOnce }: Extract<Event, { kind: 'wrote' }>): State => {
  const { side = '' } = state.formations[formation] ?? {};
  const formations = state.formations.map((each, place) =>
    place === formation ? { ...each, ...(atOnce ? { orders: errand } : { next: errand }) } : each,
  );
  const written = { ...state.written, [side]: (state.written?.[side] ?? 0) + 1 };
  return stateAfter(state, { formations, written, count: state.count + 1 });
};

const planned = (state: State, { posted, errands }: Extract<Event, { kind: 'planned' }>): State => {
  const placed = posted.reduce((now, { piece, formation, where, enters }) => {
    const { enters: _enters, ...rest } = pieceOf(now, piece);
    return withWhole(now, piece, { ...rest, formation, where, ...(enters !== undefined && { enters }) });
  }, state);
  const formations = placed.formations.map((each, place) => {
    const errand = errands.find(({ formation }) => formation === place);
    return errand === undefined ? each : { ...each, orders: { to: errand.to, attack: errand.attack } };
  });
  return stateAfter(placed, { formations, count: state.count + 1 });
};

const cupAfter = (
  { cup }: State,
  { formation, back }: Extract<Event, { kind: 'drawn' }>,
): readonly number[] => [...cup.filter((each) => each !== formation), ...(back === undefined ? [] : [back])];

export const pieceOf = (state: Pick<State, 'pieces'>, index: number): Piece => {
  const piece = at(state.pieces, index);
  if (piece === undefined) throw new RangeError(`there is no piece ${index}`);
  return piece;
};

export const sideOf = (state: Pick<State, 'pieces' | 'formations'>, index: number): Side =>
  state.formations[pieceOf(state, index).formation]?.side ?? '';

const withWhole = (state: State, index: number, piece: Piece): State =>
  stateAfter(state, { pieces: withAt(state.pieces, index, piece) });

const piecesAfter = (state: State, index: number, change: Change): State['pieces'] =>
  withAt(state.pieces, index, pieceAfter(pieceOf(state, index), change));

const withPiece = (state: State, index: number, change: Change): State =>
  stateAfter(state, { pieces: piecesAfter(state, index, change) });

const standingAt = ({ x, y, heading }: Stand, column: boolean, where?: Piece['where']): Change => ({
  x,
  y,
  heading,
  where,
  column,
});

const rallied = (state: State, { piece, heading, train }: Extract<Event, { kind: 'rallied' }>): State => {
  const fresh = withPiece(state, piece, { spent: false, heading });
  const { day, turn, rallies = [] } = state;
  return train === undefined ? fresh : stateAfter(fresh, { rallies: [...rallies, { train, day, turn }] });
};

const unsupportedBy = (state: State, support: number, lead?: number): State['supports'] =>
  state.supports.filter((each) => each.support !== support || (lead !== undefined && each.lead !== lead));

const lost = (state: State, index: number): State => {
  const gone = withPiece(state, index, { where: 'lost', lostOn: state.day });
  const isTrain = pieceOf(state, index).kind === 'baggage';
  return isTrain ? stateAfter(gone, { sacked: [...state.sacked, sideOf(state, index)] }) : gone;
};

/** The alias under which a side knows a block on the map; the next free one if it does not yet. */
export const aliasOf = (known: Chunks<Sighting>, piece: number): number =>
  aliasesIn(known)[piece] ?? sizeOf(known);

const aliases = new WeakMap<Chunks<Sighting>, readonly (number | undefined)[]>();

/** The aliases of all blocks that a side knows on the map, by piece. */
export const aliasesIn = (known: Chunks<Sighting>): readonly (number | undefined)[] => {
  const listed = aliases.get(known);
  if (listed !== undefined) return listed;
  const list: (number | undefined)[] = [];
  for (let alias = sizeOf(known) - 1; alias >= 0; alias -= 1) {
    const sighting = at(known, alias);
    if (sighting === undefined || sighting.off !== undefined) continue;
    while (list.length <= sighting.piece) list.push(undefined);
    list[sighting.piece] = alias;
  }
  aliases.set(known, list);
  return list;
};

const sighted = (state: State, side: Side, piece: number, learnt: Learnt): State => {
  const known = state.known[side] ?? [];
  const alias = aliasOf(known, piece);
  const now = withAt(known, alias, sightingAfter(piece, at(known, alias), learnt));
  // Whoever was known and is so still keeps his alias, and so do all others.
  if (alias < sizeOf(known) && learnt.off === undefined) aliases.set(now, aliasesIn(known));
  return stateAfter(state, { known: { ...state.known, [side]: now } });
};

type Learnt = Omit<Sighting, 'piece'>;

const sightingAfter = (piece: number, was: Learnt | undefined, learnt: Learnt): Sighting => {
  const arm = learnt.arm ?? was?.arm;
  const kind = learnt.kind ?? was?.kind;
  const spent = learnt.spent ?? was?.spent;
  const unpacked = learnt.unpacked ?? was?.unpacked;
  const off = learnt.off ?? was?.off;
  const sighting: { -readonly [Key in keyof Sighting]: Sighting[Key] } = { piece };
  if (arm !== undefined) sighting.arm = arm;
  if (kind !== undefined) sighting.kind = kind;
  if (spent !== undefined) sighting.spent = spent;
  if (unpacked !== undefined) sighting.unpacked = unpacked;
  if (off !== undefined) sighting.off = off;
  return sighting;
};

export const standOf = ({ x, y, heading }: Piece): Stand => ({ x, y, heading });
