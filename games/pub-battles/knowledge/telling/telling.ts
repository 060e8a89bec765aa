import { flat, type Seat } from '@grognard/engine';
import type { EventOf } from '../../model/events.ts';
import { pieceOf, sideOf } from '../../model/piece-change.ts';
import type { State } from '../../model/state.ts';
import type { Told } from '../../model/told.ts';
import { chitFor, contactFor } from '../named.ts';
import { isPrivy, nameFor, refFor, watcherOf } from '../names.ts';

type Of = { readonly side: string; readonly piece: string };

const ifNamed = (
  { piece }: { readonly piece: number },
  state: State,
  seat: Seat,
  tell: (of: Of) => Told,
): Told | undefined => {
  const name = nameFor(state, seat, piece);
  return name === undefined ? undefined : tell({ side: sideOf(state, piece), piece: name });
};

/** Whoever does not know the piece learns what there is to learn by sighting it. */
export const ifPrivy = (
  event: { readonly piece: number },
  state: State,
  seat: Seat,
  tell: (of: Of) => Told,
): Told | undefined =>
  isPrivy(seat, sideOf(state, event.piece)) ? ifNamed(event, state, seat, tell) : undefined;

export const chitTold = (
  event: EventOf<'drawn' | 'jumped' | 'resumed' | 'activated' | 'done'>,
  state: State,
  seat: Seat,
): Told => {
  const chit = chitFor(state, seat, event.formation);
  // PB-R044 is why the enemy is not told which formation it is.
  const rules = chit.formation === undefined ? [...event.rules, 'PB-R044'] : event.rules;
  if (event.kind !== 'drawn' || event.back === undefined) return { kind: event.kind, ...chit, rules };
  return { kind: 'drawn', ...chit, back: chitFor(state, seat, event.back), rules };
};

export const attemptTold = (event: EventOf<'attempted'>, state: State, seat: Seat): Told => {
  const { what, die, succeeded, rules, shown = rules } = event;
  const told = { kind: 'attempted', what, die, succeeded, rules } as const;
  const side = sideOf(state, event.hq);
  if (!isPrivy(seat, side)) return { ...told, rules: shown, side };
  return { ...told, ...chitFor(state, seat, event.formation), hq: pieceOf(state, event.hq).id };
};

/** PB-R148, PB-R149: who goes back is seen; why, only of one's own and of whom one has met. */
export const backTold = (
  event: EventOf<'pushed' | 'retreated'>,
  state: State,
  seat: Seat,
): Told | undefined =>
  ifNamed(event, state, seat, (of) => {
    const { piece, to } = event;
    const isKnown = isPrivy(seat, of.side) || isDisclosed(state, piece);
    return event.kind === 'pushed'
      ? { kind: 'pushed', ...of, to, why: event.why, rules: event.rules }
      : { kind: 'retreated', ...of, to, rules: isKnown ? event.rules : (event.shown ?? event.rules) };
  });

/** Whether the enemy of a piece knows its quality. */
const isDisclosed = (state: State, piece: number): boolean =>
  flat(state.known[watcherOf(state, sideOf(state, piece))] ?? []).some(
    (sighting) => sighting.piece === piece && sighting.off === undefined && sighting.kind !== undefined,
  );

/** A block that was not on the map before is told of when it is sighted. */
export const marchTold = (event: EventOf<'marched'>, before: State, seat: Seat): Told | undefined =>
  ifNamed(event, before, seat, (of) => {
    const { path, to, column, entered, halted, rules } = event;
    const how = { ...(entered !== undefined && { entered }), ...(halted !== undefined && { halted }) };
    return { kind: 'marched', ...of, path, to, column, ...how, rules };
  });

/** A contact that another takes over, or that is met anew in the same place, is neither broken nor made. */
export const contactTold = (
  { kind, why, rules }: EventOf<'contacted' | 'parted'>,
  contact: State['contacts'][number] | undefined,
  state: State,
  seat: Seat,
): Told | undefined =>
  contact === undefined || why !== undefined
    ? undefined
    : { kind, side: sideOf(state, contact.attacker), contact: contactFor(state, seat, contact), rules };

export const supportTold = (
  event: EventOf<'supported' | 'unsupported'>,
  state: State,
  seat: Seat,
): Told | undefined => {
  const support = nameFor(state, seat, event.support);
  if (support === undefined) return undefined;
  const side = sideOf(state, event.support);
  if (event.kind === 'unsupported') return { kind: 'unsupported', side, support, rules: event.rules };
  // A support that draws up once more where it stands is no news to the enemy.
  const isOld = state.supports.some((each) => each.lead === event.lead && each.support === event.support);
  const lead = isOld && !isPrivy(seat, side) ? undefined : nameFor(state, seat, event.lead);
  return lead === undefined ? undefined : { kind: 'supported', side, lead, support, rules: event.rules };
};

export const volleyTold = (
  { volley, bombardment, rules }: EventOf<'fired'>,
  state: State,
  seat: Seat,
): Told => {
  const { dice, modifiers, hits } = volley;
  const side = sideOf(state, volley.shooter);
  const shooter = refFor(state, seat, volley.shooter);
  const target = refFor(state, seat, volley.target);
  return { kind: 'fired', volley: { side, shooter, target, dice, modifiers, hits }, bombardment, rules };
};

export const packedTold = ({ piece, rules }: EventOf<'packed'>, state: State, seat: Seat): Told => {
  const side = sideOf(state, piece);
  return isPrivy(seat, side)
    ? { kind: 'packed', side, piece: pieceOf(state, piece).id, rules }
    : { kind: 'packed', side, rules };
};

export const lossTold = ({ piece, rules }: EventOf<'lost'>, state: State, seat: Seat): Told => {
  const name = nameFor(state, seat, piece);
  const told = { kind: 'lost', side: sideOf(state, piece), lost: pieceOf(state, piece).kind, rules } as const;
  return name === undefined ? told : { ...told, piece: name };
};
