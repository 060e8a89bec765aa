import { at, type Chunks, sizeOf, withAt } from '@grognard/engine';
import { changing, pieceOf, putBack, sideOf } from './piece-change.ts';
import {
  comesBack,
  goes,
  hides,
  isLost,
  marches,
  moves,
  musters,
  packs,
  rallies,
  settle,
  stands,
  tires,
} from './piece-doings.ts';
import { recent } from './recent.ts';
import type { Event, Piece, Sighting, Stand, State } from './state.ts';
import { type Draft, draftOf, stateOf } from './state-change.ts';
import { acts, fights, isStruck, newTurn, obeying, walks } from './turn-memory.ts';
import type { Coming } from './vocabulary.ts';

export { pieceOf, sideOf };

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
  // Powder alone changes nothing: what it does is told by other events.
  if (event.kind === 'fired' && !event.bombardment) return state;
  const now = draftOf(state);
  happen(now, event);
  return stateOf(now);
};

const happen = (now: Draft, event: Event): void => {
  switch (event.kind) {
    case 'turn':
      settle(now);
      newTurn(now, event);
      break;
    case 'drawn':
      comesUp(now, event.formation, event.back === undefined ? 'drawn' : 'replacing');
      now.activation = undefined;
      now.cup = cupAfter(now, event);
      now.phase = 'alter';
      break;
    case 'jumped':
      now.cup = without(now.cup, event.formation);
      now.stack = [...without(now.stack, event.formation), ...(now.drawn === undefined ? [] : [now.drawn])];
      comesUp(now, event.formation, 'jumped');
      break;
    case 'resumed':
      now.stack = without(now.stack, event.formation);
      comesUp(now, event.formation, 'resumed');
      now.phase = 'alter';
      break;
    case 'attempted':
      tires(now, event.hq, true);
      now.let = [];
      now.count += 1;
      break;
    case 'let':
      now.let = [...now.let, event.seat];
      break;
    case 'activated':
      now.formations = obeying(now.formations, event.formation);
      now.phase = 'activation';
      now.activation = { formation: event.formation, acted: [], struck: [] };
      now.count += 1;
      break;
    case 'done':
      now.activation = undefined;
      now.drawn = undefined;
      now.came = undefined;
      now.played = [...now.played, event.formation];
      break;
    case 'marched':
      marches(now, event);
      walks(now, event);
      acts(now, event.piece);
      break;
    case 'left':
      goes(now, event.piece, 'gone');
      acts(now, event.piece);
      break;
    case 'hid':
      hides(now, event.piece);
      acts(now, event.piece);
      break;
    case 'deployed':
      stands(now, event.piece, event.to, event.column);
      break;
    case 'pushed':
    case 'retreated':
      moves(now, event.piece, event.to);
      break;
    case 'recovered':
      comesBack(now, event.piece, event.to);
      break;
    case 'contacted':
      now.contacts = [...now.contacts, event.contact];
      now.count += 1;
      isStruck(now, event.contact.defender);
      break;
    case 'parted':
      now.contacts = now.contacts.filter(({ arrival }) => arrival !== event.arrival);
      break;
    case 'supported':
      now.supports = [
        ...(event.and === true ? now.supports : unsupportedBy(now, event.support)),
        { lead: event.lead, support: event.support },
      ];
      break;
    case 'unsupported':
      now.supports = unsupportedBy(now, event.support, event.lead);
      break;
    case 'fired':
      acts(now, event.volley.shooter);
      isStruck(now, event.volley.target);
      break;
    case 'spent':
      tires(now, event.piece, true);
      break;
    case 'refreshed':
      for (const { hq } of now.formations) tires(now, hq, false);
      break;
    case 'rallied':
      rallies(now, event);
      acts(now, event.piece);
      break;
    case 'unpacked':
      packs(now, event.piece, true);
      now.count += 1;
      break;
    case 'packed':
      packs(now, event.piece, undefined);
      now.packed = [...now.packed, sideOf(now, event.piece)];
      now.count += 1;
      break;
    case 'lost':
      isLost(now, event.piece);
      break;
    case 'phase':
      now.phase = event.phase;
      now.immediate = event.immediate;
      now.count += 1;
      break;
    case 'planned':
      isPlanned(now, event);
      break;
    case 'wrote':
      isWritten(now, event);
      break;
    case 'mustered':
      musters(now, event);
      break;
    case 'combat':
      if (event.combat === null) endCombat(now);
      else now.combat = event.combat;
      now.count += 1;
      break;
    case 'deploying':
      now.deploying = event.hqs;
      now.count += 1;
      break;
    case 'sighted':
      isSighted(now, event);
      break;
    case 'nightfell':
      now.withdrawn = event.withdrawn;
      now.count += 1;
      break;
  }
};

const without = (chits: readonly number[], formation: number): readonly number[] =>
  chits.filter((each) => each !== formation);

const cupAfter = (
  { cup }: Pick<State, 'cup'>,
  { formation, back }: Extract<Event, { kind: 'drawn' }>,
): readonly number[] => [...without(cup, formation), ...(back === undefined ? [] : [back])];

const comesUp = (now: Draft, formation: number, came: Coming): void => {
  now.drawn = formation;
  now.came = came;
  now.let = [];
  now.count += 1;
};

const endCombat = (now: Draft): void => {
  fights(now, now.combat?.bloodied ?? []);
  now.fought = [...now.fought, ...(now.combat?.contacts.slice(0, 1) ?? [])];
  now.combat = undefined;
};

const isWritten = (now: Draft, { formation, errand, atOnce }: Extract<Event, { kind: 'wrote' }>): void => {
  const { side = '' } = now.formations[formation] ?? {};
  now.formations = now.formations.map((each, place) =>
    place === formation ? { ...each, ...(atOnce ? { orders: errand } : { next: errand }) } : each,
  );
  now.written = { ...now.written, [side]: (now.written?.[side] ?? 0) + 1 };
  now.count += 1;
};

const isPlanned = (now: Draft, { posted, errands }: Extract<Event, { kind: 'planned' }>): void => {
  for (const { piece: index, formation, where, enters } of posted) {
    const piece = changing(now, index);
    piece.formation = formation;
    piece.where = where;
    piece.enters = enters;
    putBack(now, index, piece);
  }
  now.formations = now.formations.map((each, place) => {
    const errand = errands.find(({ formation }) => formation === place);
    return errand === undefined ? each : { ...each, orders: { to: errand.to, attack: errand.attack } };
  });
  now.count += 1;
};

const unsupportedBy = (
  { supports }: Pick<State, 'supports'>,
  support: number,
  lead?: number,
): State['supports'] =>
  supports.filter((each) => each.support !== support || (lead !== undefined && each.lead !== lead));

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

const isSighted = (now: Draft, { side, piece, learnt }: Extract<Event, { kind: 'sighted' }>): void => {
  const known = now.known[side] ?? [];
  const alias = aliasOf(known, piece);
  const list = withAt(known, alias, sightingAfter(piece, at(known, alias), learnt));
  // Whoever was known and is so still keeps his alias, and so do all others.
  if (alias < sizeOf(known) && learnt.off === undefined) aliases.set(list, aliasesIn(known));
  now.known = { ...now.known, [side]: list };
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
